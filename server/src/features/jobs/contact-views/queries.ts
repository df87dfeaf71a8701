import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface ContactView {
  account_id: string;
  day: string;
  job_id: string;
  /** A day. */
  max: number;
}

/** Returns false if the account has reached the daily limit. */
export async function addContactView(db: Database, { account_id, day, job_id, max }: ContactView) {
  const { rows } = await sql<{ shown: boolean }>`
    insert into contact_view (account_id, day, job_ids) values (${account_id}, ${day}, array[${job_id}]::uuid[])
    on conflict (account_id, day) do update set job_ids = case
      when ${job_id} = any(contact_view.job_ids) or cardinality(contact_view.job_ids) >= ${max}
      then contact_view.job_ids else contact_view.job_ids || ${job_id}::uuid end
    returning ${job_id} = any(job_ids) as shown
  `.execute(db);
  return rows[0]?.shown ?? false;
}

export async function hasApplied(db: Database, talent_id: string, job_id: string): Promise<boolean> {
  const applied = await db
    .selectFrom('application')
    .select('id')
    .where('talent_id', '=', talent_id)
    .where('job_id', '=', job_id)
    .executeTakeFirst();
  return applied !== undefined;
}

export function deleteContactViewsBefore(db: Database, day: string) {
  return db.deleteFrom('contact_view').where('day', '<', day).execute();
}

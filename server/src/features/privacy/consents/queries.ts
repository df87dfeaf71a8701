import type { Consent } from '@kirdaar/contract/privacy/consents';
import { sql } from 'kysely';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

interface ConsentRow extends Omit<Consent, 'texts'> {
  /** The ids of the consents of an application. */
  parts: string[];
}

/** Lists what an account has agreed to, newest first. The consents of one application are one row. */
export async function listConsents(db: Database, account_id: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select 'registration' as kind, null as about, version, language, agreed_at,
      null::timestamptz as withdrawn_at, true as active, '{}'::text[] as parts
    from registration_consent where account_id = ${account_id}
    union all
    select 'legal', page, version::text, language, agreed_at, null, true, '{}'
    from legal_consent where account_id = ${account_id}
    union all
    select 'application', ${jobTitle}, consent.version, consent.language,
      min(agreed_at), ended_at, ended_at is null, array_agg(consent.consent)
    from application
    join job on job.id = job_id
    join application_consent consent on consent.application_id = application.id
    -- A withdrawn application that was sent again is in force again.
    left join lateral (
      select max(happened_at) as ended_at from status_change
      where application_id = application.id and status = 'withdrawn' and application.status = 'withdrawn'
    ) ended on true
    where talent_id = ${account_id}
    group by application.id, job.id, consent.version, consent.language, ended_at
    union all
    select 'guardian', name || ' (' || relation || ')', consent_version, consent_language, consented_at,
      withdrawn_at, withdrawn_at is null, '{}'
    from guardian where talent_id = ${account_id} and consented_at is not null
    union all
    select channel::text, address, version, said.language, said_at, ended_at,
      ended_at is null and address is not distinct from proven_mobile, '{}'
    from (
      select *, lead(said_at) over (partition by channel order by id) as ended_at from channel_consent
      where account_id = ${account_id}
    ) said
    join account on account.id = account_id
    where agreed
    order by agreed_at desc, kind, about
  `.execute(db);
  return rows;
}

/** Ends the link of a person who says that it is not their child, after the consent. */
export function updateToDisowned(db: Database, talentId: string, contact: string, now: Date) {
  return db
    .updateTable('guardian')
    .set({ disowned_at: now.toISOString() })
    .where('talent_id', '=', talentId)
    .where('contact', '=', contact)
    .where('disowned_at', 'is', null)
    .execute();
}

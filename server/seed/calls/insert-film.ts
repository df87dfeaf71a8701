import { randomUUID } from 'node:crypto';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Database } from '#platform/database/database.ts';
import type { Call } from '#seed/calls/call.ts';

/**
 * Names the project of a casting call, adds another role and one awaiting staff approval, and saves a draft of
 * a third.
 */
export async function insertFilm(db: Database, first: Call, now: Date, image: string | null) {
  const { production_house_id, project_id } = first.row;
  const name = 'The Letter';
  await db.updateTable('casting_project').set({ name }).where('id', '=', project_id).execute();
  const role = {
    ...first.row,
    image,
    role_type: 'Secondary' as const,
    role_description_hi: null,
  };
  const today = dayInIndia(now);
  const days = {
    application_deadline: addDays(today, 12),
    audition_dates: addDays(today, 16),
    shoot_dates: addDays(today, 40),
  };
  const neighbour = {
    role_details: 'The Neighbour',
    role_description: 'Hears everything, repeats half of it.',
  };
  const postman = { role_details: 'The Postman', role_description: 'Brings the letter that begins it all.' };
  await db
    .insertInto('job')
    .values([
      { ...role, ...days, ...neighbour, id: randomUUID(), status: 'open', approved_at: now.toISOString() },
      { ...role, ...days, ...postman, id: randomUUID(), status: 'pending' },
    ])
    .execute();
  const { project_type, project_description, language_required } = first.row;
  const fields = { project_type, project_description, language_required, role_details: 'The Schoolgirl' };
  await db
    .insertInto('job_draft')
    .values({
      production_house_id,
      request_id: randomUUID(),
      fields: JSON.stringify(fields),
      saved_at: now.toISOString(),
    })
    .execute();
}

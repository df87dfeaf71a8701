import { applyConsents } from '@kirdaar/contract/rules/consents';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { formOf } from '#seed/applications/form.ts';
import { insertAcceptedOffers } from '#seed/applications/insert-arrangements.ts';
import type { World } from '#seed/world.ts';

/** Inserts the applications with their consents, status history and media. */
export async function insertApplications(db: Database, world: World) {
  const { applications } = world;
  const rows = applications.map(({ person, steps: _later, ...application }) => ({
    ...application,
    talent_id: person.id,
    details: JSON.stringify(formOf(person)),
  }));
  await db.insertInto('application').values(rows).execute();
  await insertAcceptedOffers(db, world);
  const owners = await listOwners(db);
  const steps = applications.flatMap(({ id, job_id, steps }) =>
    steps.map((step) => {
      const account_id = step.party === 'house' ? owners.get(job_id) : undefined;
      return { application_id: id, account_id: account_id ?? null, ...step };
    }),
  );
  await db.insertInto('status_change').values(steps).execute();
  const consents = applications.flatMap(({ id, applied_at }) =>
    applyConsents.map((consent) => ({
      application_id: id,
      consent: consent.id,
      version: consent.version,
      agreed_at: applied_at,
    })),
  );
  await db.insertInto('application_consent').values(consents).execute();
  await insertMedia(db);
}

/** Returns the owner of each casting call's house. */
async function listOwners(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('job')
    .innerJoin('account', 'account.production_house_id', 'job.production_house_id')
    .select(['job.id as job_id', 'account.id'])
    .where('team_role', '=', 'owner')
    .execute();
  return new Map(rows.map(({ job_id, id }) => [job_id, id]));
}

/** A talent with a portrait sends it together with another photo. */
async function insertMedia(db: Database) {
  const sent = db
    .selectFrom('application')
    .innerJoin('talent_media', 'talent_media.talent_id', 'application.talent_id')
    .where('talent_media.kind', 'in', ['image', 'photo'])
    .where('talent_media.position', '=', 0)
    .select([
      'application.id',
      sql<string>`case talent_media.kind when 'image' then 'headshot' else 'fullPhoto' end`.as('field'),
      sql<'image'>`'image'::media_kind`.as('kind'),
      'talent_media.file',
    ]);
  const columns = ['application_id', 'field', 'kind', 'file'] as const;
  await db.insertInto('application_media').columns(columns).expression(sent).execute();
}

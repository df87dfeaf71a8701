import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { jobPost } from '#testing/posts.ts';

const fields = { project_type: 'Film', role_details: 'Dancer' };

/** Returns the accepted writes that post, change and close casting calls, each with its own house. */
export function jobWrites(services: Services): Writes {
  const given = createGiven(services);
  const own = async (status: 'open' | 'closed' = 'open') => {
    const as = await given.house();
    const { id } = await given.job({ production_house_id: as.production_house_id, status });
    return { as, params: { id } };
  };
  return {
    'POST /api/production/jobs': async () => ({ as: await given.house(), body: jobPost(services.now()) }),
    'PUT /api/production/jobs/:id': async () => ({ ...(await own()), body: jobPost(services.now()) }),
    'POST /api/production/jobs/:id/close': async () => ({ ...(await own()), body: {} }),
    'PUT /api/production/jobs/:id/applications-stopped': async () => ({
      ...(await own()),
      body: { stopped: true },
    }),
    'POST /api/production/jobs/:id/reopen': async () => ({ ...(await own('closed')), body: {} }),
    'POST /api/production/jobs/:id/copy': async () => ({
      ...(await own()),
      body: { request_id: crypto.randomUUID() },
    }),
    'PUT /api/production/job-drafts': async () => ({
      as: await given.house(),
      body: { request_id: crypto.randomUUID(), fields },
    }),
    'DELETE /api/production/job-drafts/:id': async () => {
      const as = await given.house();
      return { as, params: { id: await insertJobDraft(services, as) } };
    },
  };
}

/** Returns the ownership rules for casting calls and drafts. */
export function jobRules({ db, given, house, otherHouse }: Cast) {
  const now = () => new Date();
  const jobOf =
    ({ production_house_id }: { production_house_id: string }) =>
    async () =>
      (await given.job({ production_house_id })).id;
  const draftOf = (owner: { id: string; production_house_id: string }) => () =>
    insertJobDraft({ db, now }, owner);
  const jobs = {
    'a call of the house': { id: jobOf(house), readers: ['the house of the call'] },
    'a call of another house': { id: jobOf(otherHouse), readers: ['another house'] },
  } as const;
  const drafts = {
    'a draft of the house': { id: draftOf(house), readers: ['the house of the call'] },
    'a draft of another house': { id: draftOf(otherHouse), readers: ['another house'] },
  } as const;
  return {
    'PUT /api/production/jobs/:id': { body: { rest: jobPost(now()) }, objects: jobs },
    'POST /api/production/jobs/:id/close': { body: { rest: {} }, objects: jobs },
    'PUT /api/production/jobs/:id/applications-stopped': {
      body: { rest: { stopped: false } },
      objects: jobs,
    },
    'POST /api/production/jobs/:id/reopen': { body: { rest: {} }, objects: jobs },
    'GET /api/production/jobs/:id/posting-state': { objects: jobs },
    'POST /api/production/jobs/:id/copy': {
      body: { rest: { request_id: crypto.randomUUID() } },
      objects: jobs,
    },
    'GET /api/production/job-drafts/:id': { objects: drafts },
    'DELETE /api/production/job-drafts/:id': { objects: drafts },
  } as const;
}

/** Returns the expected response keys of a house's own casting calls. */
export function housePostProjections({ job, jobDraft, documents }: Showcase, keysOfJob: string): Table {
  const counts =
    'applied audition backup not_selected on_hold round_1 round_2 round_3 selected shortlisted viewed withdrawn';
  return {
    'POST /api/production/jobs': [['the house', '{id ids[] message status success}']],
    'POST /api/production/jobs/:id/close': [['the house', '{message rejected success}']],
    'POST /api/production/jobs/:id/reopen': [['the house', '{message status success}']],
    'POST /api/production/jobs/:id/copy': [['the house', '{id message success}']],
    'GET /api/production/jobs/:id/posting-state': [
      [
        'the house',
        `{applicants changes[] counts{${counts}} history[{-about action by happened_at id} | {about action by happened_at id}] job${keysOfJob} -review someone_selected success updated_at waiting}`,
        { params: { id: job.id }, as: documents },
      ],
    ],
    'PUT /api/production/job-drafts': [['the house', '{saved_at success}']],
    'GET /api/production/job-drafts': [
      [
        'the house',
        '{days drafts[{id project_type role_details roles saved_at saved_by}] production_house_id success}',
        { as: documents },
      ],
    ],
    'GET /api/production/job-drafts/:id': [
      [
        'the house',
        '{draft{fields{project_type role_details} id -image saved_at} success}',
        { params: { id: jobDraft }, as: documents },
      ],
    ],
  };
}

/** Records who made each change to a casting call and to the profile of its house. */
export async function signActs(
  { db, now }: Services,
  { job, documents: { id: account_id, production_house_id } }: Pick<Showcase, 'job' | 'documents'>,
) {
  const done = { account_id, now: now() };
  await insertJobEvents(db, [job.id], { action: 'posted', ...done });
  await insertJobEvents(db, [job.id], { action: 'slots_added', about: now().toISOString(), ...done });
  const updated_at = now().toISOString();
  await db.updateTable('job').set({ updated_at }).where('id', '=', job.id).execute();
  await db.updateTable('audition_invitation').set({ account_id }).execute();
  await db.updateTable('role_offer').set({ made_by: account_id, withdrawn_by: account_id }).execute();
  const saved = { saved_by: account_id };
  await db.updateTable('production_house').set(saved).where('id', '=', production_house_id).execute();
}

/** Inserts a draft casting call of a house and returns its id. */
export async function insertJobDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, production_house_id }: { id: string; production_house_id: string },
): Promise<string> {
  const { request_id } = await db
    .insertInto('job_draft')
    .values({
      production_house_id,
      account_id,
      request_id: crypto.randomUUID(),
      fields: JSON.stringify(fields),
      saved_at: now().toISOString(),
    })
    .returning('request_id')
    .executeTakeFirstOrThrow();
  return request_id;
}

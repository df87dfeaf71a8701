import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@kirdaar/contract/api';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Database } from '#platform/database/database.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';

type Rules = Partial<Record<EndpointName, ObjectRule>>;

/** Returns the ownership rules for boards, their applications and their notes. */
export function reviewRules({ given, db, job, otherJob, house, otherHouse }: Cast): Rules {
  const calls: ObjectRule['objects'] = {
    'the call': { id: async () => job.id, readers: ['the house of the call'] },
    'another call': { id: async () => otherJob.id, readers: ['another house'] },
  };
  const applicationTo = (job: { id: string }) => async () => {
    const { id: talent_id } = await given.talent();
    return (await given.application({ talent_id, job_id: job.id })).id;
  };
  const applications: ObjectRule['objects'] = {
    'an application to the call': { id: applicationTo(job), readers: ['the house of the call'] },
    'an application to another call': { id: applicationTo(otherJob), readers: ['another house'] },
  };
  const chosen = newFormResponse({ application_ids: [randomUUID()] });
  const choosing = (job: { id: string }) => async () => {
    chosen.application_ids = [await applicationTo(job)()];
    return job.id;
  };
  const callsWithChosen: ObjectRule['objects'] = {
    'the call': { id: choosing(job), readers: ['the house of the call'] },
    'another call': { id: choosing(otherJob), readers: ['another house'] },
  };
  const noteOf = (account: { id: string }, job: { id: string }) => async () =>
    insertNote(db, account.id, await applicationTo(job)());
  return {
    'GET /api/production/jobs/:id/board': { objects: calls },
    'GET /api/production/jobs/:id/applicants.csv': { objects: calls },
    'GET /api/production/jobs/:id/board-news': { objects: calls },
    'GET /api/production/jobs/:id/comp-cards.pdf': { objects: calls },
    'GET /api/production/jobs/:id/shares': { objects: calls },
    'POST /api/production/jobs/:id/shares': {
      body: { rest: newFormResponse({ label: 'For Blue Lamp', days: 7 }) },
      objects: calls,
    },
    'DELETE /api/production/shares/:id': {
      objects: {
        'a link to the call': { id: () => insertShare(db, job.id), readers: ['the house of the call'] },
        'a link to another call': { id: () => insertShare(db, otherJob.id), readers: ['another house'] },
      },
    },
    'GET /api/production/review/:id': { objects: applications },
    'POST /api/production/review/moves': {
      body: { field: 'application_ids', isList: true, rest: newFormResponse({ status: 'shortlisted' }) },
      objects: applications,
    },
    'GET /api/production/jobs/:id/decisions': { objects: calls },
    'GET /api/production/jobs/:id/closing': { objects: calls },
    'POST /api/production/jobs/:id/decisions': {
      body: { rest: chosen },
      objects: callsWithChosen,
    },
    'POST /api/production/jobs/:id/decisions/cancel': { body: { rest: chosen }, objects: callsWithChosen },
    'PUT /api/production/jobs/:id/stages': {
      body: { rest: { stage_names: ['Second round'] } },
      objects: calls,
    },
    'DELETE /api/production/review-presets/:id': {
      objects: {
        'a filter of the house': {
          id: () => insertPreset(db, house.production_house_id),
          readers: ['the house of the call'],
        },
        'a filter of another house': {
          id: () => insertPreset(db, otherHouse.production_house_id),
          readers: ['another house'],
        },
      },
    },
    'POST /api/production/conversations/messages': {
      body: { field: 'application_ids', isList: true, rest: newFormResponse({ text: 'Hello {name}' }) },
      objects: applications,
    },
    'PUT /api/production/review/:id/score': { body: { rest: { score: 4 } }, objects: applications },
    'PUT /api/production/review/:id/notes': {
      body: { rest: newFormResponse({ text: 'Strong voice.' }) },
      objects: applications,
    },
    'DELETE /api/production/review/notes/:id': {
      objects: {
        'a note of the house': {
          id: noteOf(house, job),
          readers: ['the house of the call'],
          isPersonal: true,
        },
        'a note of another house': {
          id: noteOf(otherHouse, otherJob),
          readers: ['another house'],
          isPersonal: true,
        },
      },
    },
  };
}

/** Returns form fields with a new `request_id` each time they are read. */
function newFormResponse(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    ...fields,
    get request_id() {
      return randomUUID();
    },
  };
}

/** Inserts a note on an application and returns its id. */
export async function insertNote(db: Database, account_id: string, application_id: string): Promise<string> {
  const note = { id: randomUUID(), application_id, account_id, text: 'Strong voice.' };
  await db
    .insertInto('application_note')
    .values({ ...note, written_at: new Date().toISOString() })
    .execute();
  return note.id;
}

/** Inserts a saved filter of a house and returns its id. */
export async function insertPreset(db: Database, production_house_id: string): Promise<string> {
  const id = randomUUID();
  const preset = { kind: 'filter', name: id, value: 'city=Pune' } as const;
  await db
    .insertInto('review_preset')
    .values({ id, production_house_id, ...preset })
    .execute();
  return id;
}

/** Inserts a share link to all applicants of a casting call, valid for one day, and returns its id. */
export async function insertShare(
  db: Database,
  job_id: string,
  token: string = randomUUID(),
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('board_share_link')
    .values({
      id,
      job_id,
      request_id: randomUUID(),
      label: 'For Blue Lamp',
      token_hash: hashToken(token),
      created_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .execute();
  return id;
}

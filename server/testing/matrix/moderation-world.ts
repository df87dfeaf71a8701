import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast, Readers } from '#testing/matrix/cast.ts';
import {
  appealOfCall,
  decisionOf,
  failedTask,
  houseWithDocument,
  proposedSuspension,
  reason,
  reportOf,
  reportOfCall,
} from '#testing/matrix/moderation-objects.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import { allStaff } from '#testing/matrix/staff-world.ts';
import type { Writes } from '#testing/matrix/writes.ts';

/** Returns the accepted writes of moderators and supporters. */
export function moderationWrites(services: Services): Writes {
  const given = createGiven(services);
  const moderator = () => given.staff('moderator');
  const pending = async () => ({
    as: await moderator(),
    params: { id: (await given.job({ status: 'pending' })).id },
  });
  const document = async () => ({
    as: await moderator(),
    params: { id: await houseWithDocument(services, given) },
    body: { sent_at: services.now().toISOString() },
  });
  const suspension = async () => ({
    as: await moderator(),
    params: { id: await proposedSuspension(services, given) },
  });
  return {
    'POST /api/admin/today/take': async () => ({
      as: await moderator(),
      body: { item: `call:${crypto.randomUUID()}`, taken: true },
    }),
    'POST /api/admin/tasks/:id/retry': async () => ({
      as: await given.staff('support'),
      params: { id: await failedTask(services) },
    }),
    'POST /api/admin/jobs/:id/approve': async () => ({ ...(await pending()), body: { version: 1 } }),
    'POST /api/admin/jobs/:id/reject': async () => ({ ...(await pending()), body: { version: 1, reason } }),
    'POST /api/admin/jobs/:id/take-down': async () => ({
      as: await moderator(),
      params: { id: (await given.job()).id },
      body: { reason },
    }),
    'POST /api/admin/houses/:id/suspend': async () => ({
      as: await moderator(),
      params: { id: (await given.house()).production_house_id },
      body: { kind: 'suspension', reason },
    }),
    'POST /api/admin/suspensions/:id/confirm': suspension,
    'POST /api/admin/suspensions/:id/end': suspension,
    'POST /api/admin/appeals/:id/answer': async () => ({
      as: await moderator(),
      params: { id: await appealOfCall(services, given) },
      body: { accepted: false, answer: reason },
    }),
    'POST /api/admin/house-documents/:id/verify': document,
    'POST /api/admin/house-documents/:id/reject': async () => {
      const { body, ...request } = await document();
      return { ...request, body: { ...body, reason } };
    },
    'POST /api/admin/decisions/:id/take-back': async () => {
      const as = await moderator();
      return { as, params: { id: await decisionOf(services, given, as.id) } };
    },
    'POST /api/admin/reports/:id/close': async () => ({
      as: await moderator(),
      params: { id: await reportOfCall(services, given) },
      body: { outcome: 'warned', note: reason },
    }),
  };
}

/** Returns the rules of what moderators and supporters decide; the endpoints name the roles. */
export function moderationRules({ db, given }: Cast) {
  const stores = { db, now: () => new Date() };
  const sentAt = new Date();
  const sent_at = sentAt.toISOString();
  const readers: Readers = allStaff;
  const waiting: ObjectRule['objects'] = {
    'a call that waits for staff': { id: async () => (await given.job({ status: 'pending' })).id, readers },
  };
  const open: ObjectRule['objects'] = { 'an open call': { id: async () => (await given.job()).id, readers } };
  const documents: ObjectRule['objects'] = {
    'a house with a document': { id: () => houseWithDocument({ db, now: () => sentAt }, given), readers },
  };
  const houses: ObjectRule['objects'] = {
    'a house': { id: async () => (await given.house()).production_house_id, readers },
  };
  const suspensions: ObjectRule['objects'] = {
    'a proposed suspension': { id: () => proposedSuspension(stores, given), readers },
  };
  const appeals: ObjectRule['objects'] = {
    'an open appeal': { id: () => appealOfCall(stores, given), readers },
  };
  const reports: ObjectRule['objects'] = {
    'a report of a call': { id: () => reportOfCall(stores, given), readers },
  };
  return {
    'GET /api/admin/jobs/:id': { objects: { ...waiting, ...open } },
    'POST /api/admin/jobs/:id/approve': { body: { rest: { version: 1 } }, objects: waiting },
    'POST /api/admin/jobs/:id/reject': { body: { rest: { version: 1, reason } }, objects: waiting },
    'POST /api/admin/jobs/:id/take-down': { body: { rest: { reason } }, objects: open },
    'GET /api/admin/houses/:id': { objects: houses },
    'POST /api/admin/houses/:id/suspend': {
      body: { rest: { kind: 'ban', reason } },
      objects: houses,
    },
    'POST /api/admin/suspensions/:id/confirm': { objects: suspensions },
    'POST /api/admin/suspensions/:id/end': { objects: suspensions },
    'GET /api/admin/appeals/:id': { objects: appeals },
    'POST /api/admin/appeals/:id/answer': {
      body: { rest: { accepted: false, answer: reason } },
      objects: appeals,
    },
    'GET /api/admin/house-documents/:id': { objects: documents },
    'POST /api/admin/house-documents/:id/verify': { body: { rest: { sent_at } }, objects: documents },
    'POST /api/admin/house-documents/:id/reject': {
      body: { rest: { sent_at, reason } },
      objects: documents,
    },
    'POST /api/admin/decisions/:id/take-back': {
      objects: {
        'a decision of a colleague': {
          id: async () => decisionOf(stores, given, (await given.staff('moderator')).id),
          readers: [],
        },
      },
    },
    'GET /api/admin/reports/:id': { objects: reports },
    'POST /api/admin/reports/:id/close': { body: { rest: { outcome: 'no_action' } }, objects: reports },
    'POST /api/admin/tasks/:id/retry': {
      objects: { 'a failed task': { id: () => failedTask(stores), readers } },
    },
  } satisfies Record<string, ObjectRule>;
}

const job =
  '{application_deadline applications child -decision fields[{changed field -next -now} | {changed field -next now}] flags[{flag text}] held house{calls id name open_reports since verified} id -image -new_image -rejection sent_at status title version waits}';

/** Returns the keys that moderators get. */
export async function moderationProjections(services: Services): Promise<Table> {
  const given = createGiven(services);
  const as = await given.staff('moderator');
  const params = { id: (await given.job({ status: 'pending' })).id };
  const house = await houseWithDocument(services, given);
  // Another open casting call would show up in the lists of other endpoints.
  const report = await reportOf(services, given, 'house', house);
  const appeal = await appealOfCall(services, given);
  await decisionOf(services, given, as.id);
  return {
    'GET /api/admin/today': [
      [
        'a moderator',
        '{items[{by child due_at id is_mine kind since -taken_by title}] more needs_moderator success}',
        { as },
      ],
    ],
    'GET /api/admin/decisions': [
      [
        'a moderator',
        '{decisions[{action by decided_at id is_mine item state title undo_ms}] success}',
        { as },
      ],
    ],
    'GET /api/admin/jobs/:id': [['a moderator', `{job${job} success}`, { as, params }]],
    'GET /api/admin/houses/:id': [
      [
        'a moderator',
        '{house{-answers calls -decision history[{-by happened_at -page -page_id -reported_for -text -title what} | {-by happened_at -page -page_id -reported_for -text title what} | {-by happened_at page page_id reported_for text -title what}] id -in_force is_own_proposal name open_applications open_reports -proposed public_calls since verified} success}',
        { as, params: { id: house } },
      ],
    ],
    'GET /api/admin/appeals/:id': [
      [
        'a moderator',
        '{appeal{-accepted -answer -answered_at -answered_by decided_by[] -decision house_id house_name id is_own_decision job_id kind reason sent_at text title waits} success}',
        { as, params: { id: appeal } },
      ],
    ],
    'GET /api/admin/house-documents/:id': [
      [
        'a moderator',
        '{document{calls company_name -decision file gstin house_id is_pdf kind open_reports -owner_name registered_at sent_at sent_by warnings[]} success}',
        { as, params: { id: house } },
      ],
    ],
    'GET /api/admin/reports/:id': [
      [
        'a moderator',
        '{report{about by can_take_down -closed_at -decision facts[{name value}] id messages[] reason reported_at subject text} success}',
        { as, params: { id: report } },
      ],
    ],
  };
}

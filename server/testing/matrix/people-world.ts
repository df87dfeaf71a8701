import { insertTwoFactor, updateFactorToActive } from '#features/accounts/two-factor/queries.ts';
import { insertPersonRequest } from '#features/admin/people/queries.ts';
import { deletionFrom } from '#features/privacy/account-deletion/request-deletion.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import { allStaff } from '#testing/matrix/staff-world.ts';
import type { Writes } from '#testing/matrix/writes.ts';

type Stores = Pick<Services, 'db' | 'now'>;
type Given = ReturnType<typeof createGiven>;

const reason = 'Called from the number in the profile.';

/** Inserts a talent with two-step login and returns its id. */
async function withTwoSteps({ db }: Pick<Services, 'db'>, given: Given): Promise<string> {
  const { id } = await given.talent();
  const factor = { account_id: id, sealed_secret: Buffer.from('sealed') };
  await insertTwoFactor(db, factor);
  await updateFactorToActive(db, factor, 1, new Date());
  return id;
}

/** Inserts a talent whose account is to be deleted and returns its id. */
async function leaving({ db, now }: Stores, given: Given): Promise<string> {
  const { id } = await given.talent();
  await db
    .insertInto('account_deletion')
    .values({ account_id: id, ...deletionFrom(now()) })
    .execute();
  return id;
}

const requestForm = {
  kind: 'deletion',
  channel: 'post',
  received_on: '2026-01-05',
  note: 'Folder 12; the signature fits the one on file.',
} as const;

/** Inserts an open request of a new talent and returns its id. */
async function requested({ db, now }: Stores, given: Given, kind: 'deletion' | 'export'): Promise<string> {
  const { id: account_id } = await given.talent();
  const { id: staff_id } = await given.staff('support');
  const facts = { account_id, staff_id, recorded_at: now().toISOString(), due_on: '2026-02-04' };
  const request = await insertPersonRequest(db, { ...requestForm, ...facts, kind });
  return request?.id ?? '';
}

/** Returns the accepted writes of support about people. */
export function peopleWrites(services: Services): Writes {
  const given = createGiven(services);
  const about = async (id: string) => ({
    as: await given.staff('support'),
    params: { id },
    body: { reason },
  });
  const anyone = async () => about((await given.talent()).id);
  return {
    'POST /api/admin/people/:id/contact': anyone,
    'POST /api/admin/people/:id/end-sessions': anyone,
    'POST /api/admin/people/:id/reset-two-step-login': async () => about(await withTwoSteps(services, given)),
    'POST /api/admin/people/:id/check-identity': anyone,
    'POST /api/admin/people/:id/restore': async () => about(await leaving(services, given)),
    'POST /api/admin/people/:id/requests': async () => ({ ...(await anyone()), body: requestForm }),
    'POST /api/admin/person-requests/:id/carry-out': async () => ({
      as: await given.staff('support'),
      params: { id: await requested(services, given, 'export') },
    }),
    'POST /api/admin/person-requests/:id/reject': async () =>
      about(await requested(services, given, 'deletion')),
  };
}

/** Returns the rules of people; the endpoints name the roles. */
export function peopleRules({ db, given }: Cast) {
  const stores = { db, now: () => new Date() };
  const body = { rest: { reason } };
  const anyone: ObjectRule['objects'] = {
    'a talent': { id: async () => (await given.talent()).id, readers: allStaff },
  };
  const open: ObjectRule['objects'] = {
    'an open request': { id: () => requested(stores, given, 'deletion'), readers: allStaff },
  };
  return {
    'POST /api/admin/people/:id/requests': { body: { rest: requestForm }, objects: anyone },
    'POST /api/admin/person-requests/:id/carry-out': { objects: open },
    'POST /api/admin/person-requests/:id/reject': { body, objects: open },
    'GET /api/admin/people/:id': { objects: anyone },
    'POST /api/admin/people/:id/contact': { body, objects: anyone },
    'POST /api/admin/people/:id/end-sessions': { body, objects: anyone },
    'POST /api/admin/people/:id/check-identity': { body, objects: anyone },
    'POST /api/admin/people/:id/reset-two-step-login': {
      body,
      objects: { 'with two-step login': { id: () => withTwoSteps(stores, given), readers: allStaff } },
    },
    'POST /api/admin/people/:id/restore': {
      body,
      objects: { 'who is leaving': { id: () => leaving(stores, given), readers: allStaff } },
    },
  } satisfies Record<string, ObjectRule>;
}

/** Returns the keys that support gets about people. */
export async function peopleProjections(services: Services): Promise<Table> {
  const given = createGiven(services);
  const as = await given.staff('support');
  const params = { id: (await given.talent()).id };
  return {
    'GET /api/admin/people': [['support', '{people[] success}', { as }]],
    'GET /api/admin/people/:id': [
      [
        'support',
        '{person{created_at -deletion ~email google -house -house_id id identity_checked is_child ~mobile mobile_verified name passkeys -plan requests[] role sessions[{created_at device id}] state two_step_login} success}',
        { as, params },
      ],
    ],
    'POST /api/admin/people/:id/contact': [['support', '{email mobile success}']],
  };
}

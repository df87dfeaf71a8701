import { type StaffRole, staffRoles } from '@kirdaar/contract/rules/staff-roles';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { codeOf, typedSecret } from '#features/accounts/two-factor/authenticator.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { upsertInvitation } from '#features/admin/staff-invitations/queries.ts';
import { insertSwitchedOff } from '#features/admin/switches/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Actor, ActorName, Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { newEmail } from '#testing/registrations.ts';
import type { CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';

export const staffNames = {
  owner: 'a staff owner',
  moderator: 'a moderator',
  support: 'a supporter',
  editor: 'an editor',
  finance: 'an accountant',
} as const satisfies Record<StaffRole, string>;

/** Everyone of the staff sees what an endpoint shows to their role. */
export const allStaff: ActorName[] = Object.values(staffNames);

/** Returns one actor for each role of staff. */
export async function staffActors(services: Services): Promise<Actor[]> {
  const given = createGiven(services);
  const actors = staffRoles.map(async (staff): Promise<Actor> => {
    const { id } = await given.staff(staff);
    const credentials = async () => ({
      headers: { authorization: `Bearer ${await given.staffSession(id)}` },
    });
    return { name: staffNames[staff], role: undefined, staff, credentials };
  });
  return Promise.all(actors);
}

/** Inserts an invitation and returns its token. */
export async function inviteToStaff({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string> {
  const token = newToken();
  const invitation_ends_at = new Date(now().getTime() + 86_400_000).toISOString();
  const invitation_hash = hashToken(token);
  const invitation = { invitation_hash, invitation_seed: null, invitation_ends_at };
  await upsertInvitation(db, { ...invitation, email: newEmail(), role: 'support' }, now());
  return token;
}

/** Returns the accepted writes that concern the accounts of staff. */
export function staffWrites(services: Services, callApi: CallApi): Writes {
  const given = createGiven(services);
  const { now } = services;
  const owner = () => given.staff('owner', { password });
  const colleague = async () => ({ as: await owner(), params: { id: (await given.staff('editor')).id } });
  const joining = async () => ({ token: await inviteToStaff(services), name: 'Ira Sen', password });
  return {
    'POST /api/admin/login': async () => {
      const { email, codeAt } = await owner();
      return { body: { email, password, code: codeAt(now()) } };
    },
    'POST /api/admin/logout': async () => ({ as: await owner() }),
    'POST /api/admin/confirm': async () => {
      const as = await owner();
      return { as, body: { password, code: as.codeAt(now()) } };
    },
    'POST /api/admin/invitation': async () => ({ body: { token: await inviteToStaff(services) } }),
    'POST /api/admin/invitation/accept': async () => ({ body: await joining() }),
    'POST /api/admin/invitation/confirm': async () => {
      const body = await joining();
      const { body: setup } = await callApi('POST /api/admin/invitation/accept', { body });
      return { body: { token: body.token, code: codeOf(typedSecret(setup.setup_key), now()) } };
    },
    'POST /api/admin/staff': async () => ({
      as: await owner(),
      body: { email: newEmail(), role: 'finance' },
    }),
    'PUT /api/admin/staff/:id': async () => ({ ...(await colleague()), body: { role: 'finance' } }),
    'DELETE /api/admin/staff/:id': colleague,
    'POST /api/admin/audit-log/verify': async () => ({ as: await owner() }),
    'POST /api/admin/switches/off': async () => {
      await services.db.deleteFrom('switched_off').execute();
      return { as: await owner(), body: { name: 'whatsapp', reason: 'The provider fails.' } };
    },
    'POST /api/admin/switches/on': async () => {
      const as = await owner();
      await insertSwitchedOff(
        services.db,
        { name: 'whatsapp', reason: 'The provider fails.', staff_id: as.id },
        now(),
      );
      return { as, body: { name: 'whatsapp' } };
    },
  };
}

/** Returns the rules of the endpoints that name one of the staff. */
export function staffRules({ given }: Cast) {
  const people: ObjectRule['objects'] = {
    'a colleague': { id: async () => (await given.staff('editor')).id, readers: allStaff },
  };
  return {
    'PUT /api/admin/staff/:id': { body: { rest: { role: 'support' } }, objects: people },
    'DELETE /api/admin/staff/:id': { objects: people },
  } satisfies Record<string, ObjectRule>;
}

const self = '{email id name role session_ends_at}';

/** Returns the keys that staff get about staff. */
export async function staffProjections(services: Services): Promise<Table> {
  const as = await createGiven(services).staff('owner');
  await insertStaffAct(services.db, services.now(), as, 'changed_staff_role', ['staff', as.id]);
  const off = { name: 'whatsapp', reason: 'Repairs', staff_id: as.id } as const;
  await insertSwitchedOff(services.db, off, services.now());
  return {
    'POST /api/admin/login': [['staff', `{staff${self} success token}`]],
    'GET /api/admin/me': [['staff', `{staff${self} success}`, { as }]],
    'POST /api/admin/invitation': [['an invited person', '{email role success}']],
    'POST /api/admin/invitation/accept': [['an invited person', '{setup_key setup_url success}']],
    'POST /api/admin/invitation/confirm': [['an invited person', `{staff${self} success token}`]],
    'GET /api/admin/staff': [
      ['a staff owner', '{staff[{email id is_self last_login_at name role state}] success}', { as }],
    ],
    'GET /api/admin/audit-log': [
      [
        'a staff owner',
        '{entries[{action details{} happened_at place staff subject subject_id}] more people[{id name}] success}',
        { as },
      ],
    ],
    'POST /api/admin/audit-log/verify': [['a staff owner', '{-changed entries head success}']],
    'GET /api/admin/switches': [
      ['a staff owner', '{success switches[{name -off} | {name off{by reason since}}]}', { as }],
    ],
  };
}

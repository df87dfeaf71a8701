import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { insertPasskey } from '#features/accounts/passkeys/queries.ts';
import { codeOf, typedSecret } from '#features/accounts/two-factor/authenticator.ts';
import { insertGrant, upsertInvitation } from '#features/admin/staff-invitations/queries.ts';
import type { Matrix, Staff, World } from '#testing/matrix/matrix.ts';
import { inOneDay, password } from '#testing/matrix/objects.ts';
import { openAuthenticator } from '#testing/passkey.ts';
import { newEmail } from '#testing/registrations.ts';

async function invited(_: unknown, world: World) {
  const token = newToken();
  const invitation = { invitation_hash: hashToken(token), invitation_seed: null };
  const lasts = { ...invitation, invitation_ends_at: inOneDay(world) };
  await upsertInvitation(world.db, { ...lasts, email: newEmail(), role: 'support' }, world.now());
  return { body: { token } };
}
const joining = { name: 'Ira Sen', password };
const colleague = async (_: unknown, { given }: World) => (await given.staff('editor')).id;

async function proposed(_: unknown, { db, given, now }: World) {
  const [{ id: staff_id }, { id: proposed_by }] = [await given.staff('editor'), await given.staff('owner')];
  await insertGrant(db, { staff_id, role: 'finance', proposed_by, proposed_at: now().toISOString() });
  return staff_id;
}

async function passkey({ id: staff_id }: Pick<Staff, 'id'>, { db, now }: World): Promise<string> {
  const device = { credential_id: crypto.randomUUID(), public_key: Buffer.from('key'), counter: 0 };
  const named = { transports: [], name: 'Laptop', created_at: now().toISOString() };
  return (await insertPasskey(db, { ...device, ...named, staff_id }))?.id ?? '';
}

export const matrix: Matrix = {
  'POST /api/admin/login': {
    discloses: ['token'],
    body: ({ email, codeAt }, { now }) => ({ email, password, code: codeAt(now()) }),
  },
  'POST /api/admin/logout': {},
  'GET /api/admin/me': {},
  'POST /api/admin/confirm': { body: ({ codeAt }, { now }) => ({ password, code: codeAt(now()) }) },
  'POST /api/admin/invitation': { request: invited },
  'POST /api/admin/invitation/accept': { body: joining, request: invited },
  'POST /api/admin/invitation/confirm': {
    discloses: ['token'],
    request: async (_, world) => {
      const { token } = (await invited(_, world)).body;
      const form = { body: { token, ...joining } };
      const { body } = await world.callApi('POST /api/admin/invitation/accept', form);
      return { body: { token, code: codeOf(typedSecret(body.setup_key), world.now()) } };
    },
  },
  'GET /api/admin/staff': {},
  'POST /api/admin/staff': { body: () => ({ email: newEmail(), role: 'finance' }) },
  'PUT /api/admin/staff/:id': { of: { colleague }, body: { role: 'finance' } },
  'POST /api/admin/staff/:id/confirm': { of: { proposed }, body: { role: 'finance' } },
  'DELETE /api/admin/staff/:id/proposal': { of: { proposed } },
  'DELETE /api/admin/staff/:id': { of: { colleague } },
  'GET /api/admin/passkeys': { prepare: passkey },
  'POST /api/admin/passkeys/options': {},
  'POST /api/admin/passkeys': {
    body: async (as, { callApi }) => {
      const { body } = await callApi('POST /api/admin/passkeys/options', {}, as);
      return { name: 'Laptop', credential: openAuthenticator().create(body.options.challenge) };
    },
  },
  'DELETE /api/admin/passkeys/:id': { of: { passkey }, owners: 'nobody' },
  'POST /api/admin/login/options': { prepare: passkey, body: ({ email }) => ({ email, password }) },
  'POST /api/admin/confirm/options': { prepare: passkey },
};

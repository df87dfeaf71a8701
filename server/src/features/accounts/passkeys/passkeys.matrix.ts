import { insertPasskey } from '#features/accounts/passkeys/queries.ts';
import { type Account, bothRoles, type Matrix, type World } from '#testing/matrix/matrix.ts';
import { password, roleOf } from '#testing/matrix/objects.ts';
import { addPasskey, openAuthenticator } from '#testing/passkey.ts';

async function passkey({ id: account_id }: Account, { db, now }: World): Promise<string> {
  const device = { credential_id: crypto.randomUUID(), public_key: Buffer.from('key'), counter: 0 };
  const named = { transports: [], name: 'Phone', created_at: now().toISOString() };
  return (await insertPasskey(db, { ...device, ...named, account_id }))?.id ?? '';
}

export const matrix: Matrix = bothRoles({
  'GET /api/:role/passkeys': {},
  'POST /api/:role/passkeys/options': { body: { password } },
  'POST /api/:role/passkeys': {
    request: async (as, { callApi }) => {
      const form = { body: { password } };
      const { body } = await callApi(`POST /api/${roleOf(as)}/passkeys/options`, form, as);
      return { body: { name: 'Phone', credential: openAuthenticator().create(body.options.challenge) } };
    },
  },
  'DELETE /api/:role/passkeys/:id': { of: { passkey }, owners: 'accounts' },
  'POST /api/:role/passkey-login/options': {},
  'POST /api/:role/passkey-login': {
    discloses: ['token'],
    request: async (owner, { callApi }) => {
      const device = await addPasskey(callApi, roleOf(owner), owner, password);
      const { body } = await callApi(`POST /api/${roleOf(owner)}/passkey-login/options`, {});
      return { body: { credential: device.get(body.options.challenge) } };
    },
  },
});

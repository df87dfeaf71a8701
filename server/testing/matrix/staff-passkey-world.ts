import { insertPasskey } from '#features/accounts/passkeys/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { openAuthenticator } from '#testing/passkey.ts';
import type { CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';

/** Inserts a passkey of a member of staff and returns its id. */
async function passkeyOf({ db, now }: Pick<Services, 'db' | 'now'>, staff_id: string): Promise<string> {
  const device = { credential_id: crypto.randomUUID(), public_key: Buffer.from('key'), counter: 0 };
  const created_at = now().toISOString();
  const added = await insertPasskey(db, {
    staff_id,
    ...device,
    transports: [],
    name: 'Laptop',
    created_at,
  });
  return added?.id ?? '';
}

/** Returns the accepted writes of a person's own passkeys. */
export function staffPasskeyWrites(services: Services, callApi: CallApi): Writes {
  const given = createGiven(services);
  const own = () => given.staff('editor', { password });
  return {
    'POST /api/admin/passkeys/options': async () => ({ as: await own() }),
    'POST /api/admin/passkeys': async () => {
      const as = await own();
      const { body } = await callApi('POST /api/admin/passkeys/options', {}, as);
      return { as, body: { name: 'Laptop', credential: openAuthenticator().create(body.options.challenge) } };
    },
    'DELETE /api/admin/passkeys/:id': async () => {
      const as = await own();
      return { as, params: { id: await passkeyOf(services, as.id) } };
    },
    'POST /api/admin/login/options': async () => {
      const { id, email } = await own();
      await passkeyOf(services, id);
      return { body: { email, password } };
    },
    'POST /api/admin/confirm/options': async () => {
      const as = await own();
      await passkeyOf(services, as.id);
      return { as };
    },
  };
}

/** Returns the rules of passkeys of staff: nobody removes those of a colleague. */
export function staffPasskeyRules({ db, given }: Cast) {
  const stores = { db, now: () => new Date() };
  const id = async () => passkeyOf(stores, (await given.staff('editor')).id);
  const objects: ObjectRule['objects'] = { 'a passkey of a colleague': { id, readers: [] } };
  return { 'DELETE /api/admin/passkeys/:id': { objects } } satisfies Record<string, ObjectRule>;
}

/** Returns the keys of the responses about passkeys of staff. */
export async function staffPasskeyProjections(services: Services): Promise<Table> {
  const as = await createGiven(services).staff('editor');
  await passkeyOf(services, as.id);
  const creation =
    '{options{attestation authenticatorSelection{requireResidentKey residentKey userVerification} challenge excludeCredentials[] extensions{credProps} hints[] pubKeyCredParams[{alg type}] rp{id name} timeout user{displayName id name}} success}';
  const request = '{options{allowCredentials[{id type}] challenge rpId timeout userVerification} success}';
  return {
    'GET /api/admin/passkeys': [
      ['an editor', '{passkeys[{created_at id -last_used_at name}] success}', { as }],
    ],
    'POST /api/admin/passkeys/options': [['an editor', creation]],
    'POST /api/admin/login/options': [['staff', request]],
    'POST /api/admin/confirm/options': [['an editor', request]],
  };
}

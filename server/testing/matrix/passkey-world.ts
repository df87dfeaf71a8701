import { insertPasskey } from '#features/accounts/passkeys/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { addPasskey, openAuthenticator } from '#testing/passkey.ts';
import type { CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';

/** Returns the accepted writes about passkeys. */
export function passkeyWrites(area: 'user' | 'production', services: Services, callApi: CallApi): Writes {
  const given = createGiven(services);
  const own = () => (area === 'user' ? given.talent({}, { password }) : given.house({}, { password }));
  return {
    [`POST /api/${area}/passkeys/options`]: async () => ({ as: await own(), body: { password } }),
    [`POST /api/${area}/passkeys`]: async () => {
      const as = await own();
      const { body } = await callApi(`POST /api/${area}/passkeys/options`, { body: { password } }, as);
      const credential = openAuthenticator().create(body.options.challenge);
      return { as, body: { name: 'Phone', credential } };
    },
    [`DELETE /api/${area}/passkeys/:id`]: async () => {
      const as = await own();
      await addPasskey(callApi, area, as, password);
      const { passkeys } = (await callApi(`GET /api/${area}/passkeys`, {}, as)).body;
      return { as, params: { id: passkeys[0]?.id ?? '' } };
    },
    [`POST /api/${area}/passkey-login/options`]: async () => ({ body: {} }),
    [`POST /api/${area}/passkey-login`]: async () => {
      const device = await addPasskey(callApi, area, await own(), password);
      const { body } = await callApi(`POST /api/${area}/passkey-login/options`, {});
      return { body: { credential: device.get(body.options.challenge) } };
    },
  };
}

/** Returns the ownership rules for passkeys. */
export function passkeyObjects({ db, talentA, talentB, house, otherHouse }: Cast) {
  const passkeyOf = (account: { id: string }) => async () => {
    const credential_id = crypto.randomUUID();
    const created_at = new Date().toISOString();
    const device = {
      credential_id,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: 'Phone',
    };
    await insertPasskey(db, { ...device, account_id: account.id, created_at });
    const { id } = await db
      .selectFrom('passkey')
      .select('id')
      .where('credential_id', '=', credential_id)
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    'a passkey of talent A': { id: passkeyOf(talentA), readers: ['talent A'] },
    'a passkey of talent B': { id: passkeyOf(talentB), readers: ['talent B'] },
    'a passkey of the house': { id: passkeyOf(house), readers: ['the house of the call'], isPersonal: true },
    'a passkey of another house': { id: passkeyOf(otherHouse), readers: ['another house'], isPersonal: true },
  } satisfies ObjectRule['objects'];
}

/** Returns the keys of the responses about passkeys. */
export function passkeyProjections({ adult, documents }: Pick<Showcase, 'adult' | 'documents'>): Table {
  const creation =
    '{options{attestation authenticatorSelection{requireResidentKey residentKey userVerification} challenge excludeCredentials[] extensions{credProps} hints[] pubKeyCredParams[{alg type}] rp{id name} timeout user{displayName id name}} success}';
  const request = '{options{challenge rpId timeout userVerification} success}';
  return {
    'GET /api/user/passkeys': [['a talent', '{passkeys[] success}', { as: adult }]],
    'GET /api/production/passkeys': [['a house', '{passkeys[] success}', { as: documents }]],
    'POST /api/user/passkeys/options': [['a talent', creation]],
    'POST /api/production/passkeys/options': [['a house', creation]],
    'POST /api/user/passkey-login/options': [['a visitor', request]],
    'POST /api/production/passkey-login/options': [['a visitor', request]],
    'POST /api/user/passkey-login': [
      [
        'a talent',
        '{language success token user{completion id -image name -profileType -profile_photo -updated_at}}',
      ],
    ],
    'POST /api/production/passkey-login': [
      [
        'a house',
        '{language production_house{company_name -image -member_name -profile_photo team_role type_of_work -updated_at} success token}',
      ],
    ],
  };
}

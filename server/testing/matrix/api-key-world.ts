import { insertSession } from '#features/accounts/sessions/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import type { CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';
const body = { name: 'Our program', scopes: ['jobs:read'] as const, days: 30 as const, password };

/** Returns the accepted writes about API keys. */
export function apiKeyWrites(services: Services, callApi: CallApi): Writes {
  const own = () => createGiven(services).talent({}, { password });
  return {
    'POST /api/account/api-keys': async () => ({ as: await own(), body }),
    'DELETE /api/account/api-keys/:id': async () => {
      const as = await own();
      await callApi('POST /api/account/api-keys', { body: { ...body, scopes: ['jobs:read'] } }, as);
      const { api_keys } = (await callApi('GET /api/account/api-keys', {}, as)).body;
      return { as, params: { id: api_keys[0]?.id ?? '' } };
    },
  };
}

/** Returns the ownership rules for API keys. */
export function apiKeyRules({ db, talentA, house }: Cast) {
  const keyOf = (account: { id: string }) => async () => {
    const token_hash = Buffer.from(crypto.randomUUID());
    const [created_at, expires_at] = [new Date().toISOString(), new Date(Date.now() + 60_000).toISOString()];
    await insertSession(db, {
      ...{ token_hash, account_id: account.id, device: 'Our program' },
      ...{ api_scopes: ['jobs:read'], created_at, expires_at },
    });
    const made = db.selectFrom('session').select('id').where('token_hash', '=', token_hash);
    return (await made.executeTakeFirstOrThrow()).id;
  };
  const objects = {
    'an API key of talent A': { id: keyOf(talentA), readers: ['talent A'] },
    'an API key of the house': { id: keyOf(house), readers: ['the house of the call'], isPersonal: true },
  } satisfies ObjectRule['objects'];
  return { 'DELETE /api/account/api-keys/:id': { objects } } satisfies Record<string, ObjectRule>;
}

/** Returns the keys of the responses about API keys. */
export function apiKeyProjections({ adult }: Pick<Showcase, 'adult'>): Table {
  return {
    'GET /api/account/api-keys': [['a talent', '{api_keys[] success}', { as: adult }]],
    'POST /api/account/api-keys': [['a talent', '{key success}']],
  };
}

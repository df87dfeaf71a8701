import { insertSession } from '#features/accounts/sessions/queries.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { inOneDay, password } from '#testing/matrix/objects.ts';

async function apiKey({ id: account_id }: Account, world: World): Promise<string> {
  const { db, now } = world;
  const [token_hash, created_at] = [Buffer.from(crypto.randomUUID()), now().toISOString()];
  const key = { device: 'Our program', api_scopes: ['jobs:read'], expires_at: inOneDay(world) };
  await insertSession(db, { ...key, token_hash, account_id, created_at });
  const made = db.selectFrom('session').select('id').where('token_hash', '=', token_hash);
  return (await made.executeTakeFirstOrThrow()).id;
}

export const matrix: Matrix = {
  'GET /api/account/api-keys': { readers: ['adult'], prepare: apiKey },
  'POST /api/account/api-keys': { body: { name: 'Our program', scopes: ['jobs:read'], days: 30, password } },
  'DELETE /api/account/api-keys/:id': { of: { 'API key': apiKey } },
};

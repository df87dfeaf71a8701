import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo, call, inOneDay, insert } from '#testing/matrix/objects.ts';

export async function insertShare(job_id: string, world: World, fields: { proves_email?: boolean } = {}) {
  const token = newToken();
  const lasts = { created_at: world.now().toISOString(), expires_at: inOneDay(world) };
  const link = { id: crypto.randomUUID(), request_id: crypto.randomUUID(), label: 'For Blue Lamp', job_id };
  const row = { ...link, ...lasts, ...fields, token_hash: hashToken(token) };
  return { id: await insert(world.db, 'board_share_link', row), token };
}
/** A person who opened a share link by a name. */
export async function insertViewer(board_share_link_id: string, world: World) {
  const token = newToken();
  const row = {
    id: crypto.randomUUID(),
    board_share_link_id,
    name: 'Priya Nair',
    token_hash: hashToken(token),
  };
  const id = await insert(world.db, 'client_viewer', { ...row, created_at: world.now().toISOString() });
  return { id, token };
}
const share = async ({ job_id }: House, world: World) => (await insertShare(job_id, world)).id;

async function chosen(house: House, world: World) {
  return { id: house.job_id, body: { applications: [await applicationTo(house, world)] } };
}

export const matrix: Matrix = {
  'GET /api/production/jobs/:id/shares': { of: { call } },
  'POST /api/production/jobs/:id/shares': { of: { call: chosen }, body: { label: 'For Blue Lamp', days: 7 } },
  'POST /api/production/jobs/:id/shares/preview': { of: { call: chosen }, body: { days: 7 } },
  'DELETE /api/production/shares/:id': { of: { link: share } },
};

import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo, call, inOneDay, insert, newHouse } from '#testing/matrix/objects.ts';

export async function insertShare(job_id: string, world: World) {
  const token = newToken();
  const lasts = { created_at: world.now().toISOString(), expires_at: inOneDay(world) };
  const link = { id: crypto.randomUUID(), request_id: crypto.randomUUID(), label: 'For Blue Lamp', job_id };
  const row = { ...link, ...lasts, token_hash: hashToken(token) };
  return { id: await insert(world.db, 'board_share_link', row), token };
}
const share = async ({ job_id }: House, world: World) => (await insertShare(job_id, world)).id;

async function chosen(house: House, world: World) {
  return { id: house.job_id, body: { applications: [await applicationTo(house, world)] } };
}

export const matrix: Matrix = {
  'GET /api/production/jobs/:id/shares': { of: { call } },
  'POST /api/production/jobs/:id/shares': { of: { call: chosen }, body: { label: 'For Blue Lamp', days: 7 } },
  'DELETE /api/production/shares/:id': { of: { link: share } },
  'POST /api/shared-board': {
    request: async (_, world) => {
      const { job_id } = await newHouse(world);
      return { body: { token: (await insertShare(job_id, world)).token } };
    },
    viewers: async ({ documents }, world) => {
      const { token } = await insertShare(documents.job_id, world);
      return { 'anyone with the link': { body: { token } } };
    },
  },
  'PUT /api/shared-board/response': {
    request: async (_, world) => {
      const talent = await world.given.talent({ date_of_birth: '1990-05-01' });
      const { id: application_id, job_id } = await world.given.application({ talent_id: talent.id });
      const { token } = await insertShare(job_id, world);
      return { body: { token, application_id, pick: 'yes', rating: null, comment: null } };
    },
    viewers: async ({ application, documents }, world) => {
      const { token } = await insertShare(documents.job_id, world);
      const response = { application_id: application, pick: null, rating: null, comment: null };
      return { 'anyone with the link': { body: { ...response, token } } };
    },
  },
};

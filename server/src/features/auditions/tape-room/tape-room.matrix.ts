import { asked } from '#features/auditions/self-tapes/self-tapes.matrix.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo, insert } from '#testing/matrix/objects.ts';

async function take(house: House, world: World): Promise<string> {
  return (await world.given.take(await applicationTo(house, world))).id;
}

async function comment(house: House, world: World): Promise<string> {
  const application_media_id = await take(house, world);
  const said = {
    id: crypto.randomUUID(),
    at_ms: 1000,
    text: 'The turn',
    written_at: world.now().toISOString(),
  };
  return insert(world.db, 'take_comment', { ...said, application_media_id, account_id: house.id });
}

export const matrix: Matrix = {
  'GET /api/production/self-tapes/:id': {
    of: { call: ({ job_id }) => job_id },
    viewers: async (_, world) => {
      const { house } = await asked(world);
      return { 'the house': { id: house.job_id, as: house } };
    },
  },
  'POST /api/production/takes/:id/views': { of: { take } },
  'POST /api/production/takes/:id/comments': {
    of: {
      take: async (house, world) => ({ id: await take(house, world), body: { id: crypto.randomUUID() } }),
    },
    body: { id: crypto.randomUUID(), at_ms: 1000, text: 'The turn' },
  },
  'DELETE /api/production/take-comments/:id': { of: { comment }, owners: 'members' },
};

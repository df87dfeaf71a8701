import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';

const notice = async ({ id }: Account, { given }: World) => (await given.notices(id, 1))[0]?.id ?? '';

export const matrix: Matrix = {
  'GET /api/notices': { prepare: notice },
  'GET /api/notices/wait': {},
  'POST /api/notices/:id/read': { of: { notice }, owners: 'accounts' },
  'POST /api/notices/read': {
    request: async (_, world) => {
      const as = await world.given.house();
      return { as, body: { newest: await notice(as, world) } };
    },
  },
};

import { newCall } from '#features/jobs/job-posts/job-posts.matrix.ts';
import type { Entry, Matrix, World } from '#testing/matrix/matrix.ts';

/** What talent find: open casting calls only. */
export const publicCalls: Entry['of'] = {
  'an open call': {
    id: (cast) => newCall(cast.house, cast),
    readers: ['talent A', 'talent B', 'a child without a guardian', 'a child with a guardian'],
  },
  'a call that waits': { id: async ({ given }) => (await given.job({ status: 'pending' })).id, readers: [] },
};

const request = async (_: unknown, { given }: World) => ({ id: (await given.job()).id });

export const matrix: Matrix = {
  'GET /api/user/saved-jobs': {},
  'GET /api/user/saved-job-ids': {},
  'PUT /api/user/saved-jobs/:id': { of: publicCalls, request },
  'DELETE /api/user/saved-jobs/:id': { of: publicCalls, request },
};

import { newCall } from '#features/jobs/job-posts/job-posts.matrix.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/production/jobs/previous': {},
  'GET /api/production/jobs/upcoming': {},
  'GET /api/production/jobs/:id': {
    of: {
      'an open call': { id: (cast) => newCall(cast.house, cast), readers: 'everybody' },
      'a call that waits': {
        id: async ({ given, house: { production_house_id } }) =>
          (await given.job({ production_house_id, status: 'pending' })).id,
        readers: ['the house of the call'],
      },
    },
    readers: ['visitor', 'adult', 'child', 'alone', 'documents', 'emailOnly'],
    about: ({ documents }) => documents.job_id,
  },
  'GET /api/user/popular-casting-calls': { readers: ['visitor', 'adult', 'alone', 'emailOnly'] },
  'GET /api/user/calls-for-you': { readers: ['adult', 'alone'] },
};

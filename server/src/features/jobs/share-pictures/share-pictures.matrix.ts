import { newCall } from '#features/jobs/job-posts/job-posts.matrix.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';

const ofCall = {
  of: {
    'an open call': {
      id: (cast: World & { house: House }) => newCall(cast.house, cast),
      readers: 'everybody',
    },
  },
} as const;

export const matrix: Matrix = {
  'GET /api/casting-calls/:id/share-texts': ofCall,
  'GET /api/casting-calls/:id/picture.png': ofCall,
};

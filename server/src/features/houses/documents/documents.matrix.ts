import { picture } from '#testing/files.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/production/documents': {},
  'POST /api/production/documents': {
    body: { kind: 'pan_card' },
    request: async () => ({ files: { document: [await picture()] } }),
  },
};

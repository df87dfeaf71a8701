import { findCurrentVersion } from '#features/admin/flag-rules/queries.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

const body = { threshold: 10, phrases: [{ phrase: 'registration fee*', kind: 'money', weight: 10 }] };

export const matrix: Matrix = {
  'GET /api/admin/flag-rules': {},
  'POST /api/admin/flag-rules/try': { body },
  'PUT /api/admin/flag-rules': {
    body: async (_, { db }) => ({ ...body, based_on: await findCurrentVersion(db) }),
  },
};

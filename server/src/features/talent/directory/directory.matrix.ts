import { pages } from '#features/talent/public-profile/public-profile.matrix.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'POST /api/pages/filter': {
    viewers: ({ documents }) => ({ 'a visitor': { body: {} }, 'a house': { body: {}, as: documents } }),
  },
  'POST /api/production/profiles/filter': {
    body: { scope: 'talent', city: 'Nowhere' },
    viewers: ({ stranger, emailOnly }) => ({
      'a house about a child': { as: stranger, body: { scope: 'talent', age: '10-13' } },
      'an unverified house about its applicants': { as: emailOnly, body: {} },
    }),
  },
  'GET /api/profiles/:id': {
    of: pages,
    houseWide: true,
    viewers: ({ adult, child, documents, emailOnly }) => ({
      'a visitor': { id: adult.id },
      'another talent': { id: adult.id, as: child },
      'a house': { id: adult.id, as: emailOnly },
      'a house about a child': { id: child.id, as: documents },
    }),
  },
};

import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/houses/:id': {
    of: {
      'the house': { id: ({ house }) => house.production_house_id, readers: 'everybody' },
      'a house without a public call': {
        id: async ({ given }) => (await given.house()).production_house_id,
        readers: [],
      },
    },
    about: ({ documents }) => documents.production_house_id,
  },
};

import type { House, Matrix, World } from '#testing/matrix/matrix.ts';

const rejected = async ({ production_house_id }: House, { given }: World) =>
  (await given.job({ production_house_id, status: 'pending', rejection: 'Name the studio.' })).id;

export const matrix: Matrix = {
  'GET /api/production/appeals': {},
  'POST /api/production/appeals': {
    of: { 'rejected call': rejected },
    body: { text: 'The studio is named in the second line.' },
  },
};

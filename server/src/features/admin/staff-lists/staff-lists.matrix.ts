import type { Matrix, World } from '#testing/matrix/matrix.ts';

const house = async (_: unknown, { given }: World) => (await given.house()).production_house_id;

export const matrix: Matrix = {
  'GET /api/admin/search': {},
  'GET /api/admin/lists': {},
  'POST /api/admin/notes': {
    of: { house },
    field: 'subject_id',
    body: { subject: 'house', text: 'They called about their invoice.' },
  },
};

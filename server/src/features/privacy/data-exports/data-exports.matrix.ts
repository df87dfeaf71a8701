import { type Account, bothRoles, type Matrix, type World } from '#testing/matrix/matrix.ts';
import { password } from '#testing/matrix/objects.ts';

const dataExport = ({ id }: Account, { given }: World) => given.dataExport(id);

export const matrix: Matrix = bothRoles({
  'GET /api/:role/data-exports': {},
  'POST /api/:role/data-exports': { body: { password } },
  'GET /api/:role/data-exports/:id/address': { of: { 'data export': dataExport }, owners: 'accounts' },
});

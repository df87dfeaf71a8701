import { invited } from '#features/auditions/audition-invitations/audition-invitations.matrix.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';

async function audition(talent: Account, world: World) {
  return { id: (await invited(talent, world)).id, body: { request_id: crypto.randomUUID() } };
}

export const matrix: Matrix = { 'POST /api/user/auditions/:id/unsafe': { of: { audition } } };

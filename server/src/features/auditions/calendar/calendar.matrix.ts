import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { invited } from '#features/auditions/audition-invitations/audition-invitations.matrix.ts';
import { upsertFeed } from '#features/auditions/calendar/queries.ts';
import { newSlot } from '#features/auditions/slots/slots.matrix.ts';
import { type Account, bothRoles, type Matrix, type World } from '#testing/matrix/matrix.ts';

async function audition(talent: Account, world: World): Promise<string> {
  const { id, job_id } = await invited(talent, world);
  await world.given.confirmed(id, (await newSlot(job_id, world)).id);
  return id;
}

const feed = ({ id }: Account, { db, now }: World) => upsertFeed(db, id, hashToken(newToken()), now());

export const matrix: Matrix = {
  'GET /api/user/auditions/:id/audition.ics': { of: { audition } },
  ...bothRoles({ 'GET /api/:role/calendar': { prepare: feed }, 'POST /api/:role/calendar': {} }),
};

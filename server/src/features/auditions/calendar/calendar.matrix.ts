import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { invited } from '#features/auditions/audition-invitations/audition-invitations.matrix.ts';
import { upsertFeed } from '#features/auditions/calendar/queries.ts';
import { newSlot } from '#features/auditions/slots/slots.matrix.ts';
import { type Account, bothRoles, type Matrix, type Showcase, type World } from '#testing/matrix/matrix.ts';

async function audition(talent: Account, world: World): Promise<string> {
  const { id, job_id } = await invited(talent, world);
  await world.given.confirmed(id, (await newSlot(job_id, world)).id);
  return id;
}

const withFeed = (of: (showcase: Showcase) => Account) => ({
  viewers: async (showcase: Showcase, { db, now }: World) => {
    const owner = of(showcase);
    await upsertFeed(db, owner.id, hashToken(newToken()), now());
    return { 'the owner': owner };
  },
});

export const matrix: Matrix = {
  'GET /api/user/auditions/:id/audition.ics': { of: { audition } },
  'GET /api/user/calendar': withFeed(({ adult }) => adult),
  'GET /api/production/calendar': withFeed(({ documents }) => documents),
  ...bothRoles({ 'POST /api/:role/calendar': {} }),
};

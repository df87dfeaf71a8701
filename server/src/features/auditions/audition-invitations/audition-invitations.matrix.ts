import { newSlot } from '#features/auditions/slots/slots.matrix.ts';
import type { Account, House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationOf, applicationTo } from '#testing/matrix/objects.ts';

/** Invites a talent once, because an application without a plan is reused. */
export async function invited(talent: Account, world: World) {
  const { id, job_id } = await applicationOf(talent, world);
  const invitations = world.db.selectFrom('audition_invitation').select('application_id');
  const found = await invitations.where('application_id', '=', id).executeTakeFirst();
  if (!found) await world.given.invitation(id);
  return { id, job_id };
}
const invitation = async (talent: Account, world: World) => (await invited(talent, world)).id;

async function choosing(talent: Account, world: World) {
  const { id, job_id } = await invited(talent, world);
  return { id, body: { slot_id: (await newSlot(job_id, world, 50)).id } };
}

/** A casting call with a slot, and an application to invite. */
async function inviting(house: House, world: World) {
  await newSlot(house.job_id, world);
  return { id: house.job_id, body: { applications: [await applicationTo(house, world)] } };
}

export const matrix: Matrix = {
  'POST /api/production/auditions/:id/invitations': { of: { call: inviting } },
  'GET /api/user/auditions': {},
  'POST /api/user/auditions/:id/confirm': { of: { invitation: choosing } },
  'POST /api/user/auditions/:id/decline': { of: { invitation }, body: { note: 'I am away.' } },
  'POST /api/user/auditions/:id/ask': { of: { invitation }, body: { note: 'After six?' } },
};

import { applicants } from '#features/applications/apply/apply.matrix.ts';
import { days } from '#features/bookings/availability/availability.matrix.ts';
import { insertHold } from '#features/bookings/holds/queries.ts';
import type { Account, House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationOf, applicationTo } from '#testing/matrix/objects.ts';

const hold = (application_id: string, talent_id: string, account_id: string, { db, now }: World) =>
  insertHold(db, { application_id, talent_id, account_id, days, hours: 48 }, now());

async function held(house: House, world: World) {
  const { id: talent_id } = await world.given.talent();
  const { id } = await world.given.application({ talent_id, job_id: house.job_id });
  await hold(id, talent_id, house.id, world);
  return id;
}

/** The hold of a talent, once: their days are taken then. */
async function ownHold({ id: talent_id, ...talent }: Account, world: World): Promise<string> {
  const { id } = await applicationOf({ ...talent, id: talent_id }, world);
  const own = world.db.selectFrom('booking').select('id').where('application_id', '=', id);
  const found = await own.where('state', '=', 'first_hold').executeTakeFirst();
  if (found) return found.id;
  await hold(id, talent_id, (await world.given.house()).id, world);
  return (await own.where('state', '=', 'first_hold').executeTakeFirstOrThrow()).id;
}

export const matrix: Matrix = {
  'GET /api/production/bookings/:id': { of: applicants, about: ({ adult }) => adult.id },
  'POST /api/production/applications/:id/hold': { of: { application: applicationTo }, body: days },
  'POST /api/production/applications/:id/release-hold': {
    of: { application: held },
    body: { note: 'Thank you.' },
  },
  'POST /api/user/holds/:id/decline': { of: { hold: ownHold }, body: { note: 'I am away.' } },
};

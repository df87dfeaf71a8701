import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo } from '#testing/matrix/objects.ts';
import { workDone } from '#testing/pay-world.ts';

const sheet = { call_time: '06:30', place: 'Film City', contact_name: 'Farida', contact_phone: '9820000000' };

/** An application that is booked for the next days. */
async function booked(house: House, world: World) {
  const id = await applicationTo(house, world);
  await workDone(world, id, { ago: -3 });
  return { id, body: { ...sheet, day: addDays(dayInIndia(world.now()), 3) } };
}

export const matrix: Matrix = {
  'PUT /api/production/applications/:id/shoot-day': { of: { application: booked } },
};

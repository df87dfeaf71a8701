import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo, call } from '#testing/matrix/objects.ts';

/** Inserts a slot at a place of its own, so that slots never overlap. */
export function newSlot(job_id: string, { given }: World, capacity = 1) {
  return given.slot(job_id, { place: `Hall ${crypto.randomUUID()}`, capacity });
}

const day = addDays(dayInIndia(new Date()), 30);
const plan = {
  day,
  from: '10:00',
  to: '12:00',
  minutes: 20,
  break_minutes: 5,
  capacity: 1,
  place: 'Studio 4',
  contact_name: 'Ravi Menon',
  is_private: 'no',
};
const change = {
  day,
  from: '15:00',
  minutes: 30,
  capacity: 2,
  place: 'Studio 9',
  contact_name: 'Ravi Menon',
  is_private: 'no',
};

async function slot({ job_id }: House, world: World) {
  return { id: (await newSlot(job_id, world)).id, body: { place: `Hall ${crypto.randomUUID()}` } };
}

async function invited(house: House, world: World) {
  const id = await applicationTo(house, world);
  await world.given.invitation(id);
  return { id, body: { slot_id: (await newSlot(house.job_id, world)).id } };
}

export const matrix: Matrix = {
  'GET /api/production/auditions/:id': { of: { call } },
  'POST /api/production/auditions/:id/slots': { of: { call }, body: plan },
  'PUT /api/production/audition-slots/:id': { of: { slot }, body: change },
  'DELETE /api/production/audition-slots/:id': { of: { slot } },
  'PUT /api/production/audition-invitations/:id/slot': {
    of: { application: applicationTo },
    body: { slot_id: null },
    request: invited,
  },
  'GET /api/production/auditions/:id/fill': { of: { call } },
  'POST /api/production/auditions/:id/fill': { of: { call }, body: { placements: [] } },
};

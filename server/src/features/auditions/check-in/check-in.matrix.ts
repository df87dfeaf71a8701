import { newSlot } from '#features/auditions/slots/slots.matrix.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo, call } from '#testing/matrix/objects.ts';

async function arriving(house: House, world: World): Promise<string> {
  const id = await applicationTo(house, world);
  await world.given.invitation(id);
  await world.given.confirmed(id, (await newSlot(house.job_id, world)).id);
  return id;
}

export const matrix: Matrix = {
  'GET /api/production/check-ins/:id': {
    of: { application: applicationTo },
    about: ({ application }) => application,
  },
  'PUT /api/production/check-ins/:id': { of: { audition: arriving } },
  'DELETE /api/production/check-ins/:id': { of: { application: applicationTo } },
  'GET /api/production/auditions/:id/call-sheet.pdf': { of: { call } },
  'GET /api/production/auditions/:id/call-sheet.xlsx': { of: { call } },
};

import { MINUTE_MS } from '@kirdaar/contract/rules/calendar';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo, call } from '#testing/matrix/objects.ts';

async function arriving(house: House, world: World): Promise<string> {
  const id = await applicationTo(house, world);
  await world.given.invitation(id);
  const [starts_at, ends_at] = [1, 2].map((minutes) =>
    new Date(world.now().getTime() + minutes * MINUTE_MS).toISOString(),
  );
  const soon = { starts_at, ends_at, place: `Hall ${crypto.randomUUID()}` };
  await world.given.confirmed(id, (await world.given.slot(house.job_id, soon)).id);
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

import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { call, newHouse } from '#testing/matrix/objects.ts';

const newPerson = () => ({ name: 'Meera Nair', email: `meera-${crypto.randomUUID()}@test.example` });

/** Adds a person to the casting call of a house, and returns the application. */
async function addPerson({ job_id, ...house }: House, { callApi }: World): Promise<string> {
  const body = { request_id: crypto.randomUUID(), adults: true as const, people: [newPerson()] };
  const { body: added } = await callApi(
    'POST /api/production/jobs/:id/added-people',
    { params: { id: job_id }, body },
    house,
  );
  return added.application_ids[0] ?? '';
}

/** A house that added somebody to a call that nobody else sees, so that what others read stays the same. */
export async function houseThatAdded(world: World): Promise<House> {
  const house = await newHouse(world);
  await addPerson(house, world);
  await world.db.updateTable('job').set({ status: 'pending' }).where('id', '=', house.job_id).execute();
  return house;
}

export const matrix: Matrix = {
  'GET /api/production/jobs/:id/added-people': {
    of: { call },
    viewers: async (_, world) => {
      const as = await houseThatAdded(world);
      return { 'the house that added': { as, id: as.job_id } };
    },
  },
  'POST /api/production/jobs/:id/added-people': {
    of: { call },
    body: {
      adults: true,
      // Somebody else in each request.
      get people() {
        return [newPerson()];
      },
    },
  },
  'POST /api/production/added-people/:id/files': { of: { application: addPerson } },
  'POST /api/production/added-people/:id/tell': { of: { application: addPerson } },
};

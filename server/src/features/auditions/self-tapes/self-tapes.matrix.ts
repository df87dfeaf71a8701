import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { pdf } from '#testing/files.ts';
import type { Account, House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationOf, newHouse } from '#testing/matrix/objects.ts';

async function call({ job_id: id }: House, { db }: World): Promise<string> {
  const changed = { audition_type: 'Self-tape', shoot_dates: '2099-01-01' } as const;
  await db.updateTable('job').set(changed).where('id', '=', id).execute();
  return id;
}

async function tape(talent: Account, world: World): Promise<string> {
  const { id, job_id } = await applicationOf(talent, world);
  await world.given.tapeRequest(job_id);
  await world.given.selfTape(id);
  return id;
}

/** A closed casting call with self-tapes, so that it is in no list of open ones, and its only applicant. */
async function asked(world: World) {
  const house = await newHouse(world);
  const talent = await world.given.talent();
  await world.given.application({ talent_id: talent.id, job_id: house.job_id });
  await tape(talent, world);
  await world.given.closed(await call(house, world));
  return { house, talent };
}

const body = {
  instructions: 'Read scene 2 facing the camera.',
  day: addDays(dayInIndia(new Date()), 30),
  time: '18:30',
};

export const matrix: Matrix = {
  'GET /api/production/self-tapes/:id': {
    of: { call },
    viewers: async (_, world) => {
      const { house } = await asked(world);
      return { 'the house': { id: house.job_id, as: house } };
    },
  },
  'PUT /api/production/self-tapes/:id': {
    of: { call },
    body,
    request: async (house, world) => ({ id: await call(house, world), files: { sides: [await pdf()] } }),
  },
  'GET /api/user/self-tapes': {
    viewers: async (_, world) => ({ 'the talent': (await asked(world)).talent }),
  },
  'POST /api/user/self-tapes/:id/decline': { of: { tape }, body: { note: 'I am away.' } },
};

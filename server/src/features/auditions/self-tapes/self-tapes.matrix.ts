import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationOf, newHouse } from '#testing/matrix/objects.ts';

async function tape(talent: Account, world: World): Promise<string> {
  const { id, job_id } = await applicationOf(talent, world);
  await world.given.tapeRequest(job_id);
  return (await world.given.selfTape(id)).id;
}

async function take(talent: Account, world: World): Promise<string> {
  const { id } = await world.given.application({ talent_id: talent.id });
  return (await world.given.take(id)).id;
}

/** A closed casting call with self-tapes, so that it is in no list of open ones, and its only applicant. */
export async function asked(world: World) {
  const house = await newHouse(world);
  const talent = await world.given.talent();
  const applied = { talent_id: talent.id, job_id: house.job_id };
  const { id } = await world.given.application(applied);
  await world.given.take(id);
  const changed = { audition_type: 'Self-tape', shoot_dates: '2099-01-01' } as const;
  await world.db.updateTable('job').set(changed).where('id', '=', house.job_id).execute();
  await world.given.closed(house.job_id);
  return { house, talent };
}

export const matrix: Matrix = {
  'GET /api/user/self-tapes': {
    viewers: async (_, world) => ({ 'the talent': (await asked(world)).talent }),
  },
  'POST /api/user/self-tapes/:id/confirm': { of: { tape } },
  'PUT /api/user/self-tapes/:id/answers': { of: { tape }, body: { answers: ['Yes.'], may_download: true } },
  'POST /api/user/self-tapes/:id/decline': { of: { tape }, body: { note: 'I am away.' } },
  'DELETE /api/user/takes/:id': { of: { take } },
};

import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { days } from '#features/bookings/availability/availability.matrix.ts';
import { insertCheck } from '#features/bookings/availability-checks/queries.ts';
import type { Account, House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationOf, applicationTo } from '#testing/matrix/objects.ts';

async function newCheck(application_id: string, account_id: string, { db, now, secrets }: World) {
  const id = crypto.randomUUID();
  const token = newDerivedToken(secrets.links, 'availability', id);
  await insertCheck(db, { id, application_id, account_id, token_hash: hashToken(token), days }, now());
  return { id, token };
}

async function check(talent: Account, world: World) {
  const { id } = await applicationOf(talent, world);
  const known = world.db.selectFrom('availability_check').select('id').where('application_id', '=', id);
  const found = await known.executeTakeFirst();
  if (found) return found.id;
  return (await newCheck(id, (await world.given.house()).id, world)).id;
}

async function byLink(house: House, world: World) {
  const { token } = await newCheck(await applicationTo(house, world), house.id, world);
  return { body: { token } };
}

async function asking(house: House, world: World) {
  return { id: house.job_id, body: { applications: [await applicationTo(house, world)] } };
}

const ofNew = async (_: unknown, world: World) => {
  const { production_house_id, ...house } = await world.given.house();
  const { id } = await world.given.job({ production_house_id });
  // A house of the given world has what a house of the matrix has.
  return byLink({ ...house, production_house_id, job_id: id } as House, world);
};

export const matrix: Matrix = {
  'POST /api/production/jobs/:id/availability-checks': { of: { call: asking }, body: days },
  'POST /api/user/availability-checks/:id/answer': { of: { check }, body: { answer: 'free' } },
  'POST /api/availability-check': {
    request: ofNew,
    viewers: async (_, world) => ({ 'the person with the link': await ofNew(_, world) }),
  },
  'POST /api/availability-check/answer': { request: ofNew, body: { answer: 'free' } },
};

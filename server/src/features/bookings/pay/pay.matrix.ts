import type { Account, House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationOf, applicationTo } from '#testing/matrix/objects.ts';
import { workDone } from '#testing/pay-world.ts';

const body = { amount: 50_000, paid_on: '2026-01-01' };

export async function toPay(house: House, world: World): Promise<string> {
  const id = await applicationTo(house, world);
  await workDone(world, id, { ago: 40 });
  return id;
}

export const toBePaid = async (talent: Account, world: World) =>
  workDone(world, (await applicationOf(talent, world)).id, { ago: 40 });

export const matrix: Matrix = {
  'PUT /api/production/applications/:id/pay': { of: { application: toPay }, body },
  'PUT /api/user/offers/:id/pay': { of: { offer: toBePaid }, body },
};

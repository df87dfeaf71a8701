import { hashPassword } from '#features/accounts/identity/passwords.ts';
import type { Services } from '#platform/services.ts';
import { makePictures } from '#seed/art/pictures.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { insertWorld } from '#seed/insert-world.ts';
import { makeWorld } from '#seed/world.ts';

/** Generates the demo world relative to today and writes it to the empty database. */
export async function fillDemoWorld(services: Services) {
  const { now, storage } = services;
  const present = now();
  const world = makeWorld(present);
  const [pictures, passwordHash] = await Promise.all([
    makePictures(storage, world),
    hashPassword(demoAccounts.password),
  ]);
  await insertWorld(services, present, world, pictures, passwordHash);
}

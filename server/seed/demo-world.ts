import type { Services } from '#platform/services.ts';

/** Fills an empty database with the demo world; one that holds an account already is left as it is. */
export async function seedDemoWorld(services: Services): Promise<void> {
  const account = await services.db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (account) return;
  // Loaded only now: a start without seeding does not wait for the drawing library.
  const { fillDemoWorld } = await import('#seed/fill-demo-world.ts');
  await fillDemoWorld(services);
}

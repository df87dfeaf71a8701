import type { Services } from '#platform/services.ts';

/** Fills an empty database with the demo world; does nothing if an account exists. */
export async function seedDemoWorld(services: Services): Promise<void> {
  const account = await services.db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (account) return;
  // Imported lazily, so that a start without seeding does not load the drawing library.
  const { fillDemoWorld } = await import('#seed/fill-demo-world.ts');
  await fillDemoWorld(services);
}

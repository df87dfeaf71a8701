import type { Database } from '#platform/database.ts';

/** Every plan, cheapest first. */
export function listPlans(db: Database) {
  return db
    .selectFrom('plan')
    .select(['id', 'name', 'price', 'description', 'duration_in_days'])
    .orderBy('price')
    .execute();
}

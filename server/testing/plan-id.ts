import type { Database } from '#platform/database/database.ts';

export type PlanName = 'Basic' | 'Pro';

export async function planIdOf(db: Database, name: PlanName): Promise<string> {
  const plan = db.selectFrom('plan').select('id').where('name', '=', name);
  return (await plan.executeTakeFirstOrThrow()).id;
}

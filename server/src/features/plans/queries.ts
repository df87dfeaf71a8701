import type { Allowances } from '@kirdaar/contract/rules/allowances';
import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';

/** Every plan, cheapest first. */
export function listPlans(db: Database) {
  return db
    .selectFrom('plan')
    .select(['id', 'name', 'price', 'description', 'duration_in_days'])
    .orderBy('price')
    .execute();
}

type Allowance = Allowances & { plan: string | null; counted_from: string };

/** What a talent may do at an instant; null is unlimited. */
export async function findAllowance(db: Database, talentId: string, instant: Date): Promise<Allowance> {
  const { rows } = await sql<Allowance>`select * from allowance_of(${talentId}, ${instant})`.execute(db);
  const [allowance] = rows;
  // The function answers one row for whoever is asked about.
  if (!allowance) throw new Error('no allowance was answered');
  return allowance;
}

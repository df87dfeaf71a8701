import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { periodFrom } from '#features/billing/plans/plan-pricing.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { buyPlan } from '#seed/people/buy-plan.ts';
import type { Person } from '#seed/people/person.ts';
import type { World } from '#seed/world.ts';

const WITHOUT_PLAN = 4;

/**
 * Gives a plan to frequent applicants, starting the day before their first application. The demo talent's
 * plan is bought through the gateway.
 */
export async function insertSubscriptions(
  services: Services,
  db: Database,
  { people, applications }: World,
  now: Date,
) {
  const sent = new Map<Person, number>();
  const first = new Map<Person, number>();
  for (const { person, applied_at } of applications) {
    sent.set(person, (sent.get(person) ?? 0) + 1);
    first.set(person, Math.min(first.get(person) ?? now.getTime(), Date.parse(applied_at)));
  }
  const plans = await db.selectFrom('plan').select(['id', 'duration_in_days']).orderBy('price').execute();
  const holders = people.filter((person, index) => index === 0 || (sent.get(person) ?? 0) > WITHOUT_PLAN);
  const [bought, ...given] = holders.flatMap((person, index) => {
    const plan = plans[index % plans.length];
    const starts = new Date((first.get(person) ?? now.getTime()) - DAY_MS);
    return plan ? [{ person, plan, starts }] : [];
  });
  if (bought) await buyPlan(services, db, bought.person, bought.plan.id, bought.starts);
  const rows = given.map(({ person, plan, starts }) => ({
    talent_id: person.id,
    plan_id: plan.id,
    ...periodFrom(starts, plan.duration_in_days),
  }));
  await db.insertInto('subscription').values(rows).execute();
}

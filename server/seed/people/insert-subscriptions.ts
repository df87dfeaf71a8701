import { periodFrom } from '#features/plans/period.ts';
import type { Database } from '#platform/database.ts';
import type { Person } from '#seed/people/person.ts';
import type { World } from '#seed/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WITHOUT_PLAN = 4;

/** Gives a plan to the demo talent and to everyone who applies often, begun the day before they first did. */
export async function insertSubscriptions(db: Database, { people, applications }: World, now: Date) {
  const sent = new Map<Person, number>();
  const first = new Map<Person, number>();
  for (const { person, applied_at } of applications) {
    sent.set(person, (sent.get(person) ?? 0) + 1);
    first.set(person, Math.min(first.get(person) ?? now.getTime(), Date.parse(applied_at)));
  }
  const plans = await db.selectFrom('plan').select(['id', 'duration_in_days']).orderBy('price').execute();
  const holders = people.filter((person, index) => index === 0 || (sent.get(person) ?? 0) > WITHOUT_PLAN);
  const rows = holders.flatMap((person, index) => {
    const plan = plans[index % plans.length];
    if (!plan) return [];
    const starts = new Date((first.get(person) ?? now.getTime()) - DAY_MS);
    return [{ talent_id: person.id, plan_id: plan.id, ...periodFrom(starts, plan.duration_in_days) }];
  });
  await db.insertInto('subscription').values(rows).execute();
}

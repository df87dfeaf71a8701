import { categories } from '@kirdaar/contract/rules/vocabulary';
import { countTalentByCategory } from '#features/talent/queries.ts';
import type { Services } from '#platform/services.ts';

/** How many public talents each of the nine services has. */
export async function countServices({ db, now }: Pick<Services, 'db' | 'now'>) {
  const counted = await countTalentByCategory(db, now());
  const talents = new Map(counted.map((row) => [row.profile_type, row.talents]));
  return categories
    .filter((category) => category !== 'All')
    .map((category) => ({ category, talents: talents.get(category) ?? 0 }));
}

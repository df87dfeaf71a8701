import { categories } from '@kirdaar/contract/rules/vocabulary';
import { countTalentByCategory } from '#features/talent/profile/queries.ts';
import type { Services } from '#platform/services.ts';

/** Counts the public talent of each of the nine services. */
export async function countServices({ db, now }: Pick<Services, 'db' | 'now'>) {
  const counted = await countTalentByCategory(db, now());
  const talents = new Map(counted.map((row) => [row.profile_type, row.talents]));
  return categories
    .filter((category) => category !== 'All')
    .map((category) => ({ category, talents: talents.get(category) ?? 0 }));
}

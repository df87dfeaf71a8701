import { SITE_KEY } from '@kirdaar/contract/rules/content';
import type { Language } from '@kirdaar/contract/rules/languages';
import { serviceTexts } from '@kirdaar/contract/rules/service-texts';
import { categories } from '@kirdaar/contract/rules/vocabulary';
import { listServiceTexts } from '#features/site/content/queries.ts';
import { countTalentByCategory } from '#features/talent/profile/queries.ts';
import { findTexts, inLanguage } from '#platform/database/content-translations.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns the nine services with their texts and the number of their public talent. */
export async function countServices(db: Database, now: Date, language: Language) {
  const counted = await countTalentByCategory(db, now);
  const talents = new Map(counted.map((row) => [row.profile_type, row.talents]));
  const texts = await findTexts(db, { kind: 'services', key: SITE_KEY }, language);
  return (await readServiceTexts(db)).map((service) => ({
    ...inLanguage(service, ['text'], { language, texts, pathOf: () => `services.${service.category}` }),
    talents: talents.get(service.category) ?? 0,
  }));
}

/** Returns the text of each service: what staff wrote, or the one that comes with the site. */
export async function readServiceTexts(db: Database) {
  const written = new Map((await listServiceTexts(db)).map(({ category, text }) => [category, text]));
  return categories
    .filter((category) => category !== 'All')
    .map((category) => ({ category, text: written.get(category) ?? serviceTexts[category] }));
}

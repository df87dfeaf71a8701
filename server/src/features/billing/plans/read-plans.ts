import type { Language } from '@kirdaar/contract/rules/languages';
import { descriptionOf, featuresOf } from '#features/billing/plans/plan-description.ts';
import { listPlans } from '#features/billing/plans/queries.ts';
import { listTexts } from '#platform/database/content-translations.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns every plan with its description in a language. */
export async function readPlans(db: Database, language: Language) {
  const plans = await listPlans(db);
  if (language === 'en') return plans;
  const ids = plans.map(({ id }) => id);
  const texts = await listTexts(db, 'plan', ids, language);
  return plans.map((plan) => {
    const features = featuresOf(plan.description).map((english, place) => {
      const path = `features.${place}`;
      return { path, english, translated: texts.get(plan.id)?.[path] };
    });
    return {
      ...plan,
      description: descriptionOf(features.map(({ english, translated }) => translated ?? english)),
      in_english: features.filter(({ translated }) => translated === undefined).map(({ path }) => path),
    };
  });
}

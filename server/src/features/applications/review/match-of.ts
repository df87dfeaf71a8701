import { agesOf } from '@kirdaar/contract/rules/age-range';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { labelIn, matchReasons } from '#features/jobs/matching/match-reasons.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

type Matched = Parameters<typeof matchReasons>[0] & {
  match_score: number;
  user: { age: number | null; gender: Gender | null; city: string | null };
  languages: string[];
  availability: boolean;
  language_required: string;
  city_location: string;
  /** The first day of the shoot. */
  shoot_dates: string;
};

const words = serverWords('match');

/** Returns how well an applicant matches the casting call, with the facts for and against in plain words. */
export function matchOf(matched: Matched, language: Language) {
  return {
    score: matched.match_score,
    reasons: matchReasons(matched, language),
    differences: differencesOf(matched, language),
  };
}

/** Facts that the applicant has not given are no difference. */
function differencesOf(matched: Matched, language: Language): string[] {
  const { not_free, other_age, other_gender, other_city, other_languages } = words[language];
  const { user, gender, age_range, spoken, nearby, languages } = matched;
  const ages = agesOf(age_range);
  return [
    !matched.availability && not_free(formatDay(matched.shoot_dates, language)),
    ages &&
      user.age !== null &&
      (user.age < ages.from || user.age > ages.to) &&
      other_age(user.age, age_range),
    user.gender &&
      gender !== 'Any' &&
      user.gender !== gender &&
      other_gender(labelIn(language, user.gender), labelIn(language, gender)),
    user.city && !nearby && other_city(user.city, matched.city_location),
    languages.length > 0 && spoken.length === 0 && other_languages(matched.language_required),
  ].filter((difference) => typeof difference === 'string');
}

import { agesOf } from '@kirdaar/contract/rules/age-range';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { matchReasons } from '#features/jobs/matching/match-reasons.ts';

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

const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Returns how well an applicant matches the casting call, with the facts for and against in plain words. */
export function matchOf(matched: Matched) {
  return {
    score: matched.match_score,
    reasons: matchReasons(matched),
    differences: differencesOf(matched),
  };
}

/** Facts that the applicant has not given are no difference. */
function differencesOf(matched: Matched): string[] {
  const { user, gender, age_range, spoken, nearby, languages } = matched;
  const ages = agesOf(age_range);
  const isOtherAge = user.age !== null && ages && (user.age < ages.from || user.age > ages.to);
  return [
    !matched.availability && `Not free on ${shortDay.format(new Date(matched.shoot_dates))}`,
    isOtherAge && `Age ${user.age}, asked ${age_range}`,
    user.gender && gender !== 'Any' && user.gender !== gender && `${user.gender}, asked ${gender}`,
    user.city && !nearby && `In ${user.city}, asked ${matched.city_location}`,
    languages.length > 0 && spoken.length === 0 && `Does not speak ${matched.language_required}`,
  ].filter((difference) => typeof difference === 'string');
}

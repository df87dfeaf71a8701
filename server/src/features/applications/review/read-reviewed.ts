import { agesOf } from '@kirdaar/contract/rules/age-range';
import type { Language } from '@kirdaar/contract/rules/languages';
import { type AgeBand, ageBands, shownAge } from '@kirdaar/contract/rules/profile-filters';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { listMet } from '#features/applications/known-people/queries.ts';
import { shownReceived } from '#features/applications/received/read-received.ts';
import { findReviewed, type Reviewer } from '#features/applications/review/queries.ts';
import { labelOf, matchReasons } from '#features/jobs/matching/match-reasons.ts';
import { formatDayOfYear } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readReviewed(services: Services, by: Reviewer, id: string, language: Language) {
  const { db, now } = services;
  const found = orThrow(await findReviewed(db, by, id, now()), 'application_not_found');

  const { languages, skills, body_type, height } = found;
  return {
    ...shownReceived(services, found),
    match: matchOf(found, language),
    others: await listMet(db, by, found.talent_id, now(), id),
    profile: { languages, skills, body_type, height },
  };
}

type Matched = Omit<Parameters<typeof matchReasons>[0], 'talent_age'> & {
  talent_age: number | null;
  match_score: number;
  user: { age: number | null; age_band: AgeBand | null; gender: Gender | null; city: string | null };
  languages: string[];
  availability: boolean;
  language_required: string;
  city_location: string;
  /** The first day of the shoot. */
  shoot_dates: string;
};

const words = serverWords('jobEmails');
const people = serverWords('people');
const places = serverWords('places');
const spoken = serverWords('spokenLanguages');

/** Returns how well an applicant matches the casting call, with the facts for and against in plain words. */
export function matchOf(matched: Matched, language: Language) {
  const { age, age_band } = shownAge(matched.talent_age);
  return {
    score: matched.match_score,
    reasons: matchReasons({ ...matched, talent_age: age ?? age_band }, language),
    differences: differencesOf(matched, language),
  };
}

/** Facts that the applicant has not given are no difference. */
function differencesOf(matched: Matched, language: Language): string[] {
  const { user, gender, age_range, nearby, languages } = matched;
  const { gender_names } = people[language];
  const { place_name } = places[language];
  const { language_names } = spoken[language];
  const found: string[] = [];
  const ages = agesOf(age_range);
  if (!matched.availability)
    found.push(words[language].not_free(formatDayOfYear(matched.shoot_dates, language)));
  if (ages && isOutside(user, ages))
    found.push(words[language].other_age(user.age ?? user.age_band ?? '', age_range));
  if (user.gender && gender !== 'Any' && user.gender !== gender)
    found.push(
      words[language].other_gender(labelOf(gender_names, user.gender), labelOf(gender_names, gender)),
    );
  if (user.city && !nearby)
    found.push(words[language].other_city(place_name(user.city), place_name(matched.city_location)));
  if (languages.length > 0 && matched.spoken.length === 0)
    found.push(words[language].other_languages(language_names(matched.language_required)));
  return found;
}

/** Whether an age, or the whole band of a child, is outside the ages of a casting call. */
function isOutside({ age, age_band }: Matched['user'], ages: { from: number; to: number }): boolean {
  const band = age === null ? age_band && ageBands[age_band] : { from: age, to: age };
  return band !== null && (band.from > ages.to || ('to' in band && band.to < ages.from));
}

import type { DiscoveryScope } from '@kirdaar/contract/discovery';
import type { ProfileFilter } from '@kirdaar/contract/profiles';
import {
  type AgeBand,
  ageBands,
  type MappedFact,
  storedWords,
} from '@kirdaar/contract/rules/profile-filters';
import { plainText } from '#features/profiles/plain-text.ts';
import { yearsBefore } from '#features/profiles/years-before.ts';

/** Born after one day, if that matters, and until another. */
interface BirthDates {
  after?: string;
  until: string;
}

/** A filter in the words of the table: each list is a choice of which any fits, absent when nothing was chosen. */
export interface Selection {
  today: string;
  /** The house that looks, and among whom; absent for the public's list. */
  house?: { id: string; scope: DiscoveryScope };
  /** Whoever is born later is a child. */
  adultsBornUntil: string;
  gender?: string[];
  profile_type?: string[];
  date_of_birth?: BirthDates[];
  plain_hair?: string[];
  plain_body?: string[];
  plain_beard?: string[];
  plain_eyes?: string[];
  plain_city?: string[];
  /** Beginnings of words that must all be found; none at all when only signs were typed. */
  words?: string[];
}

const ADULT = 18;
/** The columns of the filter are cut to this many characters. */
const PLAIN_MOST = 32;
const WORDS_MOST = 10;

/** What a filter asks for on a day in India. */
export function selectionOf(filter: ProfileFilter, today: string): Selection {
  const { gender, category, age, city, search } = filter;
  return {
    today,
    adultsBornUntil: yearsBefore(today, ADULT),
    ...(gender && { gender }),
    ...(category && { profile_type: category }),
    ...(age && { date_of_birth: age.map((band) => bornIn(band, today)) }),
    ...(filter.hair_color && { plain_hair: words('hair_color', filter.hair_color) }),
    ...(filter.body_type && { plain_body: words('body_type', filter.body_type) }),
    ...(filter.beard && { plain_beard: words('beard', filter.beard) }),
    ...(filter.eye_color && { plain_eyes: words('eye_color', filter.eye_color) }),
    ...(city && { plain_city: city.map((name) => cut(plainText(name))) }),
    ...(search && { words: plainText(search).split(' ').filter(Boolean).slice(0, WORDS_MOST) }),
  };
}

/** Who has an age of the band on a day: a range of birth dates, so that an index holds it. */
function bornIn(band: AgeBand, today: string): BirthDates {
  const { from, to }: { from: number; to?: number } = ageBands[band];
  const until = yearsBefore(today, from);
  return to === undefined ? { until } : { after: yearsBefore(today, to + 1), until };
}

function words(fact: MappedFact, options: readonly string[]): string[] {
  return storedWords(fact, options).map(cut);
}

// Whole characters, as the database counts them.
function cut(text: string): string {
  return [...text].slice(0, PLAIN_MOST).join('');
}

import { cityAlone } from '@kirdaar/contract/canonical';
import type { Discovery, DiscoveryScope } from '@kirdaar/contract/houses/discovery';
import { type AgeBand, ageBands, storedValues } from '@kirdaar/contract/rules/profile-filters';
import { type FilterableField, filterableFields } from '@kirdaar/contract/rules/talent-fields';
import type { ProfileFilter } from '@kirdaar/contract/talent/directory';
import { plainText } from '#features/talent/directory/plain-text.ts';
import { yearsBefore } from '#features/talent/directory/years-before.ts';
import { type SearchWords, searchWords } from '#features/talent/word-search/search-words.ts';

export interface WantedFacts {
  languages?: string[];
  skills?: string[];
  height_from?: number;
  height_to?: number;
}

/** A filter in terms of columns: any value of a list matches, and a missing list matches everything. */
export interface Selection {
  today: string;
  /** The house that searches, its member and the scope; absent for the public list. */
  house?: { id: string; member: string; scope: DiscoveryScope };
  /** A person born after this day is a child. */
  adultsBornUntil: string;
  gender?: string[];
  profile_type?: string[];
  /** Born after one day, if given, and until another, inclusive. */
  date_of_birth?: { after?: string; until: string }[];
  plain_city?: string[];
  /** The chosen filterable fields, the generated column with the word if there is one, and the stored values. */
  fields: { name: FilterableField; column: string | undefined; values: string[] }[];
  /** What only houses search for, of adults. */
  facts?: WantedFacts;
  /** Word prefixes that must all match; an empty list if the search had only punctuation. */
  words?: string[];
  synonyms?: SearchWords['synonyms'];
}

const ADULT = 18;
/** The columns used for filtering are truncated to this many characters. */
const MAX_PLAIN = 32;
const MAX_WORDS = 10;

export function selectionOf(filter: ProfileFilter, today: string): Selection {
  const { gender, category, age, city, search } = filter;
  return {
    today,
    adultsBornUntil: yearsBefore(today, ADULT),
    ...(gender && { gender }),
    ...(category && { profile_type: category }),
    ...(age && { date_of_birth: age.map((band) => bornIn(band, today)) }),
    ...(city && { plain_city: city.map(plainCity) }),
    fields: fieldChoices(filter),
    ...(search && searchedWords(search)),
  };
}

/** As the column `plain_city`. */
export function plainCity(name: string): string {
  return truncated(plainText(cityAlone(name)));
}

function searchedWords(search: string): SearchWords {
  const { words, synonyms } = searchWords(plainText(search).split(' ').filter(Boolean), ['city', 'skill']);
  return { words: words.slice(0, MAX_WORDS), synonyms };
}

export function wantedFacts({ language, skill, height_from, height_to }: Omit<Discovery, 'scope'>) {
  const facts: WantedFacts = {
    ...(language && { languages: language.map((name) => name.toLowerCase()) }),
    ...(skill && { skills: skill }),
    ...(height_from && { height_from }),
    ...(height_to && { height_to }),
  };
  return Object.keys(facts).length > 0 ? { facts } : {};
}

/** Returns the birth dates of an age band on a day; a range, so that an index can be used. */
function bornIn(band: AgeBand, today: string) {
  const { from, to }: { from: number; to?: number } = ageBands[band];
  const until = yearsBefore(today, from);
  return to === undefined ? { until } : { after: yearsBefore(today, to + 1), until };
}

function fieldChoices(filter: ProfileFilter): Selection['fields'] {
  return filterableFields.flatMap(([name, { kind, column }]) => {
    const chosen = filter[name];
    if (!chosen) return [];
    if (kind === 'flag') return [{ name, column, values: chosen.map((option) => String(option === 'Yes')) }];
    // Only a column has words in lower case; `details` keeps what was chosen.
    return [{ name, column, values: column ? storedValues(name, chosen).map(truncated) : chosen }];
  });
}

// Counts whole characters, as the database does.
function truncated(text: string): string {
  return [...text].slice(0, MAX_PLAIN).join('');
}

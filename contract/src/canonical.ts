import { MAX_LINE } from '#rules/limits.ts';
import { type Kind, spellings } from '#rules/spellings.ts';
import { stateNames } from '#rules/states.ts';
import { languages, skills } from '#rules/talent-choices.ts';
import { cityNames } from '#rules/talent-cities.ts';
import { categories, jobProjectTypes } from '#rules/vocabulary.ts';
import { project_types as englishTypes } from '#words/en/rules/calls.ts';
import { category_names as englishCategories } from '#words/en/rules/people.ts';
import { city_names as englishCities, state_names as englishStates } from '#words/en/rules/places.ts';
import { spoken_languages as englishLanguages } from '#words/en/rules/spoken-languages.ts';
import { talent_choices as englishChoices } from '#words/en/rules/talent.ts';
import { project_types } from '#words/hi/rules/calls.ts';
import { category_names } from '#words/hi/rules/people.ts';
import { city_names, state_names } from '#words/hi/rules/places.ts';
import { spoken_languages } from '#words/hi/rules/spoken-languages.ts';
import { talent_choices } from '#words/hi/rules/talent.ts';

/* Cities, States, languages, project types, skills and categories are stored as one value, whatever was typed. */

type Names = Readonly<Partial<Record<string, string>>>;

const values: Record<Kind, readonly [values: readonly string[], ...labels: Names[]]> = {
  city: [cityNames, englishCities, city_names],
  state: [stateNames, englishStates, state_names],
  language: [languages, englishLanguages, spoken_languages],
  project_type: [jobProjectTypes, englishTypes, project_types],
  skill: [skills, englishChoices.skills, talent_choices.skills],
  category: [categories, englishCategories, category_names],
};

/** Each kind's values by every folded spelling. */
const spellingsOf = new Map(
  Object.entries(values).map(([kind, [own, ...labels]]) => {
    // The keys of `values` are the kinds.
    const others: Names = spellings[kind as Kind];
    const spelt = own.flatMap((value) => {
      const texts = [
        value,
        ...labels.map((names) => names[value] ?? ''),
        ...(others[value] ?? '').split(','),
      ];
      return texts.filter((text) => text !== '').map((text) => [fold(text), value] as const);
    });
    return [kind, new Map(spelt)];
  }),
);

/** Returns all known spellings as one text, which differs if any of them does. */
export function allSpellings(): string {
  return JSON.stringify([...spellingsOf].map(([kind, values]) => [kind, ...values]));
}

/** Drops what people write differently: case, accents, signs, nukta, joiners, long vowels, n or m for an anusvara. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-म])/g, 'ं')
    .replace(/ई/g, 'इ')
    .replace(/ऊ/g, 'उ')
    .replace(/\u0940/g, '\u093f')
    .replace(/\u0942/g, '\u0941')
    .replace(/यि/g, 'इ')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

export function findCanonical(kind: Kind, typed: string): string | undefined {
  return spellingsOf.get(kind)?.get(fold(typed));
}

/** Returns the stored value of a spelling; what is on no list stays as it was typed. */
export function canonical(kind: Kind, typed: string): string {
  return findCanonical(kind, typed) ?? typed;
}

// A value may contain weaker separators: Acrobatics/Gymnastics.
const LIST = /(\s*[,;|\n،•]\s*)/;
const PARTS = /(\s*[/&+()]\s*|\s+(?:and|or|और|या|व|एवं|तथा)\s+|\s+[-–—]\s+)/i;
const WORDS = /(\s+)/;

/** Returns a text of one or several values with each value in its stored spelling. */
export function canonicalText(kind: Kind, typed: string): string {
  // Separating takes long where a long text has many blanks; such a text is rejected elsewhere.
  if (typed.length > MAX_LINE) return typed;
  return rewrite(kind, typed, kind === 'language' ? [LIST, PARTS, WORDS] : [LIST, PARTS]);
}

function rewrite(kind: Kind, typed: string, [separator, ...finer]: RegExp[]): string {
  const found = findCanonical(kind, typed);
  if (found || !separator) return found ?? typed;
  const pieces = typed.split(separator);
  return pieces.map((piece, place) => (place % 2 ? piece : rewrite(kind, piece, finer))).join('');
}

/** Returns the values of a list; one that was typed as several, such as "Hindi and Marathi", becomes several. */
export function canonicalList(kind: Kind, typed: readonly string[]): string[] {
  const separated = typed.flatMap((text) => apart(text, LIST));
  const found = separated.flatMap((text) => {
    const several = [PARTS, WORDS].map((separator) =>
      apart(text, separator).map((one) => findCanonical(kind, one)),
    );
    return findCanonical(kind, text) ?? several.find((known) => !known.includes(undefined)) ?? text;
  });
  return [...new Set(found.filter((value) => value !== undefined))];
}

/** The separators are groups, which `split` returns in between. */
function apart(text: string, separator: RegExp): string[] {
  return text.split(separator).filter((piece, place) => place % 2 === 0 && piece.trim() !== '');
}

// Six digits, often with a blank after the third.
const PIN_CODE = /[\s,.\p{Pd}]+(?:pin(?: ?code)?[ :.-]*)?\p{Nd}{3} ?\p{Nd}{3}(?=,|$)/giu;

/** Returns a city as profiles store it: with its quarter, if one was typed, but without State, country and PIN code. */
export function canonicalCity(typed: string): string {
  if (typed.length > MAX_LINE) return typed;
  const parts = apart(canonicalText('city', typed.replace(PIN_CODE, '')), /(\s*,\s*)/);
  while (parts.length > 1 && isAround(parts.at(-1) ?? '', parts.at(-2) ?? '')) parts.pop();
  return parts.join(', ') || typed;
}

/** Returns the city of a place that was written with its quarter. */
export function cityAlone(place: string): string {
  return place.split(',').at(-1)?.trim() ?? '';
}

function isAround(place: string, city: string): boolean {
  const isArea = findCanonical('state', place) !== undefined || /^(india|bharat|भारत)$/i.test(place);
  return isArea && (!findCanonical('city', place) || findCanonical('city', city) !== undefined);
}

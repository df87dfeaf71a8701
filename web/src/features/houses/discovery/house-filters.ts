import { MAX_HEIGHT_CM, MAX_SEARCH } from '@kirdaar/contract/rules/limits';
import { skills } from '@kirdaar/contract/rules/talent-choices';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/houses/discovery.ts';
import { talent_choices } from '#words/rules/talent.ts';

/** What a house searches for besides the filters of the public list. */
export interface HouseSelection {
  language: string;
  skill: readonly string[];
  /** In centimetres; empty for no limit. */
  height_from: string;
  height_to: string;
}

type Fact = keyof HouseSelection;

/** Reads it from a URL or a form. Values that the filters do not offer are ignored. */
export function houseSelectionOf(search: URLSearchParams): HouseSelection {
  const chosen = search.getAll('skill');
  return {
    language: (search.get('language') ?? '').trim().slice(0, MAX_SEARCH),
    skill: skills.filter((skill) => chosen.includes(skill)),
    height_from: heightOf(search.get('height_from')),
    height_to: heightOf(search.get('height_to')),
  };
}

function heightOf(text: string | null): string {
  const height = Number(text);
  return Number.isInteger(height) && height > 0 && height <= MAX_HEIGHT_CM ? String(height) : '';
}

/** Returns the URL of a list narrowed by the selection. */
export function withHouseSelection(list: string, selection: HouseSelection): string {
  const [pathname = '', query] = list.split('?');
  const search = new URLSearchParams(query);
  for (const [name, chosen] of Object.entries(selection))
    for (const value of [chosen].flat()) if (value) search.append(name, value);
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

/** Body of the API request. */
export function houseFilterBody({ language, skill, height_from, height_to }: HouseSelection) {
  return {
    language,
    skill,
    ...(height_from && { height_from: Number(height_from) }),
    ...(height_to && { height_to: Number(height_to) }),
  };
}

/** Returns each chosen value with the selection that removes it. */
export function houseChips(selection: HouseSelection) {
  const { language, skill, height_from, height_to } = selection;
  const without = (name: Fact) => ({ ...selection, [name]: '' });
  return [
    ...(language ? [{ text: words.chip_language(language), left: without('language') }] : []),
    ...skill.map((one) => ({
      text: labelOf(talent_choices.skills, one),
      left: { ...selection, skill: skill.filter((other) => other !== one) },
    })),
    ...(height_from ? [{ text: words.chip_height_from(height_from), left: without('height_from') }] : []),
    ...(height_to ? [{ text: words.chip_height_to(height_to), left: without('height_to') }] : []),
  ];
}

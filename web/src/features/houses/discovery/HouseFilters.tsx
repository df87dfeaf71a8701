import { MAX_HEIGHT_CM, MAX_SEARCH } from '@kirdaar/contract/rules/limits';
import { skills } from '@kirdaar/contract/rules/talent-choices';
import { type FormEvent, useState } from 'react';
import { FilterChoices, FilterText } from '#features/talent/directory/filter-controls.tsx';
import { filterText } from '#features/talent/directory/filter-text.ts';
import { labelOf } from '#ui/label-of.ts';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/houses/discovery.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';

const language = { name: 'language', label: common.language, placeholder: common.language_example };

/** The filters that only houses have: language, height and skills. */
export function HouseFilters({ chosen }: { chosen: HouseSelection }) {
  const { height_from, height_to } = chosen;
  return (
    <>
      <FilterText filter={language} value={chosen.language} />
      <fieldset>
        <legend className="mb-2 font-semibold text-sm">{words.filter_height}</legend>
        <div key={`${height_from}-${height_to}`} className="grid grid-cols-2 gap-2">
          <HeightField name="height_from" label={words.filter_height_from} value={height_from} />
          <HeightField name="height_to" label={words.filter_height_to} value={height_to} />
        </div>
      </fieldset>
      <SkillChoices key={chosen.skill.join()} initial={chosen.skill} />
    </>
  );
}

/** Shows a choice at once, while its result loads. */
function SkillChoices({ initial }: { initial: readonly string[] }) {
  const [chosen, choose] = useState(initial);
  function follow({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const { checked, value } = target;
    choose(checked ? [...chosen, value] : chosen.filter((other) => other !== value));
  }
  return (
    <div onChange={follow}>
      <FilterChoices
        filter={{ name: 'skill', label: common.skills, options: skills, labels: talent_choices.skills }}
        chosen={chosen}
      />
    </div>
  );
}

function HeightField({ value, ...field }: { name: string; label: string; value: string }) {
  return <TextField {...field} type="number" min={1} max={MAX_HEIGHT_CM} defaultValue={value} />;
}

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

export function withHouseSelection(list: string, selection: HouseSelection): string {
  const [pathname = '', query] = list.split('?');
  const search = new URLSearchParams(query);
  for (const [name, chosen] of Object.entries(selection))
    for (const value of [chosen].flat()) if (value) search.append(name, value);
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

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
    ...(language
      ? [{ text: words.chip_language(filterText('language', language)), left: without('language') }]
      : []),
    ...skill.map((one) => ({
      text: labelOf(talent_choices.skills, one),
      left: { ...selection, skill: skill.filter((other) => other !== one) },
    })),
    ...(height_from ? [{ text: words.chip_height_from(height_from), left: without('height_from') }] : []),
    ...(height_to ? [{ text: words.chip_height_to(height_to), left: without('height_to') }] : []),
  ];
}

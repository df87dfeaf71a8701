import { MAX_HEIGHT_CM } from '@kirdaar/contract/rules/limits';
import { skills } from '@kirdaar/contract/rules/talent-choices';
import { type FormEvent, useState } from 'react';
import type { HouseSelection } from '#features/houses/discovery/house-filters.ts';
import { FilterChoices, FilterText } from '#features/talent/directory/filter-controls.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/houses/discovery.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';

const language = {
  name: 'language',
  label: common.language,
  placeholder: common.language_example,
};

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

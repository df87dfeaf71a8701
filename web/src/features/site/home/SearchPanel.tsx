import { MAX_SEARCH } from '@kirdaar/contract/rules/limits';
import { ageBands } from '@kirdaar/contract/rules/profile-filters';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import { Search, SlidersHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ChoiceButton } from '#features/site/home/ChoiceButton.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { formParams } from '#ui/form-params.ts';
import { gender_names } from '#words/rules/people.ts';
import * as words from '#words/site/home.ts';
import * as common from '#words/ui/common.ts';

const AGES = Object.keys(ageBands);

/** Search for talent by text, age and gender. It is a plain form, so it works without scripts. */
export function SearchPanel() {
  const navigate = useNavigate();

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = formParams(event.currentTarget);
    await navigate(`${paths.profiles}${chosen.size > 0 ? `?${chosen}` : ''}`);
  }

  return (
    <form
      aria-label={words.search}
      action={paths.profiles}
      onSubmit={search}
      className="rounded-card border border-line bg-card p-3 shadow-float sm:p-4"
    >
      <div className="flex gap-2">
        <input
          type="search"
          name="search"
          maxLength={MAX_SEARCH}
          placeholder={words.search_placeholder}
          aria-label={words.search_text}
          className="min-h-13 w-full min-w-0 rounded-control border border-control bg-card px-4 text-lg placeholder:text-muted"
        />
        <Button type="submit" aria-label={common.search} className="min-h-13 shrink-0 px-4">
          <Search aria-hidden className="size-5" />
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <ChoiceButton label={common.age} name="age" options={AGES} />
        <ChoiceButton label={common.gender} name="gender" options={genders} labels={gender_names} />
        <Button type="submit" variant="quiet" className="ml-auto px-2 sm:px-3">
          <SlidersHorizontal aria-hidden className="size-4 max-sm:hidden" />
          {words.search_more}
        </Button>
      </div>
    </form>
  );
}

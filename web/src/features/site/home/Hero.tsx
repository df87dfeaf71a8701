import { MAX_SEARCH } from '@kirdaar/contract/rules/limits';
import { ageBands } from '@kirdaar/contract/rules/profile-filters';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type MouseEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { formParams } from '#ui/form-params.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';
import { gender_names } from '#words/rules/people.ts';
import * as words from '#words/site/home.ts';
import * as common from '#words/ui/common.ts';
import sheet from './contact-sheet.svg';

/** Top of the home page: the purpose of the product, the talent search and a contact sheet. */
export function Hero() {
  return (
    <section
      aria-labelledby="search-panel"
      className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-8 px-4 pt-5 sm:px-8 lg:grid-cols-[1.35fr_1fr] lg:pt-12"
    >
      <div>
        <h1 id="search-panel" className="text-[2.6rem] leading-[1.05] sm:text-6xl xl:text-7xl">
          {words.hero_title}
        </h1>
        <p className="mt-5 mb-7 max-w-prose text-lg text-muted sm:mt-6 sm:mb-8">{words.hero_text}</p>
        <SearchPanel />
      </div>
      <img
        src={sheet}
        alt={words.hero_picture}
        width="548"
        height="656"
        fetchPriority="high"
        className="h-40 w-full object-cover max-lg:-order-1 sm:h-72 lg:mx-auto lg:h-auto lg:max-w-md lg:drop-shadow-xl"
      />
    </section>
  );
}

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

interface ChoiceButtonProps {
  label: string;
  name: string;
  options: readonly string[];
  labels?: Labels;
}

function ChoiceButton({ label, name, options, labels = {} }: ChoiceButtonProps) {
  const [chosen, setChosen] = useState('');
  const list = useId();

  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={list}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-control px-3 font-semibold text-[0.95rem] sm:px-4 hover:bg-sunken"
      >
        {label}
        {chosen && <span className="text-accent">{labelOf(labels, chosen)}</span>}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        id={list}
        popover="auto"
        className="m-auto min-w-56 rounded-card border border-line bg-card p-2 text-ink shadow-float supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 supports-[position-area:end]:[position-area:end_span-end] supports-[position-area:end]:[position-try-fallbacks:flip-block]"
      >
        <fieldset>
          <legend className="px-3 pt-1.5 pb-1 text-muted text-sm">{label}</legend>
          {['', ...options].map((option) => (
            <label
              key={option}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken has-checked:font-semibold"
            >
              <input
                type="radio"
                name={name}
                value={option}
                defaultChecked={option === ''}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                onClick={closeIfPointed}
                className="size-4.5"
              />
              {option ? labelOf(labels, option) : common.any}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

/** Closes the list only on a click: the arrow keys move through the options before one is chosen. */
function closeIfPointed({ detail, currentTarget }: MouseEvent<HTMLInputElement>) {
  if (detail > 0) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useOptimistic, useRef, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { FilterChoices, FilterText } from '#features/talent/directory/filter-controls.tsx';
import {
  filters,
  profilesUrl,
  type Selection,
  selectionOf,
} from '#features/talent/directory/profile-filters.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { formParams } from '#ui/form-params.ts';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

export const FILTERS_ID = 'profile-filters';

interface ProfileFiltersProps {
  selection: Selection;
  totalText: string;
  /** URL of the list, if it is not the public one. */
  list?: string;
  /** Further filters, and the URL of the list that their values in the form narrow. */
  further?: { fields: ReactNode; listOf: (form: URLSearchParams) => string };
}

/** Filters beside the list, or in a panel on narrow screens. Without scripts, the form is submitted. */
export function ProfileFilters({
  selection,
  totalText,
  list = paths.profiles,
  further,
}: ProfileFiltersProps) {
  const panel = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const [chosen, choose] = useOptimistic(selection);
  const [, start] = useTransition();

  function follow(form: HTMLFormElement) {
    const filled = formParams(form);
    const next = selectionOf(filled);
    const url = profilesUrl(next, 1, further?.listOf(filled) ?? list);
    if (url === profilesUrl(chosen, 1, list)) return;
    start(async () => {
      choose(next);
      await navigate(url);
    });
  }
  function followChoice({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox';
    if (!isTyped) follow(currentTarget);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    panel.current?.hidePopover();
    follow(event.currentTarget);
  }

  return (
    <aside
      ref={panel}
      id={FILTERS_ID}
      popover="auto"
      aria-label={common.filters}
      className="m-0 size-full max-h-none max-w-none flex-col bg-paper text-ink open:flex lg:sticky lg:inset-auto lg:top-20 lg:flex lg:h-auto lg:max-h-[calc(100dvh-6rem)] lg:w-auto"
    >
      <form action={list} className="flex min-h-0 grow flex-col" onChange={followChoice} onSubmit={submit}>
        <div className="flex items-center justify-between px-5 py-3 lg:hidden">
          <h2 className="text-2xl">{common.filters}</h2>
          <button
            type="button"
            aria-label={words.filters_close}
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
            className="-mr-2.5 rounded-control p-2.5 hover:bg-sunken"
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        <div className="flex min-h-0 grow flex-col gap-6 overflow-y-auto px-5 pt-1 pb-10 [mask-image:linear-gradient(to_bottom,black_calc(100%-2.5rem),transparent)] lg:px-1">
          {filters.map((filter) =>
            filter.options ? (
              <FilterChoices
                key={filter.name}
                filter={{ ...filter, options: filter.options }}
                chosen={chosen[filter.name]}
              />
            ) : (
              <FilterText key={filter.name} filter={filter} value={chosen[filter.name][0] ?? ''} />
            ),
          )}
          {further?.fields}
        </div>
        <div className="border-line border-t bg-card px-5 py-3 lg:border-0 lg:bg-transparent lg:px-1">
          <Button type="submit" className="w-full">
            {words.filters_show(totalText)}
          </Button>
        </div>
      </form>
    </aside>
  );
}

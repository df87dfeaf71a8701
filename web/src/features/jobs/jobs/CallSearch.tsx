import type { JobOrder } from '@kirdaar/contract/jobs/jobs';
import { jobOrders } from '@kirdaar/contract/rules/vocabulary';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { type CallChoice, type CallFilter, callParams } from '#features/jobs/jobs/call-filters.ts';
import { filterText } from '#features/talent/directory/filter-text.ts';
import { Button } from '#ui/Button.tsx';
import { formParams } from '#ui/form-params.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/jobs/jobs.ts';
import * as common from '#words/ui/common.ts';

interface CallSearchProps {
  filters: readonly CallFilter[];
  /** Filters that are folded away until one of them is used. */
  more?: readonly CallFilter[];
  choice: CallChoice;
  order: JobOrder | undefined;
  /** The name of the list's own order. */
  ownOrder: string;
  listUrl: string;
  className: string;
}

/** Puts the filters into the URL and works without scripts. */
export function CallSearch({ filters, more = [], listUrl, className, ...search }: CallSearchProps) {
  const { choice, order, ownOrder } = search;
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = formParams(event.currentTarget);
    await navigate(params.size > 0 ? `${listUrl}?${params}` : listUrl);
  }

  return (
    <search>
      <form
        // Resets the typed values when the URL changes.
        key={JSON.stringify([choice, order])}
        action={listUrl}
        onSubmit={submit}
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-5 shadow-card"
      >
        <div className={`grid items-end gap-x-3 gap-y-4 sm:gap-x-4 ${className}`}>
          <Filters filters={filters} choice={choice} />
          <SelectField
            name="sort"
            label={common.sort_by}
            placeholder={ownOrder}
            options={jobOrders}
            labels={words.search_orders}
            defaultValue={order}
          />
          <Button type="submit">{common.search}</Button>
        </div>
        {more.length > 0 && (
          <details open={more.some(({ name }) => callParams(choice).has(name))}>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent">
              {words.search_more}
            </summary>
            <div className="mt-1 grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-5">
              <Filters filters={more} choice={choice} />
            </div>
          </details>
        )}
      </form>
    </search>
  );
}

function Filters({ filters, choice }: Pick<CallSearchProps, 'filters' | 'choice'>) {
  return filters.map(({ name, options, ...field }) =>
    options ? (
      <SelectField key={name} {...field} name={name} options={options} defaultValue={choice[name]} />
    ) : (
      <TextField
        key={name}
        type="search"
        {...field}
        name={name}
        defaultValue={filterText(name, choice[name] ?? '')}
      />
    ),
  );
}

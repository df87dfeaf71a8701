import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { Form } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/jobs/job-details.ts';
import * as common from '#words/ui/common.ts';

const states = ['open', 'closed', 'draft'] as const;
type State = (typeof states)[number];

/** What a list of the house's casting calls is narrowed to by its address. */
export interface HouseSearch {
  search: string;
  state: State | undefined;
}

export function houseSearchOf(params: URLSearchParams): HouseSearch {
  return {
    search: params.get('search')?.trim() ?? '',
    state: states.find((state) => state === params.get('state')),
  };
}

/** Drafts are no casting calls yet, so there is no list of them. */
export function houseQuery({ search, state }: HouseSearch, params: URLSearchParams) {
  return {
    ...(search && { search }),
    ...(state && state !== 'draft' && { state }),
    page: pageOf(params),
    limit: MAX_LIST,
  };
}

interface HouseJobSearchProps {
  chosen: HouseSearch;
  withDrafts?: boolean;
}

export function HouseJobSearch({ chosen, withDrafts = false }: HouseJobSearchProps) {
  return (
    <search>
      <Form key={JSON.stringify(chosen)} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            type="search"
            name="search"
            label={words.search_own}
            placeholder={words.search_own_example}
            defaultValue={chosen.search}
          />
        </div>
        <div className="min-w-36 flex-none">
          <SelectField
            name="state"
            label={common.status}
            placeholder={common.all}
            options={withDrafts ? states : states.filter((state) => state !== 'draft')}
            labels={words.own_states}
            defaultValue={chosen.state}
          />
        </div>
        <Button type="submit">{common.search}</Button>
      </Form>
    </search>
  );
}

import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CallChoice, CallFilter } from '#features/jobs/jobs/call-filters.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { formParams } from '#ui/form-params.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';

interface CallSearchProps {
  filters: readonly CallFilter[];
  choice: CallChoice;
  /** URL of the list. */
  listUrl: string;
  /** Classes that set the columns. */
  className: string;
}

/** Search form above a list of casting calls. It puts the filters into the URL and works without scripts. */
export function CallSearch({ filters, choice, listUrl, className }: CallSearchProps) {
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
        key={JSON.stringify(choice)}
        action={listUrl}
        onSubmit={submit}
        className={classNames(
          'grid items-end gap-x-3 gap-y-4 rounded-card border border-line bg-card p-5 shadow-card sm:gap-x-4',
          className,
        )}
      >
        {filters.map(({ name, label, placeholder, options, labels }) =>
          options ? (
            <SelectField
              key={name}
              name={name}
              label={label}
              placeholder={placeholder}
              options={options}
              labels={labels}
              defaultValue={choice[name]}
            />
          ) : (
            <TextField
              key={name}
              type="search"
              name={name}
              label={label}
              placeholder={placeholder}
              defaultValue={choice[name]}
            />
          ),
        )}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

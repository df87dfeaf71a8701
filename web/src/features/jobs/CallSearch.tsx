import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { type CallChoice, callFilters } from '#features/jobs/call-filters.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { formParams } from '#ui/form-params.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';

/** The form above the list of calls. It puts what is asked for into the address, and needs no scripts for it. */
export function CallSearch({ choice }: { choice: CallChoice }) {
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = formParams(event.currentTarget);
    await navigate(params.size > 0 ? `${paths.castingCalls}?${params}` : paths.castingCalls);
  }

  return (
    <search>
      <form
        // What is typed gives way when another address is opened.
        key={JSON.stringify(choice)}
        action={paths.castingCalls}
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 rounded-card border border-line bg-card p-5 shadow-card sm:gap-x-4 lg:grid-cols-[1.6fr_1fr_1fr_1fr_0.8fr_auto] max-lg:[&>:first-child]:col-span-2 max-lg:[&>:last-child]:col-span-2"
      >
        {callFilters.map(({ name, label, placeholder, ...filter }) =>
          'options' in filter ? (
            <SelectField
              key={name}
              name={name}
              label={label}
              placeholder={placeholder}
              options={filter.options}
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

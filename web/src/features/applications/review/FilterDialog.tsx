import type { SubmitEvent } from 'react';
import { filterFields } from '#features/applications/review/board-filters.ts';
import { type FilterProps, SavedFilters } from '#features/applications/review/SavedFilters.tsx';
import { filterText } from '#features/talent/directory/filter-text.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormField } from '#ui/FormField.tsx';
import { formParams } from '#ui/form-params.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

interface FilterDialogProps extends FilterProps {
  stageNames: readonly string[];
  onClose: () => void;
}

export function FilterDialog({ filters, stageNames, onChoose, onClose }: FilterDialogProps) {
  const fields = filterFields(stageNames);
  const kept = { sort: filters.sort ?? '' };
  const { errors, checkOnBlur, checkOnInput, checkAll } = useFieldErrors(fields);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!checkAll(event.currentTarget)) return;
    onChoose({
      ...kept,
      search: filters.search ?? '',
      ...Object.fromEntries(formParams(event.currentTarget)),
    });
  }

  return (
    <Dialog title={common.filters} onClose={onClose}>
      <SavedFilters filters={filters} onChoose={onChoose} />
      <form
        noValidate
        onSubmit={submit}
        onBlur={checkOnBlur}
        onInput={checkOnInput}
        className="grid grid-cols-2 gap-x-4 gap-y-4"
      >
        {fields.map((field) => (
          <div
            key={field.name}
            className={classNames('flex min-w-0 flex-col justify-end', field.wide && 'col-span-full')}
          >
            <FormField
              field={field}
              defaultValue={filterText(field.name, filters[field.name] ?? '')}
              error={errors[field.name]}
            />
          </div>
        ))}
        <div className="col-span-full mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => onChoose(kept)}>
            {common.clear_all}
          </Button>
          <Button type="submit">{words.filters_show}</Button>
        </div>
      </form>
    </Dialog>
  );
}

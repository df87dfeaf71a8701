import type { SubmitEvent } from 'react';
import { type BoardFilters, filterFields } from '#features/applications/review/board-filters.ts';
import { SavedFilters } from '#features/applications/review/SavedFilters.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormField } from '#ui/FormField.tsx';
import { formParams } from '#ui/form-params.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

interface FilterDialogProps {
  filters: BoardFilters;
  onChoose: (filters: BoardFilters) => void;
  onClose: () => void;
}

export function FilterDialog({ filters, onChoose, onClose }: FilterDialogProps) {
  const kept = { sort: filters.sort ?? '' };
  const { errors, checkOnBlur, checkOnInput, checkAll } = useFieldErrors(filterFields);

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
        {filterFields.map((field) => (
          <div key={field.name} className="flex min-w-0 flex-col justify-end">
            <FormField field={field} defaultValue={filters[field.name] ?? ''} error={errors[field.name]} />
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

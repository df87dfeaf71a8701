import { useState } from 'react';
import { StoredChoice, type StoredChoiceProps } from '#features/applications/apply/StoredChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

interface MediaChoiceProps extends Omit<StoredChoiceProps, 'none'> {
  field: FieldSpec;
}

/** Lets a talent choose one of the stored files or a new one. */
export function MediaChoice({ field, stored, defaultValue, error }: MediaChoiceProps) {
  const [isNew, setNew] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      {isNew ? (
        <FormField field={field} error={error} />
      ) : (
        <StoredChoice field={field} stored={stored} defaultValue={defaultValue} error={error} />
      )}
      <Button variant="quiet" className="-ml-5 self-start" onClick={() => setNew(!isNew)}>
        {isNew ? 'Choose a saved file' : 'Add another file'}
        <span className="sr-only"> as {field.label}</span>
      </Button>
    </div>
  );
}

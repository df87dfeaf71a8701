import { useState } from 'react';
import { StoredChoice, type StoredChoiceProps } from '#features/applications/apply/StoredChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/applications/apply.ts';

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
        {sentence(isNew ? words.media_stored(field.label, unseen) : words.media_new(field.label, unseen))}
      </Button>
    </div>
  );
}

function unseen(text: string) {
  return <span className="sr-only">{text}</span>;
}

import type { Medium } from '@kirdaar/contract/talent/media';
import { createContext, type MouseEvent, useContext, useState } from 'react';
import { mayBeNone } from '#features/applications/apply/apply-fields.ts';
import { StoredChoice, type StoredChoiceProps } from '#features/applications/apply/StoredChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { sentence, unseen } from '#ui/sentence.ts';
import * as words from '#words/applications/apply.ts';

interface StoredFiles {
  /** The stored files of each field. */
  media: Readonly<Record<string, readonly Medium[]>>;
  /** The files that a kit chose, which take the place of what was chosen before. */
  ofKit?: Readonly<Record<string, { id: string; tap: number } | undefined>>;
}

const StoredContext = createContext<StoredFiles>({ media: {} });

export const StoredMedia = StoredContext.Provider;

interface ApplyControlProps {
  field: FieldSpec;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** A control of the apply form. A file field offers the stored files, if there are any. */
export function ApplyControl({ field, defaultValue, error }: ApplyControlProps) {
  const { media, ofKit } = useContext(StoredContext);
  const stored = media[field.name] ?? [];
  const chosen = ofKit?.[field.name];
  if (mayBeNone.has(field.name))
    return (
      <div className="flex flex-col">
        <FormField field={field} defaultValue={defaultValue} error={error} />
        <NoneButton name={field.name} label={field.label} />
      </div>
    );
  if (stored.length === 0) return <FormField field={field} defaultValue={defaultValue} error={error} />;
  return (
    <MediaChoice
      key={chosen?.tap}
      field={field}
      stored={stored}
      defaultValue={chosen?.id ?? defaultValue}
      error={error}
    />
  );
}

interface MediaChoiceProps extends Omit<StoredChoiceProps, 'none'> {
  field: FieldSpec;
}

function MediaChoice({ field, stored, defaultValue, error }: MediaChoiceProps) {
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

/** Answers a required field with None, for talent who do not have what it asks for. */
function NoneButton({ name, label }: { name: string; label: string }) {
  function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    control.value = words.none_answer;
    // The form keeps a draft and clears the error of the field as if it was typed.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Button variant="quiet" className="-mt-1 -ml-5 self-start text-sm" onClick={fill}>
      {sentence(words.apply_none(label, unseen))}
    </Button>
  );
}

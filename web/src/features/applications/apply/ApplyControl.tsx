import type { Medium } from '@kirdaar/contract/talent/media';
import { createContext, useContext } from 'react';
import { mayBeNone } from '#features/applications/apply/apply-fields.ts';
import { MediaChoice } from '#features/applications/apply/MediaChoice.tsx';
import { NoneButton } from '#features/applications/apply/NoneButton.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

interface StoredFiles {
  /** The stored files of each field. */
  media: Readonly<Record<string, readonly Medium[]>>;
  /** The files that a kit chose, which take the place of what was chosen before. */
  ofKit?: Readonly<Record<string, { id: string; tap: number } | undefined>>;
}

const StoredContext = createContext<StoredFiles>({ media: {} });

/** Provides the stored files to the controls inside it. */
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

import type { Medium } from '@kirdaar/contract/talent/media';
import { createContext, useContext } from 'react';
import { mayBeNone } from '#features/applications/apply/apply-fields.ts';
import { MediaChoice } from '#features/applications/apply/MediaChoice.tsx';
import { NoneButton } from '#features/applications/apply/NoneButton.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

const StoredContext = createContext<Readonly<Record<string, readonly Medium[]>>>({});

/** Provides the stored files of each field to the controls inside it. */
export const StoredMedia = StoredContext.Provider;

interface ApplyControlProps {
  field: FieldSpec;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** A control of the apply form. A file field offers the stored files, if there are any. */
export function ApplyControl({ field, defaultValue, error }: ApplyControlProps) {
  const stored = useContext(StoredContext)[field.name] ?? [];
  if (mayBeNone.has(field.name))
    return (
      <div className="flex flex-col">
        <FormField field={field} defaultValue={defaultValue} error={error} />
        <NoneButton name={field.name} label={field.label} />
      </div>
    );
  if (stored.length === 0) return <FormField field={field} defaultValue={defaultValue} error={error} />;
  return <MediaChoice field={field} stored={stored} defaultValue={defaultValue} error={error} />;
}

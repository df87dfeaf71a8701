import type { Medium } from '@kirdaar/contract/media';
import { createContext, useContext } from 'react';
import { MediaChoice } from '#features/applications/MediaChoice.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

const StoredContext = createContext<Readonly<Record<string, readonly Medium[]>>>({});

/** Tells the controls within which stored files there are for each field. */
export const StoredMedia = StoredContext.Provider;

interface ApplyControlProps {
  field: FieldSpec;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** A control of the apply form: a file is chosen among the stored ones where there are any. */
export function ApplyControl({ field, defaultValue, error }: ApplyControlProps) {
  const stored = useContext(StoredContext)[field.name] ?? [];
  if (stored.length === 0) return <FormField field={field} defaultValue={defaultValue} error={error} />;
  return <MediaChoice field={field} stored={stored} defaultValue={defaultValue} error={error} />;
}

import type { ReactNode, SelectHTMLAttributes } from 'react';
import { controlLook, Field } from '#ui/Field.tsx';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  name: string;
  options: readonly string[];
  /** What is read in place of an option. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** The choice that stands for none. */
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled choice of one from a short closed list. */
export function SelectField({
  label,
  options,
  labels = {},
  placeholder = 'Select',
  hint,
  error,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} required={select.required} hint={hint} error={error}>
      {(control) => (
        <select defaultValue="" {...select} {...control} className={controlLook}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {labels[option] ?? option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

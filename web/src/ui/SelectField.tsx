import type { ReactNode, SelectHTMLAttributes } from 'react';
import { controlLook, Field } from '#ui/Field.tsx';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  name: string;
  options: readonly string[];
  /** The choice that stands for none. */
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled choice of one from a short closed list. */
export function SelectField({
  label,
  options,
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
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

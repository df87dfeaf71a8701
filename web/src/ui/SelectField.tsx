import type { ReactNode, SelectHTMLAttributes } from 'react';
import { controlClasses, Field } from '#ui/Field.tsx';
import type { Labels } from '#ui/label-of.ts';
import * as words from '#words/ui/controls.ts';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  name: string;
  options: readonly string[];
  /** Labels shown instead of the options. */
  labels?: Labels | undefined;
  /** Label of the empty option. */
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled select with a short closed list. */
export function SelectField({
  label,
  options,
  labels = {},
  placeholder = words.select_choose,
  hint,
  error,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} required={select.required} hint={hint} error={error}>
      {(control) => (
        <select
          defaultValue={select.value === undefined ? '' : undefined}
          {...select}
          {...control}
          className={controlClasses}
        >
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

import type { InputHTMLAttributes, ReactNode } from 'react';
import { controlClasses, Field } from '#ui/Field.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  warning?: string | undefined;
}

/** A labelled single-line input: text, email, tel, date or url. */
export function TextField({ label, hint, error, warning, ...input }: TextFieldProps) {
  return (
    <Field label={label} required={input.required} hint={hint} error={error} warning={warning}>
      {(control) => <input {...input} {...control} className={controlClasses} />}
    </Field>
  );
}

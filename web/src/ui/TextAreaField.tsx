import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { controlClasses, Field } from '#ui/Field.tsx';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled multi-line text input. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} required={area.required} hint={hint} error={error}>
      {(control) => <textarea rows={4} {...area} {...control} className={controlClasses} />}
    </Field>
  );
}

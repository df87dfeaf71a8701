import { type ReactNode, useId } from 'react';
import { FieldError } from '#ui/FieldError.tsx';
import { RequiredMark } from '#ui/RequiredMark.tsx';

/** Attributes that link a control to its label, description and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldProps {
  label: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** A likely mistake in a value that is accepted. */
  warning?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, hint, error and warning. */
export function Field({ label, required, hint, error, warning, children }: FieldProps) {
  const id = useId();
  const describedBy =
    [error && `${id}-error`, warning && `${id}-warning`, hint && `${id}-hint`].filter(Boolean).join(' ') ||
    undefined;
  return (
    <div className="flex max-w-full flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) })}
      <FieldError id={`${id}-error`} error={error} />
      {warning && (
        <p id={`${id}-warning`} className="rounded-control bg-marigold-wash px-3 py-1.5 text-sm">
          {warning}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Classes of every text input and select. */
export const controlClasses =
  'w-full min-h-11 rounded-control border border-control bg-card px-3.5 py-2 text-ink placeholder:text-muted aria-invalid:border-accent aria-invalid:ring-1 aria-invalid:ring-accent disabled:opacity-60';

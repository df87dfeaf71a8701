import { type ReactNode, useId } from 'react';

/** What a control needs to be named, described and marked wrong. */
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
  /** What looks mistaken although it is taken. */
  warning?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint, an error and a warning that belong together. */
export function Field({ label, required, hint, error, warning, children }: FieldProps) {
  const id = useId();
  const describedBy =
    [error && `${id}-error`, warning && `${id}-warning`, hint && `${id}-hint`].filter(Boolean).join(' ') ||
    undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {required && (
          <span aria-hidden className="text-accent">
            {' '}
            *
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) })}
      {error && (
        <p id={`${id}-error`} className="font-medium text-accent text-sm">
          {error}
        </p>
      )}
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

/** The look of every control one types or chooses in. */
export const controlLook =
  'w-full min-h-11 rounded-control border border-control bg-card px-3.5 py-2 text-ink placeholder:text-muted aria-invalid:border-accent aria-invalid:ring-1 aria-invalid:ring-accent disabled:opacity-60';

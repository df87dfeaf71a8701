import { type ReactNode, useId } from 'react';
import { FieldError } from '#ui/FieldError.tsx';
import { RequiredMark } from '#ui/RequiredMark.tsx';

interface FieldGroupProps {
  label: string;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** Several controls that give one answer, such as radio buttons, with their label, error and hint. */
export function FieldGroup({ label, required, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </legend>
      {children}
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

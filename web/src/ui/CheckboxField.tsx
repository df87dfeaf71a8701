import { useId } from 'react';

interface CheckboxFieldProps {
  label: string;
  name: string;
  required?: boolean | undefined;
  error?: string | undefined;
}

/** A sentence to agree to. */
export function CheckboxField({ label, name, required, error }: CheckboxFieldProps) {
  const errorId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 max-w-prose items-start gap-3">
        <input
          type="checkbox"
          name={name}
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={error && errorId}
          className="mt-0.5 size-5 shrink-0"
        />
        {label}
      </label>
      {error && (
        <p id={errorId} className="font-medium text-accent text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

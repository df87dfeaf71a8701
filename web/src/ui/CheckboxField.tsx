import { useId } from 'react';
import { FieldError } from '#ui/FieldError.tsx';

interface CheckboxFieldProps {
  label: string;
  name: string;
  required?: boolean | undefined;
  defaultChecked?: boolean;
  error?: string | undefined;
  /** The id of the error that several checkboxes have in common, in place of an error of its own. */
  commonErrorId?: string | undefined;
}

/** A checkbox with a sentence to agree to. */
export function CheckboxField({ label, name, error, commonErrorId, ...input }: CheckboxFieldProps) {
  const ownErrorId = useId();
  const errorId = error ? ownErrorId : commonErrorId;
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 max-w-prose items-start gap-3">
        <input
          type="checkbox"
          name={name}
          {...input}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          className="mt-0.5 size-5 shrink-0"
        />
        {label}
      </label>
      <FieldError id={ownErrorId} error={error} />
    </div>
  );
}

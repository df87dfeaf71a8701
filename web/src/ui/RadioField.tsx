import { useId } from 'react';

interface RadioFieldProps {
  label: string;
  name: string;
  options: readonly string[];
  /** What is read in place of an option. */
  labels?: Readonly<Record<string, string>> | undefined;
  defaultValue?: string | undefined;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labelled choice of one from two or three, all of them in sight. */
export function RadioField(props: RadioFieldProps) {
  const { label, name, options, labels = {}, defaultValue, required, hint, error } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">
        {label}
        {required && (
          <span aria-hidden className="text-accent">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className="flex min-h-11 divide-x divide-control overflow-hidden rounded-control border border-control bg-card has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
        {options.map((option) => (
          <label
            key={option}
            className="relative flex grow basis-0 cursor-pointer items-center justify-center px-3 text-center hover:bg-sunken has-checked:bg-night has-checked:font-semibold has-checked:text-on-night"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === defaultValue}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {labels[option] ?? option}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="font-medium text-accent text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

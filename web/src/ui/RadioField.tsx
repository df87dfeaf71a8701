import { FieldGroup } from '#ui/FieldGroup.tsx';
import type { Labels } from '#ui/label-of.ts';

interface RadioFieldProps {
  label: string;
  name: string;
  options: readonly string[];
  /** Labels shown instead of the options. */
  labels?: Labels | undefined;
  defaultValue?: string | undefined;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labelled choice between two or three visible options. */
export function RadioField(props: RadioFieldProps) {
  const { label, name, options, labels = {}, defaultValue, required, hint, error } = props;
  return (
    <FieldGroup label={label} required={required} hint={hint} error={error}>
      <div className="flex min-h-11 divide-x divide-control overflow-hidden rounded-control border border-control bg-card has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
        {options.map((option) => (
          <label
            key={option}
            className="wrap-anywhere relative flex min-w-0 grow basis-0 cursor-pointer items-center justify-center px-1.5 text-center sm:px-3 hover:bg-sunken has-checked:bg-night has-checked:font-semibold has-checked:text-on-night"
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
    </FieldGroup>
  );
}

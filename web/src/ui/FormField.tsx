import { Fragment, useId } from 'react';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { FileField } from '#ui/FileField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import type { Labels } from '#ui/label-of.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';

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

interface TickFieldProps {
  label: string;
  name: string;
  defaultChecked: boolean;
}

interface FormFieldProps {
  field: FieldSpec;
  /** Initial value. */
  defaultValue?: string | undefined;
  error?: string | undefined;
  warning?: string | undefined;
}

/** Control of one field specification. */
export function FormField({ field, defaultValue, error, warning }: FormFieldProps) {
  const list = useId();
  const { name, label, type, required, hint, placeholder, autoComplete, maxLength } = field;
  const { accept, multiple, options, labels, suggestions, inputMode, min, max, locked, lang } = field;
  const shown = { name, label, required, hint, error };
  const control = { ...shown, placeholder, autoComplete, defaultValue };
  if (accept) return <FileField {...shown} accept={accept} multiple={multiple} />;
  if (type === 'radio') {
    return <RadioField {...shown} options={options ?? []} labels={labels} defaultValue={defaultValue} />;
  }
  if (options) return <SelectField {...control} options={options} labels={labels} />;
  if (type === 'tick') return <TickField name={name} label={label} defaultChecked={defaultValue === '1'} />;
  if (type === 'checkbox') return <CheckboxField {...shown} />;
  if (type === 'password') return <PasswordField {...control} maxLength={maxLength} />;
  if (type === 'lines') return <TextAreaField {...control} lang={lang} maxLength={maxLength} />;
  return (
    <>
      <TextField
        {...control}
        lang={lang}
        warning={warning}
        type={type}
        inputMode={inputMode}
        min={min}
        max={max}
        disabled={locked}
        maxLength={maxLength}
        list={suggestions && list}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A short checkbox, one of several side by side. Its value is '1' when ticked. */
function TickField({ label, name, defaultChecked }: TickFieldProps) {
  return (
    <label className="flex h-full min-h-11 items-center gap-2.5 rounded-control border border-control bg-card px-3 py-2 leading-tight hover:bg-sunken has-checked:border-ink has-checked:bg-marigold-wash has-checked:font-medium">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={defaultChecked}
        className="size-5 shrink-0"
      />
      <span className="wrap-anywhere min-w-0">
        {label.split('/').map((part, place) => (
          <Fragment key={part}>
            {place > 0 && (
              <>
                /<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </span>
    </label>
  );
}

/** A labelled choice between two or three visible options. */
function RadioField(props: RadioFieldProps) {
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

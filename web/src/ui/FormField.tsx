import { useId } from 'react';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { FileField } from '#ui/FileField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { RadioField } from '#ui/RadioField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TickField } from '#ui/TickField.tsx';

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

import { useId } from 'react';
import type { FieldSpec } from '#ui/field-spec.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';

interface FormFieldProps {
  field: FieldSpec;
  /** The answer the form opens with. */
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** The control of one line of a table of fields. */
export function FormField({ field, defaultValue, error }: FormFieldProps) {
  const list = useId();
  const { type, options, suggestions, min, max, maxLength, wide, dependsOn, check, ...naming } = field;
  const control = { ...naming, defaultValue, error };
  if (options) return <SelectField {...control} options={options} />;
  if (type === 'lines') return <TextAreaField {...control} maxLength={maxLength} />;
  return (
    <>
      <TextField
        {...control}
        type={type}
        min={min}
        max={max}
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

import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

interface FormSectionProps {
  title: string;
  fields: readonly FieldSpec[];
  /** The answers the form opens with, by field name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** A titled part of a form, its table of fields in as many columns as fit. */
export function FormSection({ title, fields, values, errors }: FormSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => (
          <div key={field.name} className={classNames('min-w-0', field.wide && 'col-span-full')}>
            <FormField field={field} defaultValue={values[field.name]} error={errors[field.name]} />
          </div>
        ))}
      </div>
    </section>
  );
}

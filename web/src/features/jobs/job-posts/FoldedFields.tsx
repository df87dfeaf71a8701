import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

interface FoldedFieldsProps {
  title: string;
  lead: string;
  fields: readonly FieldSpec[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Whether it is part of a section, instead of a section of its own. */
  inSection?: boolean;
}

/** Closed until the house opens the fields, has filled some, or one has an error. */
export function FoldedFields({ title, lead, fields, values, errors, inSection = false }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(() => fields.some(({ name }) => values[name]));
  const hasErrors = fields.some(({ name }) => errors[name]);
  return (
    <details
      className={classNames(
        'rounded-card border border-line',
        inSection ? 'mt-5 px-4' : 'bg-card px-5 shadow-card sm:px-7',
      )}
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={classNames('cursor-pointer font-semibold', inSection ? 'py-3' : 'min-h-11 py-4 text-lg')}
      >
        {title}
      </summary>
      <p className="max-w-prose text-muted">{lead}</p>
      <div
        className={classNames(
          'pt-5 pb-7',
          inSection ? 'grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3' : 'flex flex-col gap-5',
        )}
      >
        {fields.map((field) => (
          <div key={field.name} data-field={field.name} className="min-w-0">
            <FormField field={field} defaultValue={values[field.name]} error={errors[field.name]} />
          </div>
        ))}
      </div>
    </details>
  );
}

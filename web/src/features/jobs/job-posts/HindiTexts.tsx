import { useState } from 'react';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/jobs/job-posts.ts';

interface HindiTextsProps {
  title: string;
  fields: readonly FieldSpec[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Closed until the house opens the texts, has some, or one has an error. */
export function HindiTexts({ title, fields, values, errors }: HindiTextsProps) {
  const [isOpen, setOpen] = useState(() => fields.some(({ name }) => values[name]));
  const hasErrors = fields.some(({ name }) => errors[name]);
  return (
    <details
      className="rounded-card border border-line bg-card px-5 shadow-card sm:px-7"
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-4 font-semibold text-lg">{title}</summary>
      <p className="max-w-prose text-muted">{words.hindi_lead}</p>
      <div className="flex flex-col gap-5 pt-5 pb-7">
        {fields.map((field) => (
          <div key={field.name} data-field={field.name}>
            <FormField field={field} defaultValue={values[field.name]} error={errors[field.name]} />
          </div>
        ))}
      </div>
    </details>
  );
}

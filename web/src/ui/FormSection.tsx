import type { ComponentType, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Section } from '#ui/Section.tsx';

interface FormSectionProps<F extends FieldSpec> {
  title: string;
  /** A line under the title. */
  lead?: string | undefined;
  fields: readonly F[];
  /** Initial values by field name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Replaces the default control of the fields. */
  Control?: ComponentType<{ field: F; defaultValue?: string | undefined; error?: string | undefined }>;
  /** Content after the fields. */
  children?: ReactNode;
}

/** A section of a form, with its fields in as many columns as fit. */
export function FormSection<F extends FieldSpec>(props: FormSectionProps<F>) {
  const { title, lead, fields, values, errors, Control = FormField, children } = props;
  return (
    <Section title={title} lead={lead}>
      {runsOf(fields).map((run) => (
        <div
          key={run[0]?.name}
          className={classNames(
            'not-first:mt-5 grid',
            isCheckbox(run[0])
              ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3'
              : 'gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3',
          )}
        >
          {run.map((field) => (
            <div
              key={field.name}
              data-field={field.name}
              className={classNames('min-w-0', field.wide && 'col-span-full')}
            >
              <Control field={field} defaultValue={values[field.name]} error={errors[field.name]} />
            </div>
          ))}
        </div>
      ))}
      {children}
    </Section>
  );
}

/**
 * Groups the fields into runs, so that checkboxes and other fields are not in the same row, where they would
 * not align.
 */
function runsOf<F extends FieldSpec>(fields: readonly F[]): F[][] {
  const runs: F[][] = [];
  for (const field of fields) {
    const run = runs.at(-1);
    if (run && isCheckbox(run[0]) === isCheckbox(field)) run.push(field);
    else runs.push([field]);
  }
  return runs;
}

function isCheckbox(field: FieldSpec | undefined): boolean {
  return field?.type === 'tick';
}

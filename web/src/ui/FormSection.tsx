import { type ComponentType, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

interface FormSectionProps<F extends FieldSpec> {
  title: string;
  /** A line under the title. */
  lead?: string | undefined;
  fields: readonly F[];
  /** The answers the form opens with, by field name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** What a field is shown with, where the usual controls are not enough. */
  Control?: ComponentType<{ field: F; defaultValue?: string | undefined; error?: string | undefined }>;
  /** What follows the fields. */
  children?: ReactNode;
}

/** A titled part of a form, its table of fields in as many columns as fit. */
export function FormSection<F extends FieldSpec>(props: FormSectionProps<F>) {
  const { title, lead, fields, values, errors, Control = FormField, children } = props;
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-prose text-muted">{lead}</p>}
      {runsOf(fields).map((run) => (
        <div
          key={run[0]?.name}
          className={classNames(
            'mt-5 grid',
            isTick(run[0])
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
    </section>
  );
}

/** The fields, ticks apart from the others: side by side they would not stand in line. */
function runsOf<F extends FieldSpec>(fields: readonly F[]): F[][] {
  const runs: F[][] = [];
  for (const field of fields) {
    const run = runs.at(-1);
    if (run && isTick(run[0]) === isTick(field)) run.push(field);
    else runs.push([field]);
  }
  return runs;
}

function isTick(field: FieldSpec | undefined): boolean {
  return field?.type === 'tick';
}

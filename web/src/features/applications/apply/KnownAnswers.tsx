import { type MouseEvent, useState } from 'react';
import { ApplyControl } from '#features/applications/apply/ApplyControl.tsx';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/applications/apply.ts';

interface KnownAnswersProps {
  fields: readonly FieldSpec[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** The answers that the profile knows, folded into a summary until the talent changes one or one is wrong. */
export function KnownAnswers({ fields, values, errors }: KnownAnswersProps) {
  const [wasOpened, setOpened] = useState(false);
  const [current, setCurrent] = useState(values);
  const isOpen = wasOpened || fields.some(({ name }) => name in errors);
  if (fields.length === 0) return null;

  function toggle({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const filled = form ? new FormData(form) : new FormData();
    setCurrent(Object.fromEntries(fields.map(({ name }) => [name, String(filled.get(name) ?? '')])));
    setOpened(!isOpen);
  }

  return (
    <Section title={words.known_title} lead={words.known_lead}>
      {!isOpen && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm sm:grid-cols-3 xl:grid-cols-4">
          {fields.map(({ name, label, type, labels }) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere line-clamp-2 font-medium">
                {type === 'date' ? dayText(current[name]) : (labels?.[current[name] ?? ''] ?? current[name])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* Folded fields are still sent. */}
      <div hidden={!isOpen}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
          {fields.map((field) => (
            <div key={field.name} data-field={field.name} className="min-w-0">
              <ApplyControl field={field} defaultValue={values[field.name]} error={errors[field.name]} />
            </div>
          ))}
        </div>
      </div>
      <Button variant="secondary" aria-expanded={isOpen} onClick={toggle} className="mt-5">
        {isOpen ? words.known_fold : words.known_change}
      </Button>
    </Section>
  );
}

/** Half a date that is being typed stays as it is. */
function dayText(day = ''): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? longDay(day) : day;
}

import { useId } from 'react';
import { consentFields } from '#features/applications/apply/apply-fields.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/applications/apply.ts';

/** The consents that an applicant must give. */
export function Consents({ errors }: { errors: Readonly<Record<string, string>> }) {
  const errorId = useId();
  const error = consentFields.map(({ name }) => errors[name]).find(Boolean);
  return (
    <Section title={words.section_consents}>
      <div className="flex flex-col gap-3">
        {consentFields.map(({ name, label }) => (
          <CheckboxField
            key={name}
            name={name}
            label={label}
            required
            commonErrorId={errors[name] && errorId}
          />
        ))}
        <FieldError id={errorId} error={error} />
      </div>
    </Section>
  );
}

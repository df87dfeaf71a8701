import { useId } from 'react';
import { consentFields } from '#features/applications/apply/apply-fields.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { FieldError } from '#ui/FieldError.tsx';

/** The consents that an applicant must give. */
export function Consents({ errors }: { errors: Readonly<Record<string, string>> }) {
  const heading = useId();
  const errorId = useId();
  const error = consentFields.map(({ name }) => errors[name]).find(Boolean);
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 id={heading} className="text-2xl">
        Your consent
      </h2>
      <div className="mt-5 flex flex-col gap-3">
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
    </section>
  );
}

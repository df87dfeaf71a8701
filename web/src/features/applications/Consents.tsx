import { useId } from 'react';
import { consentFields } from '#features/applications/apply-fields.ts';

/** What an applicant has to agree to. */
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
          <label key={name} className="flex min-h-11 max-w-prose items-start gap-3">
            <input
              type="checkbox"
              name={name}
              required
              aria-invalid={Boolean(errors[name])}
              aria-describedby={errors[name] && errorId}
              className="mt-0.5 size-5 shrink-0"
            />
            {label}
          </label>
        ))}
        {error && (
          <p id={errorId} className="font-medium text-accent text-sm">
            {error}
          </p>
        )}
      </div>
    </section>
  );
}

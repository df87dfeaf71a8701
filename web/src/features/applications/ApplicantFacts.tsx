import type { Applicant } from '#features/applications/received.ts';

type Person = Pick<Applicant, 'age' | 'gender' | 'city'>;

/** Age, gender and location of a person: what is not known is N/A. */
export function ApplicantFacts({ applicant, className }: { applicant: Person; className?: string }) {
  const facts = [
    ['Age', applicant.age],
    ['Gender', applicant.gender],
    ['Location', applicant.city],
  ];
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="inline text-muted">{label}: </dt>
          <dd className="inline font-medium">{value ?? 'N/A'}</dd>
        </div>
      ))}
    </dl>
  );
}

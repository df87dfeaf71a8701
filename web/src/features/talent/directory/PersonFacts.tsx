import { labelOf } from '#ui/label-of.ts';
import { gender_names } from '#words/rules/people.ts';
import * as words from '#words/talent/directory.ts';

interface Person {
  /** In years, or the band of a child. */
  age: number | string | null;
  gender: string | null;
  city: string | null;
}

/** Shows age, gender and location of a person, with N/A for unknown facts. */
export function PersonFacts({ person, className }: { person: Person; className?: string }) {
  const facts = [
    [words.fact_age, person.age],
    [words.fact_gender, person.gender && labelOf(gender_names, person.gender)],
    [words.fact_location, person.city],
  ];
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="inline text-muted">{label}: </dt>
          <dd className="inline font-medium">{value ?? words.fact_unknown}</dd>
        </div>
      ))}
    </dl>
  );
}

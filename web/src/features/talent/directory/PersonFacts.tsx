import { labelOf } from '#ui/label-of.ts';
import { gender_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

interface Person {
  /** In years, or the band of a child. */
  age: number | string | null;
  gender: string | null;
  city: string | null;
}

/** Shows age, gender and location of a person, with N/A for unknown facts. */
export function PersonFacts({ person, className }: { person: Person; className?: string }) {
  const facts = [
    [common.age, person.age],
    [common.gender, person.gender && labelOf(gender_names, person.gender)],
    [common.location, person.city],
  ];
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="inline text-muted">{label}: </dt>
          <dd className="inline font-medium">{value ?? common.not_given}</dd>
        </div>
      ))}
    </dl>
  );
}

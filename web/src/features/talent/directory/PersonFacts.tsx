import { heightText } from '@kirdaar/contract/rules/body-measures';
import { labelOf } from '#ui/label-of.ts';
import { gender_names } from '#words/rules/people.ts';
import { place_name } from '#words/rules/places.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';

interface Person {
  /** In years; null for a child. */
  age: number | null;
  age_band?: string | null;
  gender: string | null;
  city: string | null;
}

export function PersonFacts({ person, className }: { person: Person; className?: string }) {
  const facts = [
    [common.age, person.age ?? person.age_band],
    [common.gender, person.gender && labelOf(gender_names, person.gender)],
    [common.location, person.city && place_name(person.city)],
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

interface Facts extends Person {
  height?: string | null | undefined;
  body_type?: string | null | undefined;
}

export function factsLine({ age, age_band, gender, city, height, body_type }: Facts): string {
  const facts = [
    age ?? age_band,
    gender && labelOf(gender_names, gender),
    city && place_name(city),
    height && heightText(height),
    body_type && labelOf(talent_choices.body_type, body_type),
  ];
  return facts.filter((fact) => (fact ?? '') !== '').join(' · ');
}

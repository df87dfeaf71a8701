import { labelOf } from '#ui/label-of.ts';
import { gender_names } from '#words/rules/people.ts';
import { talent_choices } from '#words/rules/talent.ts';

interface Facts {
  age: number | string | null;
  gender: string | null;
  city: string | null;
  height?: string | null | undefined;
  body_type?: string | null | undefined;
}

/** Returns what is known of a person in one line: '24 · Female · Pune'. */
export function factsLine({ age, gender, city, height, body_type }: Facts): string {
  const facts = [
    age,
    gender && labelOf(gender_names, gender),
    city,
    height,
    body_type && labelOf(talent_choices.body_type, body_type),
  ];
  return facts.filter((fact) => (fact ?? '') !== '').join(' · ');
}

import { canonicalText } from '@kirdaar/contract/canonical';
import { type Facts, found } from '#features/jobs/casting-messages/facts.ts';
import type { LabelKind } from '#features/jobs/casting-messages/labels.ts';
import { asksForMoney, namesSeveralPays } from '#features/jobs/casting-messages/read-pay.ts';
import { readAges, readGender } from '#features/jobs/casting-messages/read-person.ts';
import {
  beforeDeadline,
  labelledCity,
  readAuditionType,
  readCity,
  readContact,
  readDay,
  readDuration,
  readProjectType,
} from '#features/jobs/casting-messages/read-project.ts';

/** Reads the value of a labelled line; an empty result is a value that names nothing. */
export function readLabelled(kind: LabelKind, value: string, now: Date): Facts {
  const typed = value ? { value } : undefined;
  const shootFacts = () => ({
    ...found({ shoot_dates: readDay(value, now) }),
    ...found({ shoot_duration: readDuration(value) }),
  });
  const facts: Partial<Record<LabelKind, () => Facts>> = {
    gender: () =>
      found({ gender: /^(?:any|all|both|open|कोई भी)/i.test(value) ? { value: 'Any' } : readGender(value) }),
    age: () => ({ ...found({ age_range: readAges(value, true) }), ...found({ gender: readGender(value) }) }),
    look: () => found({ body_type: typed }),
    height: () => found({ height: typed }),
    skills: () => found({ skills_needed: typed }),
    positions: () => found({ positions: /^\d{1,2}$/.test(value) ? typed : undefined }),
    language: () => found({ language_required: typed && { value: canonicalText('language', value) } }),
    city: () => found({ city_location: labelledCity(value) }),
    shoot: () => ({ ...found({ city_location: readCity(value) }), ...shootFacts() }),
    duration: () => found({ shoot_duration: typed }),
    audition: () => ({
      ...found({ audition_dates: readDay(beforeDeadline(value), now) }),
      ...found({ audition_type: readAuditionType(value) }),
    }),
    deadline: () => found({ application_deadline: readDay(value, now) }),
    pay: () =>
      found({
        compensation:
          typed && !asksForMoney.test(value)
            ? { ...typed, ...(namesSeveralPays(value) && { check: value }) }
            : undefined,
      }),
    contact: () => readContact(value),
    project: () => found({ project_type: readProjectType(value) }),
  };
  return facts[kind]?.() ?? {};
}

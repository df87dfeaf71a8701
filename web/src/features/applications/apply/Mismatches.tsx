import type { Job } from '@kirdaar/contract/jobs/jobs';
import { agesOf } from '@kirdaar/contract/rules/age-range';
import { ageOn, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/apply.ts';
import { apply_gender_names } from '#words/rules/people.ts';

type Asked = Pick<Job, 'gender' | 'age_range'>;

export function Mismatches({ of: person, with: job }: { of: Person; with: Asked }) {
  const found = mismatchesOf(person, job, dayInIndia(new Date()));
  if (found.length === 0) return null;
  return (
    <Notice>
      <p className="font-semibold text-ink">{words.mismatch_title}</p>
      {found.map((mismatch) => (
        <p key={mismatch}>{mismatch}</p>
      ))}
      <p>{words.mismatch_hint}</p>
    </Notice>
  );
}

export interface Person {
  gender?: string | undefined;
  dob?: string | undefined;
}

/** Describes how an applicant differs from what the casting call asks for, which never prevents applying. */
export function mismatchesOf({ gender, dob }: Person, job: Asked, today: string): string[] {
  const found: string[] = [];
  const expected = job.gender === 'Other' ? 'Non-binary' : job.gender;
  const shown = (one: string) => labelOf(apply_gender_names, one);
  if (gender && job.gender !== 'Any' && gender !== expected)
    found.push(words.mismatch_gender(shown(expected), shown(gender)));
  const ages = agesOf(job.age_range);
  if (dob && ages && /^\d{4}-\d{2}-\d{2}$/.test(dob)) {
    const age = ageOn(dob, today);
    if (age < ages.from || age > ages.to) found.push(words.mismatch_age(job.age_range, age));
  }
  return found;
}

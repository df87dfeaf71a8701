import type { Job } from '@kirdaar/contract/jobs/jobs';
import { agesOf } from '@kirdaar/contract/rules/age-range';
import { ageOn } from '@kirdaar/contract/rules/calendar';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/applications/apply.ts';
import { apply_gender_names } from '#words/rules/people.ts';

/** The facts of the applicant that a casting call also asks for. */
export interface Person {
  gender?: string | undefined;
  dob?: string | undefined;
}

/**
 * Describes how an applicant differs from the casting call's requirements. A mismatch never prevents an
 * application.
 */
export function mismatchesOf(
  { gender, dob }: Person,
  job: Pick<Job, 'gender' | 'age_range'>,
  today: string,
): string[] {
  const found: string[] = [];
  const expected = job.gender === 'Other' ? 'Non-binary' : job.gender;
  if (gender && job.gender !== 'Any' && gender !== expected)
    found.push(
      words.mismatch_gender(labelOf(apply_gender_names, expected), labelOf(apply_gender_names, gender)),
    );
  const ages = agesOf(job.age_range);
  if (dob && ages && /^\d{4}-\d{2}-\d{2}$/.test(dob)) {
    const age = ageOn(dob, today);
    if (age < ages.from || age > ages.to) {
      found.push(words.mismatch_age(job.age_range, age));
    }
  }
  return found;
}

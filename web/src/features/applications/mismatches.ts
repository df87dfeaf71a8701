import type { Job } from '@kirdaar/contract/jobs';
import { agesOf } from '@kirdaar/contract/rules/age-range';
import { ageOn } from '@kirdaar/contract/rules/calendar';

/** What the form says of the applicant that a call also asks for. */
export interface Person {
  gender?: string | undefined;
  dob?: string | undefined;
}

/** In what an applicant is not whom a call asks for, in words. None of it keeps anyone from applying. */
export function mismatchesOf(
  { gender, dob }: Person,
  job: Pick<Job, 'gender' | 'age_range'>,
  today: string,
): string[] {
  const found: string[] = [];
  const asked = job.gender === 'Other' ? 'Non-binary' : job.gender;
  if (gender && gender !== asked) found.push(`The call asks for ${asked}, and you chose ${gender}.`);
  const ages = agesOf(job.age_range);
  if (dob && ages && /^\d{4}-\d{2}-\d{2}$/.test(dob)) {
    const age = ageOn(dob, today);
    if (age < ages.from || age > ages.to) {
      found.push(`The call asks for the age ${job.age_range}, and by your date of birth you are ${age}.`);
    }
  }
  return found;
}

import type { JobEdit } from '@kirdaar/contract/jobs/job-posts';
import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { reviewedJobFields, translatedJobFields } from '@kirdaar/contract/rules/job-fields';
import type { JobFacts } from '#features/jobs/reviews/queries.ts';

// Fields that an edit leaves out are cleared.
const absent = {
  compensation: null,
  child_permit_no: null,
  child_daily_hours: null,
  child_stretch_hours: null,
  child_responsible: null,
};

/** Returns the columns of a casting call that an edit changes, with their new values; never the deadline. */
export function findJobChanges(
  current: JobFacts,
  edit: Omit<JobEdit, 'application_deadline' | 'positions'>,
): JobFacts {
  const noTerms = mayCastChildren(edit.age_range) ? {} : absent;
  const next: JobFacts = {
    ...absent,
    ...edit,
    ...hindiTexts(current, edit),
    ...noTerms,
    compensation: edit.compensation ?? null,
  };
  const changed = reviewedJobFields.filter((field) => (next[field] ?? null) !== (current[field] ?? null));
  return Object.fromEntries(changed.map((field) => [field, next[field] ?? null]));
}

/** The Hindi texts after an edit: a program that does not know them leaves them out, and they stay. */
function hindiTexts(current: JobFacts, edit: Partial<JobFacts>): JobFacts {
  const names = translatedJobFields.map((field) => `${field}_hi` as const);
  return Object.fromEntries(
    names.map((name) => [name, edit[name] === undefined ? current[name] : edit[name]]),
  );
}

import type { Job } from '@kirdaar/contract/jobs/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { mismatchesOf, type Person } from '#features/applications/apply/mismatches.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/apply.ts';

interface MismatchesProps {
  of: Person;
  with: Pick<Job, 'gender' | 'age_range'>;
}

/** Warns an applicant who does not match the casting call. */
export function Mismatches({ of: person, with: job }: MismatchesProps) {
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

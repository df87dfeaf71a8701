import type { Job } from '@kirdaar/contract/jobs/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { mismatchesOf, type Person } from '#features/applications/apply/mismatches.ts';
import { Notice } from '#ui/Notice.tsx';

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
      <p className="font-semibold text-ink">Before you apply</p>
      {found.map((mismatch) => (
        <p key={mismatch}>{mismatch}</p>
      ))}
      <p>You can still apply. The production house decides.</p>
    </Notice>
  );
}

import { ApplicantCard } from '#features/applications/apply/ApplicantCard.tsx';
import type { Applicant } from '#features/applications/apply/received.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { EmptyPage, Pagination } from '#ui/Pagination.tsx';
import * as common from '#words/ui/common.ts';

export const APPLICANTS_PER_PAGE = 24;

interface ApplicantGridProps {
  applicants: readonly Applicant[];
  /** The number of applicants on all pages. */
  total: number;
}

/** One page of applicants. */
export function ApplicantGrid({ applicants, total }: ApplicantGridProps) {
  if (applicants.length === 0) return <EmptyPage total={total}>{common.no_applicants}</EmptyPage>;
  return (
    <>
      <CardGrid>
        {applicants.map((applicant) => (
          <li key={applicant.id}>
            <ApplicantCard applicant={applicant} />
          </li>
        ))}
      </CardGrid>
      <Pagination total={total} perPage={APPLICANTS_PER_PAGE} />
    </>
  );
}

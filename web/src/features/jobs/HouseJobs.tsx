import type { Reply } from '@kirdaar/contract/api';
import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { JobStanding } from '#features/job-posts/JobStanding.tsx';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pagination } from '#ui/Pagination.tsx';

type HouseJob = Reply<'GET /api/production/jobs/previous'>['data'][number];

interface HouseJobsProps {
  jobs: readonly HouseJob[];
  /** How many there are on all pages. */
  total: number;
  empty: string;
}

/** Calls of the house that is logged in, each with the way to its applicants. */
export function HouseJobs({ jobs, total, empty }: HouseJobsProps) {
  if (total === 0) return <Notice>{empty}</Notice>;
  return (
    <>
      <CardGrid>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              detailsTo={path('jobDetails', { id: job.id })}
              action={<Applicants job={job} />}
            >
              <JobStanding job={job} waiting={job.waiting} />
              {job.posted_by && <p className="wrap-anywhere text-muted text-sm">Posted by {job.posted_by}</p>}
            </JobCard>
          </li>
        ))}
      </CardGrid>
      <Pagination total={total} perPage={CALLS_PER_PAGE} />
    </>
  );
}

function Applicants({ job: { id, title, applicants } }: { job: HouseJob }) {
  return (
    <ButtonLink to={path('jobApplicants', { id })} look="secondary">
      {applicants} {applicants === 1 ? 'Applicant' : 'Applicants'}
      <span className="sr-only"> for {title}</span>
    </ButtonLink>
  );
}

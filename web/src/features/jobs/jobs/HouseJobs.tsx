import type { Reply } from '@kirdaar/contract/api';
import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { PostingStateLine, StopButton } from '#features/jobs/job-posts/PostingStateLine.tsx';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { housePath } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { EmptyPage, Pagination } from '#ui/Pagination.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/jobs/job-details.ts';

type HouseJob = Reply<'GET /api/production/jobs/previous'>['data'][number];

interface HouseJobsProps {
  jobs: readonly HouseJob[];
  /** On all pages. */
  total: number;
  empty: string;
}

export function HouseJobs({ jobs, total, empty }: HouseJobsProps) {
  if (jobs.length === 0) return <EmptyPage total={total}>{empty}</EmptyPage>;
  return (
    <>
      <CardGrid>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              detailsTo={housePath('jobDetails', { id: job.id })}
              action={<Applicants job={job} />}
            >
              <PostingStateLine job={job} review={job.review} waiting={job.waiting} />
              {job.status === 'open' && (
                <div className="relative self-start">
                  <StopButton job={job} variant="quiet" />
                </div>
              )}
              {job.posted_by && (
                <p className="wrap-anywhere text-muted text-sm">{words.posted_by(job.posted_by)}</p>
              )}
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
    <ButtonLink to={housePath('jobApplicants', { id })} variant="secondary">
      {sentence(words.applicants(applicants, title, (text) => <span className="sr-only">{text}</span>))}
    </ButtonLink>
  );
}

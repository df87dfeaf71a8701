import { Suspense } from 'react';
import { Await } from 'react-router';
import { titled } from '#api/product-name.ts';
import { findStanding } from '#features/job-posts/find-standing.ts';
import { JobActions } from '#features/job-posts/JobActions.tsx';
import { DaysToExpire } from '#features/jobs/DaysToExpire.tsx';
import { findJob } from '#features/jobs/find-job.ts';
import { JobDetails } from '#features/jobs/JobDetails.tsx';
import { JobNotFound } from '#features/jobs/JobNotFound.tsx';
import { path, paths } from '#paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/JobDetailsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Job details', page);

/** Not waited for: the page says what is loading. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { found: Promise.all([findJob(id), findStanding(id)]) };
}

export default function JobDetailsPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  return (
    <Suspense key={id} fallback={<Loading text="Loading job details..." />}>
      <Await resolve={found}>
        {([job, standing]) => {
          if (!job) return <JobNotFound />;
          return (
            <div className="flex flex-col gap-2">
              <BackButton otherwise={paths.previousJobs}>{job.project_type}</BackButton>
              <Page title={job.title} lead={job.production_house_name}>
                <JobDetails
                  job={job}
                  siblings={job.siblings}
                  siblingTo={(id) => path('jobDetails', { id })}
                  aside={
                    <div className="flex flex-col gap-4">
                      <DaysToExpire auditionDate={job.audition_dates} />
                      <ButtonLink to={path('jobApplicants', { id })}>Applicants</ButtonLink>
                      {standing && (
                        <ButtonLink look="secondary" to={path('auditions', { id })}>
                          Auditions
                        </ButtonLink>
                      )}
                      {standing && <JobActions standing={standing} />}
                    </div>
                  }
                />
              </Page>
            </div>
          );
        }}
      </Await>
    </Suspense>
  );
}

import { Suspense } from 'react';
import { Await } from 'react-router';
import { titled } from '#api/product-name.ts';
import { ApplyAction } from '#features/applications/ApplyAction.tsx';
import { findApplication } from '#features/applications/find-application.ts';
import { ReleaseWords } from '#features/applications/ReleaseWords.tsx';
import { stepsForTalent } from '#features/applications/status-words.ts';
import { Timeline } from '#features/applications/Timeline.tsx';
import { ClosingText } from '#features/jobs/ClosingText.tsx';
import { findJob } from '#features/jobs/find-job.ts';
import { JobDetails } from '#features/jobs/JobDetails.tsx';
import { path } from '#paths.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/CallDetailsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Casting call', page);

/** Not waited for: the page says what is loading. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { found: Promise.all([findJob(id), findApplication(id)]) };
}

export default function CallDetailsPage({ loaderData: { found }, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.id} fallback={<Loading text="Loading job details..." />}>
      <Await resolve={found}>
        {([job, application]) => {
          if (!job) return <Notice>Job not found.</Notice>;
          return (
            <Page title={job.title} lead={job.production_house_name}>
              <JobDetails
                job={job}
                siblings={job.siblings}
                siblingTo={(id) => path('callDetails', { id })}
                aside={
                  <div className="flex flex-col gap-4">
                    <div className="flex flex-wrap items-center justify-between gap-3">
                      <ClosingText job={job} />
                      <ApplyAction job={job} status={application?.status} />
                    </div>
                    {application && <Timeline steps={application.timeline} words={stepsForTalent} />}
                    {application?.release && <ReleaseWords words={application.release} />}
                  </div>
                }
              />
            </Page>
          );
        }}
      </Await>
    </Suspense>
  );
}

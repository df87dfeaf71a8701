import { Suspense } from 'react';
import { Await } from 'react-router';
import { titled } from '#api/product-name.ts';
import { APPLICANTS_PER_PAGE, ApplicantGrid } from '#features/applications/ApplicantGrid.tsx';
import { findReceived } from '#features/applications/received.ts';
import { findJob } from '#features/jobs/find-job.ts';
import { JobNotFound } from '#features/jobs/JobNotFound.tsx';
import { path } from '#paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import type { Route } from './+types/JobApplicantsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Applicants', page);

/** Not waited for: the page says what is loading. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  return { found: Promise.all([findJob(id), findReceived(id, page, APPLICANTS_PER_PAGE)]) };
}

export default function JobApplicantsPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Await resolve={found}>
        {([job, received]) => {
          if (!job || !received) return <JobNotFound />;
          const { data, total } = received;
          return (
            <div className="flex flex-col gap-2">
              <BackButton otherwise={path('jobDetails', { id })}>Back</BackButton>
              <Page
                title="Applicants"
                lead={`${job.title}: ${total} ${total === 1 ? 'applicant' : 'applicants'}`}
              >
                <ApplicantGrid applicants={data.map(({ user }) => user)} total={total} />
              </Page>
            </div>
          );
        }}
      </Await>
    </Suspense>
  );
}

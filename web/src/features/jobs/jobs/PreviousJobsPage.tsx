import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { JobDrafts } from '#features/jobs/job-posts/JobDrafts.tsx';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { HouseJobs } from '#features/jobs/jobs/HouseJobs.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import * as words from '#words/jobs/job-details.ts';
import type { Route } from './+types/PreviousJobsPage.ts';

const heading = {
  title: words.previous_title,
  lead: words.previous_lead,
};

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const posted = callApi('GET /api/production/jobs/previous', { query: { page, limit: CALLS_PER_PAGE } });
  return { found: Promise.all([posted, callApi('GET /api/production/job-drafts')]) };
}

export const clientAction = pageAction(jobWrites);

export default function PreviousJobsPage({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <Page {...heading}>
      <Suspense fallback={<Loading text={words.list_loading} />}>
        <Await resolve={found}>
          {([{ data, total }, { drafts, days }]) => (
            <>
              {drafts.length > 0 && <JobDrafts drafts={drafts} days={days} />}
              <HouseJobs jobs={data} total={total} empty={words.previous_none} />
            </>
          )}
        </Await>
      </Suspense>
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page {...heading}>
      <LoadFailure />
    </Page>
  );
}

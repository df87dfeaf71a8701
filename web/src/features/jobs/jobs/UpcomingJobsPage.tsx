import { Suspense } from 'react';
import { Await } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { HouseJobSearch, houseQuery, houseSearchOf } from '#features/jobs/jobs/HouseJobSearch.tsx';
import { HouseJobs } from '#features/jobs/jobs/HouseJobs.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import * as areaFrameWords from '#words/app/area-frame.ts';
import * as words from '#words/jobs/job-details.ts';
import type { Route } from './+types/UpcomingJobsPage.ts';

const heading = { title: areaFrameWords.link_upcoming, lead: words.upcoming_lead };

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = houseSearchOf(searchParams);
  const query = houseQuery(chosen, searchParams);
  return { chosen, posted: callApi('GET /api/production/jobs/upcoming', { query }) };
}

export const clientAction = pageAction(jobWrites);

export default function UpcomingJobsPage({ loaderData: { chosen, posted } }: Route.ComponentProps) {
  return (
    <Page {...heading}>
      <HouseJobSearch chosen={chosen} />
      <Suspense key={JSON.stringify(chosen)} fallback={<Loading text={words.list_loading} />}>
        <Await resolve={posted}>
          {({ data, total }) => <HouseJobs jobs={data} total={total} empty={words.upcoming_none} />}
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

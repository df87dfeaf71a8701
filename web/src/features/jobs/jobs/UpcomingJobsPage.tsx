import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { HouseJobSearch, houseQuery, houseSearchOf } from '#features/jobs/jobs/HouseJobSearch.tsx';
import { HouseJobs } from '#features/jobs/jobs/HouseJobs.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { failureUnder } from '#ui/LoadFailure.tsx';
import { Page } from '#ui/Page.tsx';
import * as areaFrameWords from '#words/app/area-frame.ts';
import * as words from '#words/jobs/job-details.ts';
import type { Route } from './+types/UpcomingJobsPage.ts';

const heading = { title: areaFrameWords.link_upcoming, lead: words.upcoming_lead };

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export const ErrorBoundary = failureUnder(heading);

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
      <Deferred key={JSON.stringify(chosen)} resolve={posted} loading={words.list_loading}>
        {({ data, total }) => <HouseJobs jobs={data} total={total} empty={words.upcoming_none} />}
      </Deferred>
    </Page>
  );
}

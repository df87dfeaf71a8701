import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { FirstSteps } from '#features/talent/profile/FirstSteps.tsx';
import { path } from '#paths.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { failureUnder } from '#ui/LoadFailure.tsx';
import { Page } from '#ui/Page.tsx';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';
import * as areaFrameWords from '#words/app/area-frame.ts';
import * as words from '#words/jobs/job-details.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PopularCallsPage.ts';

const heading = { title: areaFrameWords.link_popular_calls, lead: words.popular_lead };

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export const ErrorBoundary = failureUnder(heading);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  return callApi('GET /api/user/popular-casting-calls', { query: { page, limit: CALLS_PER_PAGE } });
}

export default function PopularCallsPage({ loaderData: { jobs, total } }: Route.ComponentProps) {
  return (
    <Page {...heading}>
      <FirstSteps />
      {jobs.length === 0 && <EmptyPage total={total}>{common.no_jobs}</EmptyPage>}
      <CardGrid>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} detailsTo={path('callDetails', { id: job.id })} />
          </li>
        ))}
      </CardGrid>
      <Pagination total={total} perPage={CALLS_PER_PAGE} />
    </Page>
  );
}

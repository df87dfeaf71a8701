import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { statusWords } from '#features/applications/status-words.ts';
import { AppliedLabel } from '#features/jobs/AppliedLabel.tsx';
import { longDay } from '#features/jobs/day-text.ts';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { path } from '#paths.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Pagination, pageOf } from '#ui/Pagination.tsx';
import type { Route } from './+types/MyApplicationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('My Applications', page);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  return call('GET /api/user/job-applications', { query: { page, limit: CALLS_PER_PAGE } });
}

export default function MyApplicationsPage({
  loaderData: { data: applications, total },
}: Route.ComponentProps) {
  return (
    <Page
      title="My Applications"
      lead="Every call you applied to, the latest first, and how far it has come."
    >
      {applications.length === 0 && <Notice>No jobs available.</Notice>}
      <CardGrid>
        {applications.map(({ application_id, status, applied_at, job }) => (
          <li key={application_id}>
            <JobCard job={job} detailsTo={path('callDetails', { id: job.id })} action={<AppliedLabel />}>
              <p className="border-marigold border-l-4 pl-3 text-sm">
                <strong className="block font-semibold text-[0.95rem]">{statusWords[status]}</strong>
                <span className="text-muted">Applied on {longDay(dayInIndia(new Date(applied_at)))}</span>
              </p>
            </JobCard>
          </li>
        ))}
      </CardGrid>
      <Pagination total={total} perPage={CALLS_PER_PAGE} />
    </Page>
  );
}

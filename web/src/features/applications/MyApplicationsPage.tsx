import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import type { OwnApplication } from '#features/applications/find-application.ts';
import { ReleaseWords } from '#features/applications/ReleaseWords.tsx';
import { stepsForTalent } from '#features/applications/status-words.ts';
import { Timeline } from '#features/applications/Timeline.tsx';
import { WithdrawButton } from '#features/applications/WithdrawButton.tsx';
import { AppliedLabel } from '#features/jobs/AppliedLabel.tsx';
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
        {applications.map((application) => (
          <li key={application.application_id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </CardGrid>
      <Pagination total={total} perPage={CALLS_PER_PAGE} />
    </Page>
  );
}

function ApplicationCard({ application }: { application: OwnApplication }) {
  const { status, timeline, release, job } = application;
  return (
    <JobCard
      job={job}
      detailsTo={path('callDetails', { id: job.id })}
      action={<AppliedLabel withdrawn={status === 'withdrawn'} />}
    >
      <Timeline steps={timeline} words={stepsForTalent} />
      {release && <ReleaseWords words={release} />}
      <div className="relative self-start empty:hidden">
        <WithdrawButton application={application} />
      </div>
    </JobCard>
  );
}

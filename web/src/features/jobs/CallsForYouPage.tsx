import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { ApplyAction } from '#features/applications/ApplyAction.tsx';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { path } from '#paths.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/CallsForYouPage.ts';

export const meta: Route.MetaFunction = (page) => titled('New Casting Calls for You', page);

export const clientLoader = () => call('GET /api/user/calls-for-you');

export default function CallsForYouPage({ loaderData: { jobs, applied_job_ids } }: Route.ComponentProps) {
  return (
    <Page
      title="New Casting Calls for You"
      lead="Open calls that fit what your profile says, the best fit first."
    >
      {jobs.length === 0 && <Notice>No jobs available.</Notice>}
      <CardGrid>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              detailsTo={path('callDetails', { id: job.id })}
              action={
                <ApplyAction job={job} status={applied_job_ids.includes(job.id) ? 'applied' : undefined} />
              }
            >
              {job.fit.reasons.length > 0 && <Chips texts={job.fit.reasons} label="Why it fits you" />}
            </JobCard>
          </li>
        ))}
      </CardGrid>
    </Page>
  );
}

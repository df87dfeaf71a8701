import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { ApplyAction } from '#features/applications/ApplyAction.tsx';
import { CallSearch } from '#features/jobs/CallSearch.tsx';
import { choiceOf, talentCallFilters } from '#features/jobs/call-filters.ts';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { SavedSearches } from '#features/saved-searches/SavedSearches.tsx';
import { path, paths } from '#paths.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/CallsForYouPage.ts';

export const meta: Route.MetaFunction = (page) => titled('New Casting Calls for You', page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = choiceOf(talentCallFilters, new URL(request.url).searchParams);
  const [found, saved] = await Promise.all([
    call('GET /api/user/calls-for-you', { query: choice }),
    call('GET /api/user/saved-searches'),
  ]);
  return { ...found, choice, saved };
}

export default function CallsForYouPage({ loaderData }: Route.ComponentProps) {
  const { jobs, applied_job_ids, choice, saved } = loaderData;
  return (
    <Page
      title="New Casting Calls for You"
      lead="Open calls that fit what your profile says, the best fit first."
    >
      <CallSearch
        filters={talentCallFilters}
        choice={choice}
        address={paths.callsForYou}
        className="grid-cols-2 xl:grid-cols-3 [&>:last-child]:col-span-full sm:[&>:last-child]:justify-self-end"
      />
      <SavedSearches saved={saved} choice={choice} />
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

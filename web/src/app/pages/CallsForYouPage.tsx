import type { JobOrder } from '@kirdaar/contract/jobs/jobs';
import { Heart, SlidersHorizontal } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { ApplyAction } from '#features/applications/apply/ApplyAction.tsx';
import { readApplicationsUsed } from '#features/applications/apply/own-application.ts';
import {
  invitationWrites,
  MutedHouses,
  ReceivedInvitations,
} from '#features/applications/invitations-to-apply/ReceivedInvitations.tsx';
import { CallSearch } from '#features/jobs/jobs/CallSearch.tsx';
import { type CallChoice, callParams, choiceOf, orderOf } from '#features/jobs/jobs/call-filters.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { talentCallFilters } from '#features/jobs/jobs/talent-call-filters.ts';
import { SaveSlot } from '#features/jobs/saved-jobs/SaveSlot.tsx';
import { readSavedIds } from '#features/jobs/saved-jobs/saved-jobs.ts';
import { SavedSearches } from '#features/jobs/saved-searches/SavedSearches.tsx';
import { searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { path, paths } from '#paths.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Chips } from '#ui/Chips.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { NoMatch } from '#ui/Pagination.tsx';
import { link_calls_for_you } from '#words/app/area-frame.ts';
import * as words from '#words/app/area-pages.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CallsForYouPage.ts';

const heading = {
  title: link_calls_for_you,
  lead: words.calls_lead,
};

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const choice = choiceOf(talentCallFilters, search);
  const order = orderOf(search);
  const [found, saved, { invitations }, { houses: muted }, applications, savedIds] = await Promise.all([
    callApi('GET /api/user/calls-for-you', { query: { ...choice, ...(order && { sort: order }) } }),
    callApi('GET /api/user/saved-searches'),
    callApi('GET /api/user/casting-invitations'),
    callApi('GET /api/user/muted-houses'),
    readApplicationsUsed(),
    readSavedIds(),
  ]);
  return { ...found, choice, order, saved, savedIds, invitations, muted, applications };
}

export const clientAction = pageAction({ ...invitationWrites, ...searchWrites });

export default function CallsForYouPage({ loaderData }: Route.ComponentProps) {
  const { jobs, applied_job_ids, choice, order, saved, savedIds, ...others } = loaderData;
  const { invitations, muted, applications } = others;
  const narrowed = callParams(choice).size > 0;
  return (
    <Page {...heading}>
      <ReceivedInvitations invitations={invitations} />
      {savedIds && savedIds.length > 0 && (
        <Link to={paths.savedCalls} className="link -my-3 inline-flex min-h-11 items-center gap-2 self-start">
          <Heart aria-hidden className="size-4" />
          {words.calls_saved(savedIds.length)}
        </Link>
      )}
      <div className="flex flex-col gap-5">
        <CallFilters choice={choice} order={order} />
        <SavedSearches saved={saved} choice={choice} />
      </div>
      {narrowed && <Found count={jobs.length} />}
      {jobs.length === 0 && <Notice>{narrowed ? <NoMatch /> : common.no_jobs}</Notice>}
      <CardGrid>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              house={job.production_house_name}
              detailsTo={path('callDetails', { id: job.id })}
              save={<SaveSlot job={job} savedIds={savedIds} />}
              action={
                <ApplyAction
                  job={job}
                  status={applied_job_ids.includes(job.id) ? 'applied' : undefined}
                  applications={applications}
                />
              }
            >
              {job.fit.reasons.length > 0 && <Chips texts={job.fit.reasons} label={words.calls_fit} />}
            </JobCard>
          </li>
        ))}
      </CardGrid>
      <MutedHouses houses={muted} />
    </Page>
  );
}

function CallFilters({ choice, order }: { choice: CallChoice; order: JobOrder | undefined }) {
  const narrowed = callParams(choice).size > 0 || order !== undefined;
  return (
    <details key={String(narrowed)} open={narrowed}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control font-semibold text-accent">
        <SlidersHorizontal aria-hidden className="size-4" />
        {words.calls_filter}
      </summary>
      <div className="mt-2">
        <CallSearch
          filters={talentCallFilters}
          choice={choice}
          order={order}
          ownOrder={words.calls_order}
          listUrl={paths.callsForYou}
          className="grid-cols-2 xl:grid-cols-3 [&>:last-child]:col-span-full sm:[&>:last-child]:justify-self-end"
        />
      </div>
    </details>
  );
}

/** Number of casting calls that match the filters, with a link to clear them. */
function Found({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 aria-live="polite" className="text-2xl">
        {words.calls_found(count)}
      </h2>
      <Link to={paths.callsForYou} className="link inline-flex min-h-11 items-center">
        {common.clear_all}
      </Link>
    </div>
  );
}

/** A list that fails to load keeps the heading and the filters of its page. */
export function ErrorBoundary() {
  const search = new URLSearchParams(useLocation().search);
  return (
    <Page {...heading}>
      <CallFilters choice={choiceOf(talentCallFilters, search)} order={orderOf(search)} />
      <LoadFailure />
    </Page>
  );
}

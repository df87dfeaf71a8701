import { CALLS_PER_PAGE, KEEP_SAVED_DAYS } from '@kirdaar/contract/rules/limits';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { ApplyAction } from '#features/applications/apply/ApplyAction.tsx';
import { readApplicationsUsed } from '#features/applications/apply/own-application.ts';
import { takesApplications } from '#features/jobs/jobs/ClosingText.tsx';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { SaveSlot } from '#features/jobs/saved-jobs/SaveSlot.tsx';
import { savedJobWrites } from '#features/jobs/saved-jobs/saved-jobs.ts';
import { path, paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { failureUnder } from '#ui/LoadFailure.tsx';
import { Page } from '#ui/Page.tsx';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';
import { link_saved_calls } from '#words/app/area-frame.ts';
import * as words from '#words/app/area-pages.ts';
import type { Route } from './+types/SavedCallsPage.ts';

const heading = {
  title: link_saved_calls,
  lead: words.saved_lead(KEEP_SAVED_DAYS),
};

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export const ErrorBoundary = failureUnder(heading);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const [saved, applications] = await Promise.all([
    callApi('GET /api/user/saved-jobs', { query: { page, limit: CALLS_PER_PAGE } }),
    readApplicationsUsed(),
  ]);
  return { ...saved, applications };
}

export const clientAction = pageAction(savedJobWrites);

export default function SavedCallsPage({ loaderData }: Route.ComponentProps) {
  const { jobs, total } = loaderData;
  const now = new Date();
  const [open, ended] = [true, false].map((isOpen) =>
    jobs.filter((job) => takesApplications(job, now) === isOpen),
  );
  return (
    <Page {...heading}>
      {jobs.length === 0 && (
        <EmptyPage total={total}>
          <p>{words.saved_none}</p>
          <ButtonLink to={paths.callsForYou} variant="secondary" className="mt-3">
            {words.saved_none_calls}
          </ButtonLink>
        </EmptyPage>
      )}
      <SavedCards {...loaderData} jobs={open ?? []} />
      {ended && ended.length > 0 && (
        <section aria-labelledby="ended" className="flex flex-col gap-5">
          <h2 id="ended" className="text-2xl">
            {words.saved_ended}
          </h2>
          <SavedCards {...loaderData} jobs={ended} />
        </section>
      )}
      <Pagination total={total} perPage={CALLS_PER_PAGE} />
    </Page>
  );
}

function SavedCards({ jobs, applied_job_ids, applications }: Route.ComponentProps['loaderData']) {
  if (jobs.length === 0) return null;
  return (
    <CardGrid>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            house={job.production_house_name}
            detailsTo={path('callDetails', { id: job.id })}
            save={<SaveSlot job={job} savedIds={[job.id]} />}
            action={
              <ApplyAction
                job={job}
                status={applied_job_ids.includes(job.id) ? 'applied' : undefined}
                applications={applications}
              />
            }
          />
        </li>
      ))}
    </CardGrid>
  );
}

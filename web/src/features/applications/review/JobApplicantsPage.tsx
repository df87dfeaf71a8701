import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { APPLICANTS_PER_PAGE, ApplicantGrid } from '#features/applications/apply/ApplicantGrid.tsx';
import { findReceived } from '#features/applications/apply/received.ts';
import { useBoardContext } from '#features/applications/review/BoardProvider.tsx';
import { layoutIn } from '#features/applications/review/board-url.ts';
import { ReviewBoard } from '#features/applications/review/ReviewBoard.tsx';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { findJob } from '#features/jobs/jobs/find-job.ts';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { housePath } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Page } from '#ui/Page.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import { WIDE_VIEWS } from '#ui/wide-page.ts';
import * as words from '#words/applications/board.ts';
import * as jobDetailsWords from '#words/jobs/job-details.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/JobApplicantsPage.ts';

export const handle = WIDE_VIEWS;

export const meta: Route.MetaFunction = (page) => titled(jobDetailsWords.details_applicants, page);

/** Not awaited: the page shows a loading state. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  if (layoutIn(search)) return undefined;
  return { found: Promise.all([findJob(id), findReceived(id, pageOf(search), APPLICANTS_PER_PAGE)]) };
}

export const clientAction = pageAction(reviewWrites);

export default function JobApplicantsPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const context = useBoardContext();
  if (context) return <ReviewBoard {...context} />;
  if (!loaderData) return null;
  return (
    <div className="flex flex-col gap-2">
      <BackButton fallback={housePath('jobDetails', { id })}>{common.back}</BackButton>
      <Deferred key={id} resolve={loaderData.found}>
        {([job, received]) =>
          job && received ? (
            <Page
              title={jobDetailsWords.details_applicants}
              lead={words.board_lead(call_title(job.title), received.total)}
              actions={<ViewSwitch jobId={id} />}
            >
              <ApplicantGrid applicants={received.data.map(({ user }) => user)} total={received.total} />
            </Page>
          ) : (
            <JobNotFound />
          )
        }
      </Deferred>
    </div>
  );
}

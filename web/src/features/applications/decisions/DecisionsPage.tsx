import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { DecisionList } from '#features/applications/decisions/DecisionList.tsx';
import { decisionWrites } from '#features/applications/decisions/decision-writes.ts';
import { operationQueue } from '#features/applications/review/operation-queue.ts';
import { findJob } from '#features/jobs/jobs/find-job.ts';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { housePath } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/review.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/DecisionsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.decisions_page, page);

/** Not awaited: the page shows a loading state. Moves that are still being saved come first. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const read = async () => {
    await operationQueue.settled();
    const job = await findJob(id);
    const params = { id };
    return job && { job, decisions: await callApi('GET /api/production/jobs/:id/decisions', { params }) };
  };
  return { found: read() };
}

export const clientAction = pageAction(decisionWrites);

export default function DecisionsPage({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-2">
      <BackButton fallback={housePath('jobApplicants', { id })}>{common.back}</BackButton>
      <Deferred resolve={loaderData.found}>
        {(found) =>
          found ? (
            <Page title={words.decisions_page} lead={words.decisions_lead(call_title(found.job.title))}>
              <DecisionList jobId={id} decisions={found.decisions} />
            </Page>
          ) : (
            <JobNotFound />
          )
        }
      </Deferred>
    </div>
  );
}

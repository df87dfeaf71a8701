import type { Reply } from '@kirdaar/contract/api';
import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { failureToast } from '#features/houses/team/result-toasts.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { HouseJobSearch, houseQuery, houseSearchOf } from '#features/jobs/jobs/HouseJobSearch.tsx';
import { HouseJobs } from '#features/jobs/jobs/HouseJobs.tsx';
import { paths } from '#paths.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { formatLastUpdated } from '#ui/format-date-time.ts';
import { failureUnder } from '#ui/LoadFailure.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as areaFrameWords from '#words/app/area-frame.ts';
import * as words from '#words/jobs/job-details.ts';
import * as postWords from '#words/jobs/job-posts.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PreviousJobsPage.ts';

const heading = { title: areaFrameWords.link_previous_jobs, lead: words.previous_lead };

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export const ErrorBoundary = failureUnder(heading);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = houseSearchOf(searchParams);
  const query = houseQuery(chosen, searchParams);
  const posted =
    chosen.state === 'draft' ? undefined : callApi('GET /api/production/jobs/previous', { query });
  return { chosen, found: Promise.all([posted, callApi('GET /api/production/job-drafts')]) };
}

export const clientAction = pageAction(jobWrites);

export default function PreviousJobsPage({ loaderData: { chosen, found } }: Route.ComponentProps) {
  const isNarrowed = Boolean(chosen.search || chosen.state);
  return (
    <Page {...heading}>
      <HouseJobSearch chosen={chosen} withDrafts />
      <Deferred key={JSON.stringify(chosen)} resolve={found} loading={words.list_loading}>
        {([posted, { drafts, days }]) => (
          <>
            {(!isNarrowed || !posted) && drafts.length > 0 && <JobDrafts drafts={drafts} days={days} />}
            {!posted && drafts.length === 0 && <Notice>{postWords.drafts_none}</Notice>}
            {posted && <HouseJobs jobs={posted.data} total={posted.total} empty={words.previous_none} />}
          </>
        )}
      </Deferred>
    </Page>
  );
}

type Drafts = Reply<'GET /api/production/job-drafts'>;

function JobDrafts({ drafts, days }: Pick<Drafts, 'drafts' | 'days'>) {
  // It belongs to the list, because the row of a deleted draft disappears.
  const deletion = useWrite(jobWrites, 'deleteDraft', failureToast(postWords.draft_delete_failed));
  return (
    <Section title={postWords.drafts_title} lead={postWords.drafts_lead(days)}>
      <ul className="flex flex-col divide-y divide-line">
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} deletion={deletion} />
        ))}
      </ul>
    </Section>
  );
}

function Draft({ draft, deletion }: { draft: Drafts['drafts'][number]; deletion: PendingWrite<string> }) {
  const { id, role_details, project_type, roles, saved_at, saved_by } = draft;
  const title =
    call_title([role_details, project_type].filter(Boolean).join(' · ')) || postWords.draft_untitled;

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <Link to={`${paths.addJob}?draft=${id}`} className="link wrap-anywhere">
          {title}
        </Link>
        <p className="text-muted text-sm">
          {postWords.post_draft_saved(roles, formatLastUpdated(saved_at), saved_by)}
        </p>
      </div>
      <ConfirmButton
        label={postWords.draft_delete_label(title)}
        question={postWords.draft_delete_question}
        confirm={postWords.draft_delete_confirm}
        busy={deletion.busy}
        onConfirm={() => deletion.submit(id)}
      >
        {common.delete_button}
      </ConfirmButton>
    </li>
  );
}

import type { Reply } from '@kirdaar/contract/api';
import { Link } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { paths } from '#paths.ts';
import { formatLastUpdated } from '#session/last-updated.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

type Drafts = Reply<'GET /api/production/job-drafts'>;

export function JobDrafts({ drafts, days }: Pick<Drafts, 'drafts' | 'days'>) {
  // It belongs to the list, because the row of a deleted draft disappears.
  const deletion = useWrite(jobWrites, 'deleteDraft', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.draft_delete_failed)),
  });
  return (
    <Section title={words.drafts_title} lead={words.drafts_lead(days)}>
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
  const title = [role_details, project_type].filter(Boolean).join(' · ') || words.draft_untitled;

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <Link
          to={`${paths.addJob}?draft=${id}`}
          className="wrap-anywhere font-semibold text-accent underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <p className="text-muted text-sm">
          {words.post_draft_saved(roles, formatLastUpdated(saved_at), saved_by)}
        </p>
      </div>
      <ConfirmButton
        label={words.draft_delete_label(title)}
        question={words.draft_delete_question}
        confirm={words.draft_delete_confirm}
        busy={deletion.busy}
        onConfirm={() => deletion.submit(id)}
      >
        {common.delete_button}
      </ConfirmButton>
    </li>
  );
}

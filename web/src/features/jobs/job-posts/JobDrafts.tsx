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

type Drafts = Reply<'GET /api/production/job-drafts'>;

/** Lists the drafts that the house has not posted. */
export function JobDrafts({ drafts, days }: Pick<Drafts, 'drafts' | 'days'>) {
  // It belongs to the list, because the row of a deleted draft disappears.
  const deletion = useWrite(jobWrites, 'deleteDraft', {
    onFailed: (error) =>
      showToast('failure', serverMessage(error, 'We couldn’t delete the draft. Try again.')),
  });
  return (
    <Section
      title="Drafts"
      lead={`Not posted yet. Only your team sees them. A draft is deleted after ${days} days without changes.`}
    >
      <ul className="flex flex-col divide-y divide-line">
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} deletion={deletion} />
        ))}
      </ul>
    </Section>
  );
}

interface DraftProps {
  draft: Drafts['drafts'][number];
  deletion: PendingWrite<string>;
}

function Draft({ draft, deletion }: DraftProps) {
  const { id, role_details, project_type, roles, saved_at, saved_by } = draft;
  const title = [role_details, project_type].filter(Boolean).join(' · ') || 'Untitled';

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
          Draft{roles > 1 && ` with ${roles} roles`}, saved {formatLastUpdated(saved_at)}
          {saved_by && ` by ${saved_by}`}
        </p>
      </div>
      <ConfirmButton
        label={`Delete draft ${title}`}
        question="Delete this draft?"
        confirm="Delete draft"
        busy={deletion.busy}
        onConfirm={() => deletion.submit(id)}
      >
        Delete
      </ConfirmButton>
    </li>
  );
}

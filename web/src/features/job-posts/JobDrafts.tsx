import type { Reply } from '@kirdaar/contract/api';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { paths } from '#paths.ts';
import { lastUpdated } from '#session/last-updated.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

type Drafts = Reply<'GET /api/production/job-drafts'>;

/** What the house began and did not post. */
export function JobDrafts({ drafts, days }: Pick<Drafts, 'drafts' | 'days'>) {
  return (
    <Section title="Drafts" lead={`Not posted yet; nobody else sees them. A draft waits for ${days} days.`}>
      <ul className="flex flex-col divide-y divide-line">
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} />
        ))}
      </ul>
    </Section>
  );
}

function Draft({ draft }: { draft: Drafts['drafts'][number] }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { id, role_details, project_type, roles, saved_at, saved_by } = draft;
  const title = [role_details, project_type].filter(Boolean).join(' · ') || 'Without a title';

  async function remove() {
    setBusy(true);
    try {
      await call('DELETE /api/production/job-drafts/:id', { params: { id } });
    } catch (error) {
      showToast('failure', serverMessage(error, 'The draft could not be deleted.'));
    }
    await revalidate();
    setBusy(false);
  }

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
          Draft{roles > 1 && ` of ${roles} roles`}, kept {lastUpdated(saved_at)}
          {saved_by && ` by ${saved_by}`}
        </p>
      </div>
      <ConfirmButton
        label={`Delete the draft ${title}`}
        question="Delete this draft?"
        confirm="Yes, delete"
        busy={busy}
        onConfirm={remove}
      >
        Delete
      </ConfirmButton>
    </li>
  );
}

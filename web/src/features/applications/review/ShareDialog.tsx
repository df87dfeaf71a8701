import type { BoardShare } from '@kirdaar/contract/applications/share-links';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { Suspense, use, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { ShareRow } from '#features/applications/review/ShareRow.tsx';
import { shareFields } from '#features/applications/review/share-fields.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board-links.ts';

interface ShareDialogProps {
  jobId: string;
  /** The title of the casting call. */
  title: string;
  /** The selected applications; without them the link shows a column or all applicants. */
  applications?: readonly string[];
  onClose: () => void;
}

/** Lists the share links that show applicants to a person without an account, with a form for a new link. */
export function ShareDialog({ jobId, title, applications, onClose }: ShareDialogProps) {
  const [shares, setShares] = useState(() => findShares(jobId));
  // Identifies the form, so that sending it again after a lost response does not create a second link.
  const [request_id, setRequestId] = useState(newRequestId);

  const create = useWrite(reviewWrites, 'createShareLink', {
    onDone: () => {
      showToast('success', words.created);
      setShares(findShares(jobId));
      setRequestId(newRequestId());
    },
  });

  function submit({ label, days, status }: Partial<Record<'label' | 'days' | 'status', string>>) {
    const body = {
      request_id,
      label: label ?? '',
      // The selects offer only values of the contract.
      days: Number(days) as never,
      status: (status || undefined) as ApplicationStatus | undefined,
      applications: applications && [...applications],
    };
    create.submit({ jobId, body });
  }

  return (
    <Dialog title={applications ? words.share(applications.length) : words.share_all} onClose={onClose}>
      <p className="text-muted">{words.lead}</p>
      <FieldsForm
        key={request_id}
        fields={applications ? shareFields.forSelected : shareFields.forColumn}
        values={{ days: '7' }}
        write={{ ...create, submit }}
        accountRole="production"
        submitLabel={words.create}
        busyLabel={words.creating}
        fallbackError={words.create_failed}
      />
      <Suspense fallback={<Loading />}>
        <ShareList found={shares} title={title} onChange={() => setShares(findShares(jobId))} />
      </Suspense>
    </Dialog>
  );
}

type FoundShares = Promise<BoardShare[] | string>;

/** Returns the share links of a casting call, or why they cannot be shown. */
async function findShares(id: string): FoundShares {
  try {
    const { shares } = await callApi('GET /api/production/jobs/:id/shares', { params: { id } });
    return shares;
  } catch (error) {
    return serverMessage(error, words.load_failed);
  }
}

interface ShareListProps {
  found: FoundShares;
  title: string;
  onChange: () => void;
}

function ShareList({ found, title, onChange }: ShareListProps) {
  const shares = use(found);
  if (typeof shares === 'string') return <Notice tone="failure">{shares}</Notice>;
  if (shares.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <ul aria-label={words.list} className="divide-y divide-line border-line border-y">
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} title={title} onEnded={onChange} />
      ))}
    </ul>
  );
}

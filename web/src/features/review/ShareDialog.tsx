import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import type { BoardShare } from '@kirdaar/contract/shared-boards';
import { Suspense, use, useState } from 'react';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { newRequestId } from '#features/jobs/request-id.ts';
import { ShareRow } from '#features/review/ShareRow.tsx';
import { shareFields } from '#features/review/share-fields.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';

interface ShareDialogProps {
  jobId: string;
  /** The title of the call. */
  title: string;
  /** Those who are chosen; without them the link shows a column, or everybody. */
  applications?: readonly string[];
  onClose: () => void;
}

/** The links that show applicants of a call to somebody without an account, and a form for one more. */
export function ShareDialog({ jobId, title, applications, onClose }: ShareDialogProps) {
  const [shares, setShares] = useState(() => findShares(jobId));
  // Names the form as it is filled: sent again after a lost answer, it makes no second link.
  const [request_id, setRequestId] = useState(newRequestId);

  async function make({ label, days, status }: Partial<Record<'label' | 'days' | 'status', string>>) {
    await call('POST /api/production/jobs/:id/shares', {
      params: { id: jobId },
      body: {
        request_id,
        label: label ?? '',
        // The lists to choose from are the contract's.
        days: Number(days) as never,
        status: (status || undefined) as ApplicationStatus | undefined,
        applications: applications && [...applications],
      },
    });
    showToast('success', 'The link works. Copy it from the list.');
    setShares(findShares(jobId));
    setRequestId(newRequestId());
  }

  const count =
    applications && `${applications.length} chosen ${applications.length === 1 ? 'applicant' : 'applicants'}`;
  return (
    <Dialog title={count ? `Share ${count}` : 'Share'} onClose={onClose}>
      <p className="text-muted">
        Whoever has the link sees pictures, age, city and skills, without contact, notes or scores, until the
        link ends.
      </p>
      <FieldsForm
        key={request_id}
        fields={applications ? shareFields.ofChosen : shareFields.ofColumn}
        values={{ days: '7' }}
        send={make}
        accountRole="production"
        action="Make a link"
        busyAction="Making it…"
        otherwise="The link could not be made. Please try again."
      />
      <Suspense fallback={<Loading />}>
        <ShareList found={shares} title={title} onChange={() => setShares(findShares(jobId))} />
      </Suspense>
    </Dialog>
  );
}

type FoundShares = Promise<BoardShare[] | string>;

/** The links of a call, or why they cannot be shown. */
async function findShares(id: string): FoundShares {
  try {
    const { shares } = await call('GET /api/production/jobs/:id/shares', { params: { id } });
    return shares;
  } catch (error) {
    return serverMessage(error, 'The links could not be loaded. Please try again.');
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
  if (shares.length === 0) return <p className="text-muted">No links yet.</p>;
  return (
    <ul aria-label="Links to this board" className="divide-y divide-line border-line border-y">
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} title={title} onEnded={onChange} />
      ))}
    </ul>
  );
}

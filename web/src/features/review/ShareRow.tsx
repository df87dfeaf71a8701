import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { BoardShare } from '@kirdaar/contract/shared-boards';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { longDay } from '#features/jobs/day-text.ts';
import { standsNow } from '#features/public-face/stands-now.ts';
import { columnTitles } from '#features/review/columns.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { showToast } from '#ui/toast-list.ts';

interface ShareRowProps {
  share: BoardShare;
  /** The title of the call. */
  title: string;
  onEnded: () => void;
}

/** One link to a board: for whom, what it shows, until when, and what can be done with it. */
export function ShareRow({ share, title, onEnded }: ShareRowProps) {
  const { id, label, address, by } = share;
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      await call('DELETE /api/production/shares/:id', { params: { id } });
      showToast('success', 'The link has ended.');
      onEnded();
    } catch (error) {
      showToast('failure', serverMessage(error, 'The link could not be ended. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex flex-col gap-3 py-4">
      <div>
        <p className="wrap-anywhere font-semibold">{label}</p>
        <p className="text-muted text-sm">
          {[shownText(share), untilText(share), openedText(share), by && `by ${by}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {standsNow(share) && (
        <div className="flex flex-wrap gap-2">
          {address ? (
            <ShareLinks address={address} text={title} />
          ) : (
            <p className="text-muted text-sm">It works where you sent it, but cannot be copied any more.</p>
          )}
          <ConfirmButton
            question={`End the link “${label}”?`}
            confirm="Yes, end it"
            label={`End link: ${label}`}
            busy={busy}
            onConfirm={end}
          >
            End link
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

function shownText({ chosen, status }: BoardShare): string {
  if (chosen !== null) return `${chosen} chosen`;
  return status ? columnTitles[status] : 'Everybody';
}

function untilText(share: BoardShare): string {
  const day = longDay(dayInIndia(new Date(share.revoked_at ?? share.expires_at)));
  return standsNow(share) ? `works until ${day}` : `ended on ${day}`;
}

function openedText({ opened }: BoardShare): string {
  if (opened === 0) return 'not opened yet';
  return opened === 1 ? 'opened once' : `opened ${opened} times`;
}

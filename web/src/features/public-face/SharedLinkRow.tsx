import type { ProfileLink } from '@kirdaar/contract/public-face';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { longDay } from '#features/jobs/day-text.ts';
import { standsNow } from '#features/public-face/stands-now.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { showToast } from '#ui/toast-list.ts';

/** One link of the named talent: for whom, until when, how often it was opened, and what can be done with it. */
export function SharedLinkRow({ link, name }: { link: ProfileLink; name: string }) {
  const { id, label, address, opened } = link;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      await call('DELETE /api/user/profile-links/:id', { params: { id } });
      showToast('success', 'The link has ended.');
      await revalidate();
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
          {untilText(link)} · {openedText(opened)}
        </p>
      </div>
      {standsNow(link) && (
        <div className="flex flex-wrap gap-2">
          {address ? (
            <ShareLinks address={address} text={name} />
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

function untilText(link: ProfileLink): string {
  const day = (instant: string) => longDay(dayInIndia(new Date(instant)));
  if (standsNow(link)) return `Works until ${day(link.expires_at)}`;
  return link.revoked_at ? `Ended by you on ${day(link.revoked_at)}` : `Ended on ${day(link.expires_at)}`;
}

function openedText(opened: number): string {
  if (opened === 0) return 'not opened yet';
  return opened === 1 ? 'opened once' : `opened ${opened} times`;
}

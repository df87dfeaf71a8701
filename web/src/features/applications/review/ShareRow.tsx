import type { BoardShare } from '@kirdaar/contract/applications/share-links';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { columnTitles } from '#features/applications/review/columns.ts';
import { isActiveLink } from '#features/talent/public-profile/is-active-link.ts';
import { LinkRow, openedText } from '#features/talent/public-profile/LinkRow.tsx';
import { longDay } from '#ui/day-text.ts';
import { showToast } from '#ui/toast-list.ts';

interface ShareRowProps {
  share: BoardShare;
  /** The title of the casting call. */
  title: string;
  onEnded: () => void;
}

/** One share link of a board: its recipient, content, expiry and actions. */
export function ShareRow({ share, title, onEnded }: ShareRowProps) {
  const { id, opened, by } = share;
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      await callApi('DELETE /api/production/shares/:id', { params: { id } });
      showToast('success', 'Link ended.');
      onEnded();
    } catch (error) {
      showToast('failure', serverMessage(error, 'We couldn’t end the link. Try again.'));
    } finally {
      setBusy(false);
    }
  }

  const facts = [shownText(share), untilText(share), openedText(opened), by && `by ${by}`];
  return (
    <LinkRow link={share} facts={facts.filter(Boolean).join(' · ')} text={title} busy={busy} onEnd={end} />
  );
}

function shownText({ chosen, status }: BoardShare): string {
  if (chosen !== null) return `${chosen} selected`;
  return status ? columnTitles[status] : 'All applicants';
}

function untilText(share: BoardShare): string {
  const day = longDay(dayInIndia(new Date(share.revoked_at ?? share.expires_at)));
  return isActiveLink(share)
    ? `works until ${day}`
    : `ended on ${day}${share.revoked_by ? ` by ${share.revoked_by}` : ''}`;
}

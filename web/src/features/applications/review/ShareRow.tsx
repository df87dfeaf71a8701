import type { BoardShare } from '@kirdaar/contract/applications/share-links';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { isActiveLink } from '#features/talent/public-profile/is-active-link.ts';
import { LinkRow, openedText } from '#features/talent/public-profile/LinkRow.tsx';
import { longDay } from '#ui/day-text.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board-links.ts';
import { stage_name } from '#words/rules/stages.ts';

interface ShareRowProps {
  share: BoardShare;
  /** The title of the casting call. */
  title: string;
  onEnded: () => void;
}

/** One share link of a board: its recipient, content, expiry and actions. */
export function ShareRow({ share, title, onEnded }: ShareRowProps) {
  const { id, opened, by } = share;
  const end = useWrite(reviewWrites, 'endShareLink', {
    onDone: () => {
      showToast('success', words.ended);
      onEnded();
    },
    onFailed: (error) => showToast('failure', serverMessage(error, words.end_failed)),
  });

  const facts = [shownText(share), untilText(share), openedText(opened), by && words.by(by)];
  return (
    <LinkRow
      link={share}
      facts={facts.filter(Boolean).join(' · ')}
      text={title}
      busy={end.busy}
      onEnd={() => end.submit(id)}
    />
  );
}

function shownText({ chosen, status }: BoardShare): string {
  if (chosen !== null) return words.shown_selected(chosen);
  return status ? stage_name(status, []) : words.shown_all;
}

function untilText(share: BoardShare): string {
  const day = longDay(dayInIndia(new Date(share.revoked_at ?? share.expires_at)));
  if (isActiveLink(share)) return words.works_until(day);
  return share.revoked_by ? words.ended_on_by(day, share.revoked_by) : words.ended_on(day);
}

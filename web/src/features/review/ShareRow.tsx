import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { BoardShare } from '@kirdaar/contract/shared-boards';
import { call } from '#api/call.ts';
import { longDay } from '#features/jobs/day-text.ts';
import { LinkRow, openedText } from '#features/public-face/LinkRow.tsx';
import { standsNow } from '#features/public-face/stands-now.ts';
import { columnTitles } from '#features/review/columns.ts';

interface ShareRowProps {
  share: BoardShare;
  /** The title of the call. */
  title: string;
  onEnded: () => void;
}

/** One link to a board: for whom, what it shows, until when, and what can be done with it. */
export function ShareRow({ share, title, onEnded }: ShareRowProps) {
  const { id, opened, by } = share;
  const facts = [shownText(share), untilText(share), openedText(opened), by && `by ${by}`];
  return (
    <LinkRow
      link={share}
      facts={facts.filter(Boolean).join(' · ')}
      text={title}
      end={() => call('DELETE /api/production/shares/:id', { params: { id } })}
      onEnded={onEnded}
    />
  );
}

function shownText({ chosen, status }: BoardShare): string {
  if (chosen !== null) return `${chosen} chosen`;
  return status ? columnTitles[status] : 'Everybody';
}

function untilText(share: BoardShare): string {
  const day = longDay(dayInIndia(new Date(share.revoked_at ?? share.expires_at)));
  return standsNow(share)
    ? `works until ${day}`
    : `ended on ${day}${share.revoked_by ? ` by ${share.revoked_by}` : ''}`;
}

import type { BoardShare } from '@kirdaar/contract/applications/share-links';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { use } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { isActiveLink, LinkRow, openedText } from '#features/talent/public-profile/LinkRow.tsx';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

/** Returns the share links of a casting call, or why they cannot be shown. */
export async function findShares(id: string): Promise<BoardShare[] | string> {
  try {
    return (await callApi('GET /api/production/jobs/:id/shares', { params: { id } })).shares;
  } catch (error) {
    return serverMessage(error, words.link_load_failed);
  }
}

interface ShareListProps {
  found: ReturnType<typeof findShares>;
  /** The title of the casting call. */
  title: string;
  onEnded: () => void;
}

/** The share links of a board. */
export function ShareList({ found, ...row }: ShareListProps) {
  const shares = use(found);
  if (typeof shares === 'string') return <Notice tone="failure">{shares}</Notice>;
  if (shares.length === 0) return <p className="text-muted">{words.link_none}</p>;
  return (
    <ul aria-label={words.link_list} className="divide-y divide-line border-line border-y">
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} {...row} />
      ))}
    </ul>
  );
}

/** One share link: its recipient, content, expiry and actions. */
function ShareRow({ share, title, onEnded }: { share: BoardShare } & Omit<ShareListProps, 'found'>) {
  const end = useWrite(reviewWrites, 'endShareLink', {
    onDone: () => {
      showToast('success', common.link_ended);
      onEnded();
    },
    onFailed: (error) => showToast('failure', serverMessage(error, common.link_end_failed)),
  });
  const facts = [
    shownText(share),
    untilText(share),
    openedText(share.opened),
    share.by && words.by(share.by),
  ];
  return (
    <LinkRow
      link={share}
      facts={facts.filter(Boolean).join(' · ')}
      text={title}
      busy={end.busy}
      onEnd={() => end.submit(share.id)}
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

import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { KeptBoard } from '#features/review/BoardKeeper.tsx';
import { boardAddress, reviewAddress } from '#features/review/board-address.ts';
import { columnOf } from '#features/review/columns.ts';
import { askAhead } from '#features/review/find-review.ts';

/** More of a column are loaded when so few are left. */
const FEW_LEFT = 8;

/** The column that one goes through application by application, from the one that is shown. */
export function useQueue({ jobId, work }: KeptBoard, id: string, status: ApplicationStatus) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const column = columnOf(search) ?? status;
  const { ids, next } = work.board.columns[column];
  const place = ids.indexOf(id);

  // Until the next one is shown, a hasty key would act on the one before.
  const left = useRef(false);

  async function go(by: 1 | -1) {
    const asked = ids[place + by];
    left.current = asked !== undefined || by === 1;
    if (asked) {
      // Back leads to the board, however many one has looked at.
      await navigate(reviewAddress(jobId, asked, search, { column }), { replace: true });
    } else if (by === -1) {
      work.say('This is the first one.');
    } else {
      await navigate(boardAddress(jobId, search), { replace: true });
      work.say('That was the last one of this column.');
    }
  }

  /** Gets what will be looked at next. */
  function lookAhead() {
    const following = ids[place + 1];
    if (following) askAhead(following);
    if (next !== null && place >= ids.length - FEW_LEFT) void work.loadMore(column);
  }

  return {
    column,
    go,
    lookAhead,
    /** Whether one is on the way to another one. */
    hasLeft: () => left.current,
    /** Where this one stands among those that are loaded, as it is read: '3 of 50+'. */
    position: place < 0 ? undefined : `${place + 1} of ${ids.length}${next === null ? '' : '+'}`,
    board: boardAddress(jobId, search),
  };
}

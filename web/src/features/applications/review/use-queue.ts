import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { MoveStage } from '@kirdaar/contract/rules/review';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { boardUrl, columnIn, reviewUrl } from '#features/applications/review/board-url.ts';
import { prefetchReview } from '#features/applications/review/use-review.ts';
import * as words from '#words/applications/review.ts';

/** More applications of a column are loaded when this few are left. */
const LOAD_MORE_THRESHOLD = 8;
/** How many of the following applications are prefetched. */
const PREFETCHED = 3;

/**
 * Steps through a column application by application, starting from the one in the URL. A step is shown at once
 * and needs no request: the next key may follow in a few milliseconds.
 */
export function useQueue({ jobId, store, board }: BoardContext, opened: BoardCard) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // A move changes the status of the card, but the user goes on through the same column.
  const [status] = useState(opened.status);
  const column = columnIn(search) ?? status;
  const { ids, next } = board.columns[column];

  const [shownId, show] = useState(opened.application_id);
  const current = useRef(shownId);
  const index = ids.indexOf(shownId);
  /** Returns the shown card with every change so far, also those not rendered yet. */
  const latestCard = () => store.state().board.cards[current.current] ?? opened;

  async function go(by: 1 | -1) {
    const following = await findAdjacent(by);
    if (following) {
      current.current = following;
      flushSync(() => show(following));
      // Not a navigation, which would ask the server for the routes of each URL. It replaces the history entry,
      // so that Back returns to the board after any number of applications.
      history.replaceState(history.state, '', reviewUrl(jobId, following, search, { column }));
    } else if (by === -1) {
      store.announce(words.review_first);
    } else if (store.state().board.columns[column].next === null) {
      await navigate(boardUrl(jobId, search), { replace: true });
      store.announce(words.last);
    }
  }

  /** Returns the next or previous application; loads more when the loaded ones end. */
  async function findAdjacent(by: 1 | -1): Promise<string | undefined> {
    const find = () => {
      const { cards, columns } = store.state().board;
      // The house may no longer see some of them.
      const loaded = columns[column].ids.filter((id) => cards[id] || id === current.current);
      return loaded[loaded.indexOf(current.current) + by];
    };
    if (!find() && by === 1) await store.loadMore(column);
    return find();
  }

  /** Prefetches the following applications and, near the end, the next page. */
  function prefetchNext() {
    for (const following of ids.slice(index + 1, index + 1 + PREFETCHED)) prefetchReview(following);
    if (next !== null && index >= ids.length - LOAD_MORE_THRESHOLD) void store.loadMore(column);
  }

  async function move(stage: MoveStage) {
    if (store.move([latestCard()], stage)) await go(1);
  }

  return {
    column,
    go,
    move,
    prefetchNext,
    card: board.cards[shownId] ?? opened,
    latestCard,
    /** The position among the loaded applications, as displayed: '3 of 50+'. */
    position: index < 0 ? undefined : words.position(index + 1, `${ids.length}${next === null ? '' : '+'}`),
  };
}

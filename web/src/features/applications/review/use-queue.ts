import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import type { MoveStage } from '@kirdaar/contract/rules/review';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { boardUrl, columnIn, reviewUrl } from '#features/applications/review/board-url.ts';
import { clearSession } from '#session/store.ts';
import * as words from '#words/applications/review.ts';

const LOAD_MORE_THRESHOLD = 8;
const PREFETCHED = 3;

/** Steps through a column. A step needs no request: the next key may follow in a few milliseconds. */
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
      // Not a navigation, which would ask the server for routes. Back returns to the board from any application.
      history.replaceState(history.state, '', reviewUrl(jobId, following, search, { column }));
    } else if (by === -1) {
      store.announce(words.review_first);
    } else if (store.state().board.columns[column].next === null) {
      await navigate(boardUrl(jobId, search), { replace: true });
      store.announce(words.last);
    }
  }

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

type FoundReview = Promise<ReviewedApplication | undefined>;

/** A request is used only this long, because media URLs expire and colleagues add notes. */
const FRESH_MS = 60_000;
const requests = new Map<string, { found: FoundReview; at: number }>();

/** Returns one application, with the request that is already under way if there is one. */
export function findReview(id: string): FoundReview {
  const earlier = requests.get(id);
  if (earlier && performance.now() - earlier.at < FRESH_MS) return earlier.found;
  const found = callApi('GET /api/production/review/:id', { params: { id } }).then(
    ({ data }) => data,
    (error) => {
      if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
      // Whoever shows the application shows the error; the next one sends the request again.
      requests.delete(id);
      throw error;
    },
  );
  requests.set(id, { found, at: performance.now() });
  return found;
}

/** Prefetches an application that is likely to be opened next, and its first picture. */
function prefetchReview(id: string) {
  if (requests.has(id)) return;
  findReview(id).then(
    (review) => {
      const picture = review?.media.find(({ kind }) => kind === 'image')?.url;
      if (picture) new Image().src = picture;
    },
    () => {},
  );
}

/** Follows the request for an application, which is shown from its card until `review` has arrived. */
export function useReview(id: string) {
  const [found, setFound] = useState(() => findReview(id));
  const [state, setState] = useState<'loading' | 'loaded' | 'missing' | 'failed'>('loading');
  const [review, setReview] = useState<ReviewedApplication>();

  useEffect(() => {
    let isCurrent = true;
    found.then(
      (review) => {
        if (!isCurrent) return;
        setReview(review);
        setState(review ? 'loaded' : 'missing');
      },
      (error) => {
        if (isCurrent) setState('failed');
        // The page is covered until the user logs in again, and nothing on it is lost.
        if (error instanceof ApiError && error.status === 401) clearSession();
      },
    );
    return () => {
      isCurrent = false;
      // Its notes and scores may change before it is opened again.
      requests.delete(id);
    };
  }, [found, id]);

  function retry() {
    setState('loading');
    setFound(findReview(id));
  }
  return { review, state, retry };
}

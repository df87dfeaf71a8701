import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { boardUrl, reviewUrl } from '#features/applications/review/board-url.ts';
import { columnOf } from '#features/applications/review/columns.ts';
import { prefetchReview } from '#features/applications/review/find-review.ts';

/** More applications of a column are loaded when this few are left. */
const LOAD_MORE_THRESHOLD = 8;

/** Steps through a column application by application, starting from the open one. */
export function useQueue({ jobId, store }: BoardContext, id: string, status: ApplicationStatus) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const column = columnOf(search) ?? status;
  const { ids, next } = store.board.columns[column];
  const index = ids.indexOf(id);

  // Until the next application is shown, a fast key press would act on the previous one.
  const isLeaving = useRef(false);

  async function go(by: 1 | -1) {
    const target = ids[index + by];
    isLeaving.current = target !== undefined || by === 1;
    if (target) {
      // Replaces the history entry, so that Back returns to the board after any number of applications.
      await navigate(reviewUrl(jobId, target, search, { column }), { replace: true });
    } else if (by === -1) {
      store.announce('This is the first applicant in the column.');
    } else {
      await navigate(boardUrl(jobId, search), { replace: true });
      store.announce('That was the last applicant in the column.');
    }
  }

  /** Prefetches the next application and, near the end, the next page. */
  function prefetchNext() {
    const following = ids[index + 1];
    if (following) prefetchReview(following);
    if (next !== null && index >= ids.length - LOAD_MORE_THRESHOLD) void store.loadMore(column);
  }

  return {
    column,
    go,
    prefetchNext,
    /** Whether the user is on the way to another application. */
    hasLeft: () => isLeaving.current,
    /** The position among the loaded applications, as displayed: '3 of 50+'. */
    position: index < 0 ? undefined : `${index + 1} of ${ids.length}${next === null ? '' : '+'}`,
    board: boardUrl(jobId, search),
  };
}

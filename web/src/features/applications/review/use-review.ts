import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { findReview, forgetReview } from '#features/applications/review/find-review.ts';
import { clearSession } from '#session/store.ts';

/**
 * Follows the request for an application, which is shown from its card meanwhile. `review` is undefined until it
 * has arrived, and null if the application does not exist.
 */
export function useReview(id: string) {
  const [found, setFound] = useState(() => findReview(id));
  const [review, setReview] = useState<ReviewedApplication | null>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    found.then(
      (review) => isCurrent && setReview(review ?? null),
      (error) => {
        if (isCurrent) setHasFailed(true);
        // The page is covered until the user logs in again, and nothing on it is lost.
        if (error instanceof ApiError && error.status === 401) clearSession();
      },
    );
    return () => {
      isCurrent = false;
      forgetReview(id);
    };
  }, [found, id]);

  function retry() {
    setHasFailed(false);
    forgetReview(id);
    setFound(findReview(id));
  }
  return { review, hasFailed, retry };
}

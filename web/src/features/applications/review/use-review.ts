import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { clearSession } from '#session/store.ts';

/** An application with everything the house may see; undefined if it does not exist. */
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
export function prefetchReview(id: string) {
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

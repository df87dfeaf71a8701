import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { ApiError, callApi } from '#api/call-api.ts';

/** An application with everything the house may see; undefined if it does not exist. */
export type FoundReview = Promise<ReviewedApplication | undefined>;

/** A request is used only this long, because media URLs expire and colleagues add notes. */
const FRESH_MS = 60_000;
const requests = new Map<string, { found: FoundReview; at: number }>();

/** Returns one application, with the request that is already under way if there is one. */
export function findReview(id: string): FoundReview {
  const earlier = requests.get(id);
  if (earlier && performance.now() - earlier.at < FRESH_MS) return earlier.found;
  const found = fetchReview(id);
  requests.set(id, { found, at: performance.now() });
  // Whoever shows the application shows the error; the next one sends the request again.
  found.catch(() => requests.delete(id));
  return found;
}

/** Forgets a request when its application is left, because its notes and scores may change meanwhile. */
export function forgetReview(id: string) {
  requests.delete(id);
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

async function fetchReview(id: string): FoundReview {
  try {
    const { data } = await callApi('GET /api/production/review/:id', { params: { id } });
    return data;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}

import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { ApiError, callApi } from '#api/call-api.ts';

type Found = Promise<ReviewedApplication | undefined>;

/** A prefetched application is used only this long, because media URLs expire and colleagues add notes. */
const FRESH_MS = 60_000;
const prefetched = new Map<string, { found: Found; at: number }>();

/** Returns one application with everything the house may see; undefined if it does not exist. */
export function findReview(id: string): Found {
  const entry = prefetched.get(id);
  prefetched.delete(id);
  return entry && performance.now() - entry.at < FRESH_MS ? entry.found : fetchReview(id);
}

/** Prefetches an application that is likely to be opened next, and its first picture. */
export function prefetchReview(id: string) {
  if (prefetched.has(id)) return;
  const found = fetchReview(id);
  prefetched.set(id, { found, at: performance.now() });
  found.then(
    (review) => {
      const picture = review?.media.find(({ kind }) => kind === 'image')?.url;
      if (picture) new Image().src = picture;
    },
    // Opening the application sends the request again and shows the error.
    () => prefetched.delete(id),
  );
}

async function fetchReview(id: string): Found {
  try {
    const { data } = await callApi('GET /api/production/review/:id', { params: { id } });
    return data;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}

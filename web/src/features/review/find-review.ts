import type { ReviewedApplication } from '@kirdaar/contract/review';
import { ApiError, call } from '#api/call.ts';

type Found = Promise<ReviewedApplication | undefined>;

/** Media are shown under addresses that end, and colleagues write notes: what was asked for earlier grows old. */
const FRESH_MS = 60_000;
const ahead = new Map<string, { found: Found; at: number }>();

/** One application with all that the house knows of it; undefined if there is none. */
export function findReview(id: string): Found {
  const known = ahead.get(id);
  ahead.delete(id);
  return known && performance.now() - known.at < FRESH_MS ? known.found : ask(id);
}

/** Asks for an application that is likely to be looked at next, and for its first picture. */
export function askAhead(id: string) {
  if (ahead.has(id)) return;
  const found = ask(id);
  ahead.set(id, { found, at: performance.now() });
  found.then(
    (review) => {
      const picture = review?.media.find(({ kind }) => kind === 'image')?.url;
      if (picture) new Image().src = picture;
    },
    // Whoever looks at it asks again, and is told.
    () => ahead.delete(id),
  );
}

async function ask(id: string): Found {
  try {
    const { data } = await call('GET /api/production/review/:id', { params: { id } });
    return data;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}

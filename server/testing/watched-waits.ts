import type { LiveUpdates } from '#platform/http/live-updates.ts';

/** Tells a test when a request begins to wait for a live update. */
export function trackWaits(liveUpdates: LiveUpdates) {
  let begun = Promise.withResolvers<void>();
  const watched: LiveUpdates = {
    ...liveUpdates,
    wait: (account_id, question) =>
      liveUpdates.wait(account_id, {
        ...question,
        read: async () => {
          const found = await question.read();
          begun.resolve();
          return found;
        },
      }),
  };
  function nextWait(): Promise<void> {
    begun = Promise.withResolvers<void>();
    return begun.promise;
  }
  return { watched, nextWait };
}

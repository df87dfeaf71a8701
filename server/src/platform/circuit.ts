import { Refusal } from '#platform/refusal.ts';

interface Patience {
  /** So many failures on end, and it is left alone. */
  failures: number;
  restMs: number;
  /** Told of each failure. */
  onFailure: (error: Error) => void;
}

/**
 * Keeps requests away from a service that does not answer: after some failures on end all are refused at once,
 * until the rest is over and one of them finds it well again.
 */
export function openCircuit({ failures, restMs, onFailure }: Patience) {
  let failed = 0;
  let restsUntil = 0;

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = failed >= failures;
    if (isOpen && Date.now() < restsUntil) throw away(restMs);
    // One goes ahead; the others wait for what it finds.
    if (isOpen) restsUntil = Date.now() + restMs;
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed += 1;
      restsUntil = Date.now() + restMs;
      onFailure(error instanceof Error ? error : new Error(String(error)));
      throw away(restMs);
    }
  };
}

function away(restMs: number) {
  return new Refusal(503, 'Photos and videos are not available for a moment. Please try again shortly.', {
    retryAfterSeconds: Math.ceil(restMs / 1000),
  });
}

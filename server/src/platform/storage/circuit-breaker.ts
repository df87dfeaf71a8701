import { AppError } from '#platform/http/app-error.ts';

interface Patience {
  /** Consecutive failures after which requests are blocked. */
  failures: number;
  restMs: number;
  /** Called on each failure. */
  onFailure: (error: Error) => void;
}

/**
 * A circuit breaker: after some consecutive failures all requests fail at once, until the pause is over and
 * one trial request succeeds.
 */
export function openCircuitBreaker({ failures, restMs, onFailure }: Patience) {
  let failed = 0;
  let restsUntil = 0;

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = failed >= failures;
    if (isOpen && Date.now() < restsUntil) throw away(restMs);
    // One request is let through as a trial; the others keep failing until it succeeds.
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
  return new AppError('media_unavailable', {}, { retryAfterSeconds: Math.ceil(restMs / 1000) });
}

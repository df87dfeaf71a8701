import { AppError } from '#platform/http/app-error.ts';

interface CircuitBreakerOptions {
  /** Consecutive failures after which requests are blocked. */
  failures: number;
  pauseMs: number;
  /** Called on each failure. */
  onFailure: (error: Error) => void;
}

/**
 * A circuit breaker: after some consecutive failures all requests fail at once, until the pause is over and
 * one trial request succeeds.
 */
export function openCircuitBreaker({ failures, pauseMs, onFailure }: CircuitBreakerOptions) {
  let failed = 0;
  let pausedUntil = 0;

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = failed >= failures;
    if (isOpen && Date.now() < pausedUntil) throw unavailable(pauseMs);
    // One request is let through as a trial; the others keep failing until it succeeds.
    if (isOpen) pausedUntil = Date.now() + pauseMs;
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed += 1;
      pausedUntil = Date.now() + pauseMs;
      onFailure(error instanceof Error ? error : new Error(String(error)));
      throw unavailable(pauseMs);
    }
  };
}

function unavailable(pauseMs: number) {
  return new AppError('media_unavailable', {}, { retryAfterSeconds: Math.ceil(pauseMs / 1000) });
}

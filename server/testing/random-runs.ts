import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    isLong: boolean;
  }
}

/**
 * Options for a test of random sequences: a few with a fixed seed, or, with `npm run test:long`, as many as
 * given with a new seed, which the title of the test should show.
 */
export function randomRuns(few: number, many: number) {
  const isLong = inject('isLong');
  return {
    numRuns: isLong ? many : few,
    seed: isLong ? Date.now() % 2 ** 31 : 20_260_301,
    endOnFailure: true,
  };
}

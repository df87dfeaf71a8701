import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    isLong: boolean;
  }
}

/** Options of a property test: a few runs of a fixed seed, or many of a new seed with `npm run test:long`. */
export function randomRuns(few: number, many: number) {
  const isLong = inject('isLong');
  return {
    numRuns: isLong ? many : few,
    seed: isLong ? Date.now() % 2 ** 31 : 20_260_301,
    endOnFailure: true,
  };
}

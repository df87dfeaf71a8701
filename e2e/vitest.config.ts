import { configDefaults, defineConfig } from 'vitest/config';
import { WAIT_MS } from './testing/wait.ts';

// Journeys mostly wait for a start or a page, so three in parallel work well on two cores.
export default defineConfig(({ mode }) => ({
  test: {
    provide: { isLong: mode === 'long' },
    name: 'e2e',
    // They take minutes each: `npm run test:faults`, `npm run test:languages`.
    exclude: [...configDefaults.exclude, ...(mode === 'long' ? [] : ['faults/**', 'languages/**'])],
    globalSetup: ['testing/first-start.ts'],
    // A journey of many people takes minutes on a slow, busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // So that a busy machine does not hide what else fails. The run prints each one that needed it.
    retry: 1,
    expect: { poll: { timeout: WAIT_MS } },
    isolate: false,
    maxWorkers: 3,
    // A worker stops its two products and its browser at its end, which takes long on a busy machine.
    teardownTimeout: 120_000,
    sequence: { groupOrder: 1 },
  },
}));

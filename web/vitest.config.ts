import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'jsdom',
    pool: 'threads',
    // Loading React and jsdom's own modules again for each file takes as long as all tests.
    isolate: false,
    setupFiles: ['src/testing/each-test.ts'],
    maxWorkers: 2,
    // Typing into a long form takes seconds on a slow, busy machine.
    testTimeout: 60_000,
  },
});

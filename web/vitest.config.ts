import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'jsdom',
    pool: 'vmThreads',
    setupFiles: ['src/testing/timeouts.ts'],
    maxWorkers: 2,
    // Typing into a long form takes seconds on a slow, busy machine.
    testTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['src/testing/patience.ts'],
    maxWorkers: 2,
    // Whoever types much into a long form needs seconds on a slow, busy machine.
    testTimeout: 60_000,
  },
});

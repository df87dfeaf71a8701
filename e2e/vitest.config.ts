import { defineConfig } from 'vitest/config';

// A journey waits most of the time, for a start or for a page, so that two at once share two cores well.
export default defineConfig({
  test: {
    name: 'e2e',
    globalSetup: ['testing/first-start.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
});

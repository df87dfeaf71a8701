import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'jsdom',
    // Making a jsdom and loading the pages again for each file would take longer than most files.
    pool: 'threads',
    isolate: false,
    setupFiles: ['src/testing/each-file.ts'],
    maxWorkers: 2,
    // Typing into a long form takes seconds on a slow, busy machine.
    testTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: ['testing/postgres.ts'],
    // Reading the whole product anew for each file would take longer than most files.
    isolate: false,
    maxWorkers: 2,
    // A test that asks the whole product for everything takes minutes on a slow, busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

import { defineConfig } from 'vitest/config';

// A test that asks the whole product for everything takes long on a busy machine.
export default defineConfig({
  test: { name: 'server', globalSetup: ['testing/postgres.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});

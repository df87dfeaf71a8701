import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'e2e', testTimeout: 90_000, hookTimeout: 90_000, fileParallelism: false },
});

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

const react = dirname(createRequire(import.meta.url).resolve('react'));

export default defineConfig({
  // React's own for development notes the stack of each element, which takes a fifth of all tests' time.
  oxc: { jsx: { development: false } },
  resolve: { alias: { 'react/jsx-runtime': join(react, 'cjs/react-jsx-runtime.production.js') } },
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

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    provide: {
      isLong: mode === 'long',
      examplesFile: mode === 'examples' ? join(import.meta.dirname, '../.data/api-examples.jsonl') : '',
    },
    name: 'server',
    globalSetup: ['testing/postgres.ts'],
    setupFiles: mode === 'reads' ? ['testing/note-reads.ts'] : [],
    // Loading the whole app again for each file would take longer than most files.
    isolate: false,
    maxWorkers: 2,
    // A test that sends every request to the whole app takes minutes on a slow, busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));

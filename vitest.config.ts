import { defineConfig } from 'vitest/config';
import { countTests } from './scripts/count-tests.ts';
import { LongestFirst } from './scripts/longest-first.ts';

export default defineConfig({
  test: {
    projects: ['contract', 'server', 'web', 'e2e'],
    reporters: ['default', countTests()],
    sequence: { sequencer: LongestFirst },
  },
});

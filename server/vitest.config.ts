import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'server', globalSetup: ['testing/postgres.ts'] } });

import { spawnSync } from 'node:child_process';

/** Checks format, lint, imports, order of the domains, types, the API description and unused code; stops at a failure. */
const steps = [
  'biome check --error-on-warnings .',
  'node scripts/structure.ts',
  'node scripts/words.ts',
  'tsc -p contract',
  'tsc -p server',
  'tsc -p scripts',
  'node scripts/lint-api.ts',
  'react-router typegen web',
  'tsc -p web',
  'tsc -p web/worker',
  'tsc -p e2e',
  'knip',
];

for (const step of steps) {
  console.log(`> ${step}`);
  const { status } = spawnSync('npx', ['--no-install', ...step.split(' ')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

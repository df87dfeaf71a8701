import { spawnSync } from 'node:child_process';

/** The types of the contract are most of the work, and each further checker works them out again for itself. */
const tsc = 'tsc --checkers 1 -p';

/** Checks format, lint, imports, order of the domains, types, the API description and unused code; stops at a failure. */
const steps = [
  'biome check --error-on-warnings .',
  'node scripts/structure.ts',
  'node scripts/words.ts',
  `${tsc} contract`,
  `${tsc} server`,
  `${tsc} scripts`,
  'node scripts/lint-api.ts',
  'react-router typegen web',
  `${tsc} web`,
  `${tsc} web/worker`,
  `${tsc} e2e`,
  'knip',
];

for (const step of steps) {
  console.log(`> ${step}`);
  const { status } = spawnSync('npx', ['--no-install', ...step.split(' ')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

import { spawnSync } from 'node:child_process';

/** Format, lint, import rules, types and unused code; the first that fails ends the check. */
const steps = [
  'biome check --error-on-warnings .',
  'tsc -p contract',
  'tsc -p server',
  'tsc -p scripts',
  'react-router typegen web',
  'tsc -p web',
  'tsc -p e2e',
  'knip',
];

for (const step of steps) {
  console.log(`> ${step}`);
  const { status } = spawnSync('npx', ['--no-install', ...step.split(' ')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

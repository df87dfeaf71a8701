import { spawnSync } from 'node:child_process';
import { listChangedFiles } from './changed-files.ts';

const CHANGED = '--changed';

/** Runs the tests; with `--changed` those of the features that differ from the main branch, without journeys. */
const given = process.argv.slice(2);
const isOfChange = given.includes(CHANGED);
const parts = isOfChange ? [...new Set(listChangedFiles().flatMap(testsOf))] : [];
if (isOfChange && parts.length === 0) {
  console.log('No feature changed, so there is nothing to test.');
  process.exit(0);
}
// Texts that many pages share belong to no feature.
const args = [
  'run',
  ...(isOfChange ? ['--passWithNoTests'] : []),
  ...parts,
  ...given.filter((arg) => arg !== CHANGED),
];
const { status } = spawnSync('vitest', args, { stdio: 'inherit', shell: process.platform === 'win32' });
process.exit(status ?? 1);

/** Returns the part of a path that the tests of a changed file have in common. */
function testsOf(file: string): string[] {
  if (/\.test\.tsx?$/.test(file)) return [file];
  if (/\.matrix\.(ts|txt)$/.test(file)) return ['server/src/access-matrix', 'server/src/field-matrix'];
  const [, , folder = '', domain = '', feature = ''] = file.split('/');
  if (/^(server|web)\/src\/features\//.test(file)) return [`src/features/${domain}/${feature}/`];
  if (/^(server|web)\/src\/\w+\/./.test(file)) return [`${file.split('/').slice(0, 3).join('/')}/`];
  if (file.startsWith('server/migrations/')) return ['server/src/platform/database/'];
  if (file.startsWith('contract/src/words/')) return [`src/features/${file.split('/')[4]}/`];
  if (file.startsWith('contract/src/rules/')) return ['contract/src/rules/'];
  if (/^contract\/src\/\w+\//.test(file)) return [`contract/src/${folder}/`, `src/features/${folder}/`];
  return [];
}

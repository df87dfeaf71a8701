import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Changes the code of one folder or file, one place at a time, and lists the changes that no test notices.
 * Everything happens in a copy of the checkout, which is deleted in the end.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { tests: { type: 'string' } } });
const target = normalize(positionals[0] ?? '').replace(/\/$/, '');
const [home = ''] = target.split('/');
if (!['contract', 'server', 'web'].includes(home)) {
  console.error('Usage: npm run test:mutants -- <folder or file> [--tests <pattern of test files>]');
  console.error('The folder is in contract/src, server/src or web/src. A file may end in lines, as :10-40.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'kirdaar-mutants-'));
// Started as root, PostgreSQL runs under another account.
chmodSync(folder, 0o1777);
const testFiles = values.tests ?? testsOf(target);
const stryker = spawn(
  'npx',
  [
    ...['--no-install', 'stryker', 'run', '--tempDirName', join(folder, 'copy'), '--mutate', mutated(target)],
    ...(testFiles ? ['--testFiles', testFiles] : []),
  ],
  { stdio: 'inherit', env: { ...process.env, MUTANTS_PACKAGE: home, TMPDIR: folder } },
);
// Ctrl+C reaches Stryker too; this process waits for it to stop the tests, then deletes the copy.
process.on('SIGINT', () => {});
stryker.on('exit', (code) => {
  stopDatabases();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  process.exit(code ?? 1);
});

/** Stops the databases of tests that Stryker ended, such as those that took too long. */
function stopDatabases() {
  for (const file of globSync(`${folder}/**/postmaster.pid`)) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has stopped by itself.
    }
  }
}

function mutated(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  // Stryker splits at commas, so that a pattern may have no list in braces.
  return [
    `${path}/**/*.ts`,
    `${path}/**/*.tsx`,
    '!**/*.test.*',
    '!**/*.matrix.*',
    '!**/*.generated.ts',
    '!**/testing/**',
  ].join();
}

/**
 * Returns the tests that judge code of the server: those of its domain, or of its folder in platform/. Each of them
 * loads the whole server, so that Stryker would otherwise run them all. In the other packages, Stryker follows imports.
 */
function testsOf(path: string): string | undefined {
  const domain = /^server\/src\/(?:features|platform)\/[^/]+/.exec(path)?.[0];
  return domain && `${domain}/**/*.test.ts`;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';

interface Checkout {
  checkout: {
    git: (...args: string[]) => void;
    write: (file: string, text: string) => void;
    /** Returns what the command prints when it refuses. */
    release: (version: string) => { status: number | null; stderr: string };
  };
}

/** A repository with nothing but the script and a changelog. */
const test = base.extend<Checkout>({
  checkout: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'kirdaar-checkout-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@kirdaar.example', ...args], {
        cwd: root,
      });
    const write = (file: string, text: string) => writeFileSync(join(root, file), text);
    mkdirSync(join(root, 'scripts'));
    cpSync(join(import.meta.dirname, '../../scripts/release.ts'), join(root, 'scripts/release.ts'));
    write('CHANGELOG.md', '# Changelog\n\n## 1.0.2\n\n## 1.0.1\n\nA mended thing.\n');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
    await use({
      git,
      write,
      release: (version) => {
        const { status, stderr } = spawnSync(process.execPath, ['scripts/release.ts', version], {
          cwd: root,
          encoding: 'utf8',
        });
        return { status, stderr };
      },
    });
    rmSync(root, { recursive: true });
  },
});

test('refuses a release without a number, notes or a clean tree, and one that was made', ({ checkout }) => {
  const { git, write, release } = checkout;

  expect(release('next')).toMatchObject({ status: 1, stderr: expect.stringContaining('Name the version') });
  for (const version of ['1.0.2', '1.1.0'])
    expect(release(version)).toMatchObject({ status: 1, stderr: expect.stringContaining('has no entry') });
  git('tag', 'v1.0.1');
  expect(release('1.0.1')).toMatchObject({ status: 1, stderr: expect.stringContaining('a tag v1.0.1') });
  write('forgotten', 'text');
  expect(release('1.0.1')).toMatchObject({ status: 1, stderr: expect.stringContaining('your changes') });
});

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { test as base } from '#testing/test.ts';

const exec = promisify(execFile);
const main = new URL('../../../staff.ts', import.meta.url).pathname;

const test = base.extend<{
  staff: (...args: string[]) => ReturnType<typeof runStaffCommand>;
  /** Runs the same command in its own process, as staff do. */
  run: (...args: string[]) => Promise<{ stdout: string }>;
}>({
  staff: async ({ services }, use) => use((...args) => runStaffCommand(services, args)),
  run: async ({ url }, use) => {
    await use((...args) =>
      exec(process.execPath, [main, ...args], { env: { DATABASE_URL: url, DEMO: 'empty' } }),
    );
  },
});

test('the exit code distinguishes an unknown subject from an unknown command', async ({ staff }) => {
  const missing = await staff('retry-task', crypto.randomUUID());
  const malformed = await staff('retry-task', 'one');
  const forged = await staff('invite', 'Red \u001b[31m\nInvited: all');
  const unknown = [
    await staff(),
    await staff('invite'),
    await staff('retry-task'),
    await staff('dance'),
    await staff('failed-tasks', 'all'),
    await staff('invite', 'one@test.example', 'two@test.example'),
  ];

  expect([missing.exitCode, malformed.exitCode, forged.exitCode]).toEqual([1, 1, 1]);
  // What was typed can neither colour the terminal nor forge a line.
  expect(forged.text).toBe('Red  [31m Invited: all is not an email address.');
  expect(unknown.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(unknown[0]?.text).toMatch(/retry-task <id>/);
});

test('staff run commands in a process beside the product', async ({ run }) => {
  const invited = await run('invite', 'new@test.example');
  const rejected = run('retry-task', crypto.randomUUID());

  expect(invited.stdout).toMatch(/^Set up the login of new@test\.example within \d+ days: /);
  await expect(rejected).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^This task is no longer waiting/),
  });
});

test('staff commands reject other keys than the ones of the database', async ({ run, url }) => {
  await run('verify-audit-log');
  const [SECRET_KEY, IDENTITY_KEY] = ['0123456789abcdef'.repeat(2), 'fedcba9876543210'.repeat(2)];
  const env = { DATABASE_URL: url, DEMO: 'empty', SECRET_KEY, IDENTITY_KEY };

  const others = exec(process.execPath, [main, 'verify-audit-log'], { env });

  await expect(others).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not the one that this database was used with'),
  });
});

test('prints what to register with providers before there is a database', async () => {
  const PUBLIC_URL = 'https://casting.example';

  const { stdout } = await exec(process.execPath, [main, 'templates'], {
    env: { PUBLIC_URL, DEMO: 'public' },
  });

  expect(stdout).toContain('Body in en: Update from Kirdaar: {{1}} Details: {{2}} Reply STOP');
  expect(stdout).toContain('  offer  Kirdaar: {#var#} offers you the role: {#var#}.');
  expect(stdout).toContain('https://casting.example/user/my-application');
});

test('staff commands reach the embedded database while the product runs and while it is stopped', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'kirdaar-staff-'));
  // As root, the database runs as another user, who must be able to enter this directory. The database is
  // inside it and is deleted with it.
  await chmod(DATA_DIR, 0o755);
  const visit = () => exec(process.execPath, [main, 'verify-audit-log'], { env: { DATA_DIR } });

  await expect(visit()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/start the product/),
  });
  const product = await openEmbeddedPostgres(DATA_DIR);
  await migrate(product.url);
  const beside = await visit();
  await product.stop();
  const alone = await visit();

  expect([beside.stdout, alone.stdout]).toEqual([
    'The audit log is unchanged. Entries: 0. End: none\n',
    'The audit log is unchanged. Entries: 0. End: none\n',
  ]);
  await rm(DATA_DIR, { recursive: true });
});

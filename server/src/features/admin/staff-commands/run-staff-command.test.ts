import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { databaseUrl } from '#testing/postgres.ts';
import { test as base } from '#testing/test.ts';

const exec = promisify(execFile);
const main = new URL('../../../staff.ts', import.meta.url).pathname;

const test = base.extend<{
  staff: (...args: string[]) => ReturnType<typeof runStaffCommand>;
  /** Runs the same command in its own process, as staff do. */
  run: (...args: string[]) => Promise<{ stdout: string }>;
}>({
  staff: async ({ services }, use) => use((...args) => runStaffCommand(services, args)),
  run: async ({ db }, use) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const DATABASE_URL = databaseUrl(inject('postgres'), rows[0]?.name ?? '');
    await use((...args) => exec(process.execPath, [main, ...args], { env: { DATABASE_URL } }));
  },
});

test('a pending casting call is listed, approved and then open to everyone', async ({
  callApi,
  given,
  staff,
}) => {
  const { production_house_id } = await given.house({ company_name: 'Monsoon Pictures' });
  const { id } = await given.job({ production_house_id, status: 'pending', role_details: 'Dancer' });

  const listed = await staff('pending');
  const approved = await staff('approve-call', id);
  const again = await staff('approve-call', id);

  expect(listed).toMatchObject({ exitCode: 0, text: expect.stringContaining(id) });
  expect(listed.text).toContain('Monsoon Pictures  Dancer · Web Series');
  expect(approved).toEqual({ exitCode: 0, text: 'Approved: Dancer · Web Series is now open.' });
  expect(again.exitCode).toBe(0);
  expect(again.text).toBe('Nothing to do: Dancer · Web Series does not await approval. Its status is open.');
  expect((await staff('pending')).text).not.toContain(id);
  expect(await callApi('GET /api/production/jobs/:id', { params: { id } })).toMatchObject({ status: 200 });
});

test('approves a house by its id or its email, and is idempotent', async ({ db, given, staff }) => {
  const one = await given.house({ company_name: 'Monsoon Pictures' });
  const other = await given.house();
  await given.job({ production_house_id: one.production_house_id, status: 'pending' });

  const byEmail = await staff('approve-house', one.email.toUpperCase());
  const again = await staff('approve-house', one.production_house_id);
  const byId = await staff('approve-house', other.production_house_id);

  const known = 'Monsoon Pictures is now verified by its documents.';
  expect(byEmail).toEqual({ exitCode: 0, text: `Approved: ${known} Casting calls awaiting approval: 1.` });
  expect(again.text).toMatch(/^Nothing to do: Monsoon Pictures is already verified by its documents\./);
  expect([again.exitCode, byId.exitCode]).toEqual([0, 0]);
  const houses = await db
    .selectFrom('production_house')
    .select('id')
    .where('verification', '=', 'documents')
    .execute();
  expect(houses.map(({ id }) => id).sort()).toEqual(
    [one.production_house_id, other.production_house_id].sort(),
  );
});

test('lists houses with what to review, and leaves out unverified registrations', async ({
  db,
  given,
  staff,
}) => {
  const house = await given.house({ company_name: 'Odd Films', gst_matches_pan: false });
  const stranger = await given.house({}, { verified_at: null });
  await db
    .updateTable('account')
    .set({ identity_warnings: ['pan_no'] })
    .where('id', '=', house.id)
    .execute();

  const { text } = await staff('houses');

  expect(text.split('\n')[0]).toBe(
    `${house.production_house_id}  verified by email  Odd Films  ${house.email}  check pan_no  the GST number belongs to another PAN`,
  );
  expect(text).not.toContain(stranger.email);
});

test('a name cannot colour the terminal or forge a line', async ({ given, staff }) => {
  await given.house({ company_name: 'Red \u001b[31mFilms\nApproved: all' });

  const { text } = await staff('houses');

  expect(text).toContain('Red  [31mFilms Approved: all');
});

test('the exit code distinguishes an unknown subject from an unknown command', async ({ staff }) => {
  const missing = await staff('approve-call', crypto.randomUUID());
  const malformed = await staff('approve-call', 'one');
  const nobody = await staff('approve-house', 'nobody@test.example');
  const unknown = [
    await staff(),
    await staff('approve-call'),
    await staff('dance'),
    await staff('houses', 'all'),
  ];

  expect([missing.exitCode, malformed.exitCode, nobody.exitCode]).toEqual([1, 1, 1]);
  expect(nobody.text).toBe('There is no house nobody@test.example.');
  expect(unknown.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2]);
  expect(unknown[0]?.text).toMatch(/approve-call <id>/);
});

test('staff run commands in a process beside the product', async ({ given, run }) => {
  const { id } = await given.job({ status: 'pending' });

  const approved = await run('approve-call', id);
  const refused = run('approve-call', crypto.randomUUID());

  expect(approved.stdout).toMatch(/^Approved: /);
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Job not found/),
  });
});

test('prints what to register with providers before there is a database', async () => {
  const PUBLIC_URL = 'https://casting.example';

  const { stdout } = await exec(process.execPath, [main, 'templates'], { env: { PUBLIC_URL } });

  expect(stdout).toContain('Body in en: Update from Kirdaar: {{1}} Details: {{2}} Reply STOP');
  expect(stdout).toContain('  offer  Kirdaar: {#var#} offers you the role: {#var#}.');
  expect(stdout).toContain('https://casting.example/user/my-application');
});

test('staff commands reach the embedded database while the product runs and while it is stopped', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'kirdaar-staff-'));
  // As root, the database runs as another user, who must be able to enter this directory. The database is
  // inside it and is deleted with it.
  await chmod(DATA_DIR, 0o755);
  const visit = () => exec(process.execPath, [main, 'pending'], { env: { DATA_DIR } });

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
    'No casting calls await approval.\n',
    'No casting calls await approval.\n',
  ]);
  await rm(DATA_DIR, { recursive: true });
});

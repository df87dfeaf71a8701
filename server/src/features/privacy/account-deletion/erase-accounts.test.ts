import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { eraseAccounts } from '#features/privacy/account-deletion/tasks.ts';
import { sweepUploads } from '#features/talent/uploads/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { dumpDatabase } from '#testing/database-dump.ts';
import type { Caller } from '#testing/given.ts';
import type { Showcase } from '#testing/matrix/matrix.ts';
import { password } from '#testing/matrix/objects.ts';
import { createShowcase } from '#testing/matrix/showcase.ts';
import { test as base } from '#testing/test.ts';

interface Fixtures {
  /** One talent and one house with everything that the product can store. */
  showcase: Showcase;
  ask: (as: Caller, area?: 'user' | 'production', given?: string) => Promise<{ status: number }>;
  /** Lets this many days pass and erases whatever is due, with the files that are left over. */
  eraseAfter: (days: number) => Promise<void>;
}

const test = base.extend<Fixtures>({
  showcase: [async ({ world }, use) => use(await createShowcase(world.services)), { scope: 'file' }],
  ask: async ({ callApi }, use) => {
    await use((as, area = 'user', given = password) =>
      callApi(`POST /api/${area}/account-deletion`, { body: { password: given } }, as),
    );
  },
  eraseAfter: async ({ clock, services }, use) => {
    await use(async (days) => {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
      await eraseAccounts(services);
      await sweepUploads(services);
    });
  },
});

test('erases everything about a talent from every table and store after 30 days, and the decision of reports', async ({
  ask,
  callApi,
  clock,
  db,
  deliver,
  eraseAfter,
  given,
  showcase: { adult },
}) => {
  await callApi(
    'POST /api/reports',
    { body: { subject: 'talent', id: adult.id, reason: 'fake', text: '' } },
    await given.talent(),
  );
  await deliver();
  const traces = [adult.id, adult.email, ...(await filesOf(db, adult.id))];
  const before = await dumpDatabase(db);

  expect(await ask(adult)).toMatchObject({ status: 200 });
  await deliver();
  await eraseAfter(29);
  const waiting = await dumpDatabase(db);
  await eraseAfter(2);
  const reported = await dumpDatabase(db);
  const closed_at = clock.now.toISOString();
  await db.updateTable('report').set({ closed_at }).where('subject_id', '=', adult.id).execute();
  await eraseAfter(1);
  const after = await dumpDatabase(db);

  expect(traces.length).toBeGreaterThan(4);
  expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
  expect(waiting).toContain(adult.email);
  expect(reported).toContain(adult.email);
  expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
});

test('keeps invoices of an erased talent, as tax law asks', async ({
  db,
  eraseAfter,
  services,
  showcase,
}) => {
  const { buyer } = showcase;
  const invoices = await db.selectFrom('invoice').selectAll().execute();
  const erase_at = services.now().toISOString();
  const asked_at = new Date(services.now().getTime() - DAY_MS).toISOString();
  await db.insertInto('account_deletion').values({ account_id: buyer.id, asked_at, erase_at }).execute();

  await eraseAfter(1);

  expect(await db.selectFrom('talent').select('id').where('id', '=', buyer.id).execute()).toEqual([]);
  expect(invoices).not.toEqual([]);
  expect(await db.selectFrom('invoice').selectAll().execute()).toEqual(invoices);
});

test('erases a house with its only owner, once its casting calls are closed', async ({
  ask,
  db,
  deliver,
  eraseAfter,
  given,
  showcase: { documents },
}) => {
  const rejected = await ask(documents, 'production');
  const open = db.selectFrom('job').select('id').where('status', '=', 'open');
  for (const { id } of await open.where('production_house_id', '=', documents.production_house_id).execute())
    await given.closed(id);

  expect(rejected).toMatchObject({ status: 409 });
  expect(await ask(documents, 'production')).toMatchObject({ status: 200 });
  await deliver();
  await eraseAfter(31);

  // The staff audit log keeps the ids of what staff opened.
  const rows = (await dumpDatabase(db)).split('\n').filter((row) => !row.includes('viewed_document'));
  const traces = [documents.production_house_id, documents.id, documents.email];
  expect(traces.filter((trace) => rows.some((row) => row.includes(trace)))).toEqual([]);
});

test('erases a member alone while the house has another owner', async ({ ask, db, eraseAfter, given }) => {
  const owner = await given.house({}, { password });
  const other = await given.member(owner, 'owner');
  await given.job({ production_house_id: owner.production_house_id });

  expect(await ask(owner, 'production')).toMatchObject({ status: 200 });
  await eraseAfter(31);

  const members = db.selectFrom('account').select('id');
  const left = members.where('production_house_id', '=', owner.production_house_id);
  expect(await left.execute()).toEqual([{ id: other.id }]);
});

test('leaves the data of another account with the same email', async ({
  ask,
  clock,
  db,
  deliver,
  eraseAfter,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const house = await given.house({}, { email: talent.email, password });
  await ask(house, 'production');
  await deliver();
  const erase_at = clock.now.toISOString();
  const asked_at = new Date(clock.now.getTime() - DAY_MS).toISOString();
  await db.insertInto('account_deletion').values({ account_id: talent.id, asked_at, erase_at }).execute();

  await eraseAfter(1);

  const accounts = db.selectFrom('account').select('id').where('email', '=', talent.email);
  const sent = db
    .selectFrom('notification_delivery')
    .select('account_id')
    .where('address', '=', talent.email);
  expect(await accounts.execute()).toEqual([{ id: house.id }]);
  expect(await sent.execute()).toEqual([{ account_id: house.id }]);
});

test('erases data stored under the email or mobile number alone, and nothing of others', async ({
  ask,
  clock,
  db,
  eraseAfter,
  given,
}) => {
  const [talent, other] = [await given.talent({}, { password }), await given.talent()];
  const people = db.selectFrom('account').select(['email', 'mobile']);
  const own = await people.where('id', '=', talent.id).executeTakeFirstOrThrow();
  const sent_at = clock.now.toISOString();
  const expires_at = new Date(clock.now.getTime() + 90 * DAY_MS).toISOString();
  const code = {
    role: 'talent',
    purpose: 'reset',
    seed: Buffer.alloc(32),
    sent_at,
    expires_at,
  } as const;
  const addresses = [own.email, own.mobile ?? '', other.email];
  await db
    .insertInto('one_time_code')
    .values(addresses.map((address) => ({ ...code, address })))
    .execute();

  await ask(talent);
  await eraseAfter(31);

  const left = db.selectFrom('one_time_code').select('address').where('address', 'in', addresses);
  expect(await left.execute()).toEqual([{ address: other.email }]);
});

test('needs the password, ends every session, and is cancelled by a login', async ({
  ask,
  callApi,
  db,
  deliver,
  eraseAfter,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const logIn = () => callApi('POST /api/user/login', { body: { identifier: talent.email, password } });

  expect(await ask(talent, 'user', 'a wrong one')).toMatchObject({ status: 403 });
  expect(await ask(talent)).toMatchObject({ status: 200 });
  expect(await callApi('GET /api/account', {}, talent)).toMatchObject({ status: 401 });
  expect(await logIn()).toMatchObject({ status: 200, body: { deletion_cancelled: true } });
  expect((await logIn()).body).not.toHaveProperty('deletion_cancelled');
  const emails = await deliver();
  await eraseAfter(31);

  expect(emails.filter(({ to }) => to === talent.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('deletion requested'),
    expect.stringContaining('deletion cancelled'),
  ]);
  const kept = db.selectFrom('account').select('id').where('id', '=', talent.id);
  expect(await kept.executeTakeFirst()).toEqual({ id: talent.id });
});

test('hides the profile of a talent whose account is to be deleted until the deletion is cancelled', async ({
  ask,
  callApi,
  given,
}) => {
  const { id, email, token } = await given.talent(
    { city: 'Ooty', date_of_birth: '1990-05-01' },
    { password },
  );
  const isListed = async () => {
    const { body } = await callApi('POST /api/pages/filter', { body: { city: 'Ooty' } });
    return JSON.stringify(body).includes(id);
  };
  const before = await isListed();

  await ask({ token });
  const leaving = await isListed();
  await callApi('POST /api/user/login', { body: { identifier: email, password } });

  expect([before, leaving, await isListed()]).toEqual([true, false, true]);
});

/** The names of the files that only this talent's rows refer to. */
async function filesOf(db: Database, talent_id: string): Promise<string[]> {
  const own = await db.selectFrom('talent_media').select('file').where('talent_id', '=', talent_id).execute();
  const sent = await db
    .selectFrom('application_media')
    .innerJoin('application', 'application.id', 'application_id')
    .select('file')
    .where('talent_id', '=', talent_id)
    .execute();
  return [...own, ...sent].map(({ file }) => file);
}

import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { eraseAccounts } from '#features/privacy/account-deletion/tasks.ts';
import { guardianTokenIn, openGuardianPage } from '#testing/guardian-page.ts';
import { newEmail } from '#testing/registrations.ts';
import { test as base } from '#testing/test.ts';

const password = 'a lamp in the window';

const test = base.extend<{
  /** Registers a child of this age whose mother has entered her code, and returns what both may do. */
  family: (age: number) => Promise<Family>;
}>({
  family: async ({ callApi, deliver, given }, use) => {
    await use(async (age) => {
      const mother = newEmail();
      const child = await given.talent({ name: 'Tara Rao', date_of_birth: given.born(age) }, { password });
      const named = { name: 'Sunita Rao', relation: 'Mother', email: mother } as const;
      await callApi('PUT /api/user/guardian', { body: named }, child);
      const open = async (token: string) => (await openGuardianPage({ callApi, deliver }, token)).pass;
      const link = guardianTokenIn(await deliver(), mother);
      const logIn = () => callApi('POST /api/user/login', { body: { identifier: child.email, password } });
      return { child, mother, logIn, newPass: () => open(link) };
    });
  },
});

interface Family {
  child: { id: string; token: string; email: string };
  mother: string;
  logIn: () => Promise<{ status: number; body: { message: string; code?: string } }>;
  newPass: () => Promise<string>;
}

test('a guardian deletes the account of a child, which the child cannot cancel, and keeps it again', async ({
  callApi,
  deliver,
  family,
}) => {
  const { child, mother, logIn, newPass } = await family(9);
  const body = { pass: await newPass(), child: child.id };

  const deleted = await callApi('POST /api/guardian/account-deletion', { body });
  const again = await callApi('POST /api/guardian/account-deletion', { body });
  const warned = await deliver();
  const oldSession = await callApi('GET /api/account', {}, child);
  const rejected = await logIn();
  const kept = await callApi('POST /api/guardian/account-deletion/cancel', { body });
  const reassured = await deliver();

  expect(deleted.body.children).toMatchObject([
    { deletion: { by_guardian: true, erase_at: again.body.children[0]?.deletion?.erase_at } },
  ]);
  const toBoth = [child.email, mother].sort();
  expect(warned.map(({ to }) => to).sort()).toEqual(toBoth);
  expect(warned[0]?.text).toContain('Sunita Rao, the parent or guardian, asked us to delete');
  expect(oldSession.status).toBe(401);
  expect(rejected).toMatchObject({ status: 403, body: { code: 'guardian_deletes_account' } });
  expect(rejected.body.message).toMatch(/^Sunita Rao asked us .* on \d+ \w+ \d{4}/);
  expect(kept.body.children).toMatchObject([{ deletion: null }]);
  expect(reassured.map(({ to }) => to).sort()).toEqual(toBoth);
  expect(await logIn()).toMatchObject({ status: 200 });
});

test('a guardian deletes no other child, and the account is erased after 30 days', async ({
  callApi,
  clock,
  db,
  family,
  services,
}) => {
  const { child, logIn, newPass } = await family(9);
  const { child: stranger } = await family(9);
  const pass = await newPass();
  const remove = (id: string) =>
    callApi('POST /api/guardian/account-deletion', { body: { pass, child: id } });

  const foreign = await remove(stranger.id);
  await remove(child.id);
  await logIn();
  clock.now = new Date(clock.now.getTime() + 31 * DAY_MS);
  await eraseAccounts(services);

  expect(foreign).toMatchObject({ status: 404, body: { code: 'guardian_child_not_found' } });
  const accounts = db.selectFrom('account').select('id').where('id', 'in', [child.id, stranger.id]);
  expect(await accounts.execute()).toEqual([{ id: stranger.id }]);
});

test('a talent who turns 18 before the deletion keeps the account by logging in', async ({
  callApi,
  clock,
  db,
  family,
  given,
}) => {
  const { child, logIn, newPass } = await family(17);
  clock.now = new Date(clock.now.getTime() + 350 * DAY_MS);
  child.token = await given.session(child.id);
  const body = { pass: await newPass(), child: child.id };
  await callApi('POST /api/guardian/account-deletion', { body });
  const rejected = await logIn();

  clock.now = new Date(clock.now.getTime() + 20 * DAY_MS);
  const admitted = await logIn();

  expect(rejected.status).toBe(403);
  expect(admitted.status).toBe(200);
  const deletion = db.selectFrom('account_deletion').selectAll().where('account_id', '=', child.id);
  expect(await deletion.execute()).toEqual([]);
});

import { sql } from 'kysely';
import { expect } from 'vitest';
import { mergedRows } from '#features/admin/account-merges/merged-rows.ts';
import { eraseAccounts } from '#features/privacy/account-deletion/erase-accounts.ts';
import { deletionFrom } from '#features/privacy/account-deletion/request-deletion.ts';
import { newMessage } from '#testing/conversation-world.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/payments.ts';

const reason = 'They called from the number in both accounts.';
const adult = { date_of_birth: '1996-05-04' };

const test = base.extend<{
  /** Merges the first account into the second, and returns the status with the code of an error. */
  merge: (id: string, into: string) => Promise<[status: number, code: string | undefined]>;
}>({
  merge: async ({ callApi, given }, use) => {
    await use(async (id, into) => {
      const support = await given.staff('support');
      const request = { params: { id }, body: { into, reason } };
      const { status, body } = await callApi('POST /api/admin/people/:id/merge', request, support);
      return [status, body.code];
    });
  },
});

test('moves applications, conversations, orders, a plan, media and saved calls to the account that stays', async ({
  buy,
  callApi,
  clock,
  db,
  deliver,
  given,
  merge,
  services,
}) => {
  const support = await given.staff('support');
  const double = await given.talent({ ...adult, name: 'Meera Joshi' });
  const kept = await given.talent({ ...adult, name: 'Meera Kapoor' });
  await buy(double, 'Pro');
  const house = await given.house({ verification: 'documents' });
  const { production_house_id } = house;
  const [both, other] = [await given.job({ production_house_id }), await given.job({ production_house_id })];
  const own = await given.application({ talent_id: kept.id, job_id: both.id });
  await given.application({ talent_id: double.id, job_id: both.id });
  const moved = await given.application({ talent_id: double.id, job_id: other.id });
  const params = { id: moved.id };
  const write = (name: 'production' | 'user', as: Caller, text: string) =>
    callApi(`POST /api/${name}/conversations/:id/messages`, { params, body: newMessage(text) }, as);
  await write('production', house, 'Can you ride?');
  await write('user', double, 'Yes, since I was ten.');
  for (const job of [both, other])
    await callApi('PUT /api/user/saved-jobs/:id', { params: { id: job.id } }, double);
  await callApi('PUT /api/user/saved-jobs/:id', { params: { id: both.id } }, kept);
  const [first, headshot] = [
    await given.medium(kept.id, 'photo'),
    await given.medium(double.id, 'headshot_image'),
  ];
  const second = await given.medium(double.id, 'photo');
  const files = { headshot: headshot.id, full_photo: second.id };
  await db
    .insertInto('application_kit')
    .values({ ...files, talent_id: double.id, name: 'Riders', note: '' })
    .execute();
  const complaint = {
    subject: 'talent',
    id: double.id,
    reason: 'money',
    text: 'Asked us for money.',
  } as const;
  await callApi('POST /api/reports', { body: complaint }, house);
  await given.savedSearch(kept.id, {}, 'Riding');
  await given.savedSearch(double.id, {}, 'riding');
  await given.savedSearch(double.id, {}, 'Dancing');
  await deliver();
  const holdingsOf = async ({ id }: { id: string }) =>
    (await callApi('GET /api/admin/people/:id/holdings', { params: { id } }, support)).body.holdings;
  const before = await holdingsOf(double);

  const answer = await merge(double.id, kept.id);
  const again = await merge(double.id, kept.id);
  const messages = await deliver();

  expect(before).toEqual({
    applications: 2,
    conversations: 1,
    media: 2,
    orders: 1,
    saved_calls: 2,
    plan: 'Pro',
  });
  expect([answer, again]).toEqual([
    [200, undefined],
    [409, 'merge_of_leaving'],
  ]);
  expect(await holdingsOf(kept)).toEqual({ ...before, saved_calls: 2 });
  const applications = await callApi('GET /api/user/job-applications', {}, kept);
  expect(applications.body.data.map(({ application_id }) => application_id).toSorted()).toEqual(
    [own.id, moved.id].toSorted(),
  );
  const media = await callApi('GET /api/user/media', {}, kept);
  expect(JSON.stringify(media.body)).toMatch(new RegExp(`${first.id}.*${second.id}`));
  const kits = await callApi('GET /api/user/application-kits', {}, kept);
  expect(kits.body.kits).toMatchObject([
    { name: 'Riders', media: [{ field: 'fullPhoto', media_id: second.id }] },
  ]);
  const searches = await callApi('GET /api/user/saved-searches', {}, kept);
  expect(searches.body.searches.map(({ name }) => name).toSorted()).toEqual(['Dancing', 'Riding']);
  expect((await callApi('GET /api/user/invoices', {}, kept)).body.data).toHaveLength(1);
  expect((await callApi('GET /api/account', {}, double)).status).toBe(401);
  const page = await callApi('GET /api/profiles/:id', { params: { id: 'meera-joshi' } });
  expect(page.body.data).toMatchObject({ id: kept.id, slug: 'meera-kapoor' });
  expect(messages.map(({ to, text }) => [to, text.includes('merged')]).toSorted()).toEqual(
    [
      [double.email, false],
      [kept.email, true],
    ].toSorted(),
  );
  const log = await callApi(
    'GET /api/admin/audit-log',
    { query: { text: kept.id } },
    await given.staff('owner'),
  );
  expect(log.body.entries).toMatchObject([
    { action: 'merged_accounts', subject_id: double.id, details: { reason, into: kept.id, applications: 1 } },
  ]);

  const today = await callApi('GET /api/admin/today', {}, support);
  const id = today.body.items.find(({ kind }) => kind === 'report')?.id ?? '';

  clock.now = new Date(deletionFrom(clock.now).erase_at);
  await eraseAccounts(services);
  const token = await given.session(kept.id);
  const conversation = await callApi('GET /api/user/conversations/:id', { params }, { token });
  const report = await callApi(
    'GET /api/admin/reports/:id',
    { params: { id } },
    await given.staff('moderator'),
  );

  expect(
    (await callApi('GET /api/admin/people/:id', { params: double }, await given.staff('support'))).status,
  ).toBe(404);
  expect(report.body.report).toMatchObject({ about: kept.id, text: complaint.text });
  expect(JSON.stringify(conversation.body)).toMatch(/Can you ride\?.*Yes, since I was ten\./);
});

test('refuses accounts that are not two active talent accounts of adults without plans at once', async ({
  db,
  clock,
  given,
  merge,
}) => {
  const grown = await given.talent({ date_of_birth: given.born(17) });
  await given.guardian(grown.id);
  clock.now = new Date(clock.now.getTime() + 400 * 86_400_000);
  const talent = await given.talent(adult);
  const [house, child] = [await given.house(), await given.talent({ date_of_birth: given.born(9) })];
  const leaving = await given.talent(adult);
  await db
    .insertInto('account_deletion')
    .values({ account_id: leaving.id, ...deletionFrom(clock.now) })
    .execute();
  const member = await given.talent(adult);
  await given.plan(talent.id, { plan: 'Basic' });
  await given.plan(member.id, { plan: 'Pro' });
  const nobody = crypto.randomUUID();

  const codes = [];
  for (const { id } of [house, talent, child, grown, leaving, member, { id: nobody }])
    codes.push([(await merge(id, talent.id))[1], (await merge(talent.id, id))[1]]);

  expect(codes).toEqual(
    [
      'merge_needs_talent',
      'merge_with_itself',
      'merge_of_child',
      'merge_of_child',
      'merge_of_leaving',
      'merge_of_two_plans',
      'person_not_found',
    ].map((code) => [code, code]),
  );
});

test('leaves an earlier plan that ran beside another with the double, and moves later ones', async ({
  callApi,
  clock,
  given,
  merge,
}) => {
  const [double, kept] = [await given.talent(adult), await given.talent(adult)];
  const past = new Date(clock.now.getTime() - 800 * 86_400_000).toISOString();
  await given.plan(double.id, { plan: 'Basic', from: past });
  await given.plan(kept.id, { plan: 'Basic', from: past });
  await given.plan(double.id, { plan: 'Pro' });

  const [status] = await merge(double.id, kept.id);

  const current = await callApi('GET /api/user/plan/current', {}, kept);
  expect([status, current.body.data?.plan_name]).toEqual([200, 'Pro']);
});

test('says for every column that refers to an account or a talent what a merge does', async ({ db }) => {
  const { rows } = await sql<{ place: string }>`
    select distinct conrelid::regclass || '.' || holder.attname as place
    from pg_constraint
      join unnest(conkey, confkey) as key (own, referred) on true
      join pg_attribute holder on holder.attrelid = conrelid and holder.attnum = own
      join pg_attribute named on named.attrelid = confrelid and named.attnum = referred
    where contype = 'f' and confrelid in ('account'::regclass, 'talent'::regclass) and named.attname = 'id'
  `.execute(db);

  const places = [...rows.map(({ place }) => place), 'report.subject_id'];
  expect(Object.keys(mergedRows).toSorted()).toEqual(places.toSorted());
});

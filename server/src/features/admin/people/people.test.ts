import { expect } from 'vitest';
import { deletionFrom } from '#features/privacy/account-deletion/request-deletion.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import { turnOnTwoSteps } from '#testing/authenticator.ts';
import { test } from '#testing/payments.ts';

const reason = 'Called from the number in the profile.';
const password = 'a lamp in the window';

test('finds people by email, mobile, invoice and name, and shows a contact only for a reason in the log', async ({
  buy,
  callApi,
  given,
}) => {
  const support = await given.staff('support');
  const talent = await given.talent({ name: 'Zubin 100%_Irani' });
  await buy(talent, 'Basic');
  const invoices = await callApi('GET /api/user/invoices', {}, talent);
  const search = async (text: string) =>
    (await callApi('GET /api/admin/search', { query: { text } }, support)).body.results.flatMap(
      ({ kind, rows }) => (kind === 'person' ? rows : []),
    );
  const params = { id: talent.id };

  const found = [
    await search(talent.email.replace('@', '+films@').toUpperCase()),
    await search(talent.mobile.replace('+91', '0')),
    await search(invoices.body.data[0]?.number ?? ''),
    await search('100%_ira'),
  ];
  const { body } = await callApi('GET /api/admin/people/:id', { params }, support);
  const unexplained = await callApi(
    'POST /api/admin/people/:id/contact',
    { params, body: { reason: ' ' } },
    support,
  );
  const contact = await callApi('POST /api/admin/people/:id/contact', { params, body: { reason } }, support);
  const owner = await given.staff('owner');
  const log = await callApi('GET /api/admin/audit-log', { query: { text: talent.id } }, owner);

  expect(found.map((people) => people.map(({ id }) => id))).toEqual(Array(4).fill([talent.id]));
  expect(body.person).toMatchObject({
    name: 'Zubin 100%_Irani',
    state: 'active',
    plan: 'Basic',
    google: false,
  });
  expect(JSON.stringify([found, body])).not.toContain(talent.email);
  expect(JSON.stringify([found, body])).not.toContain(talent.mobile.slice(3));
  expect(unexplained.status).toBe(400);
  expect(contact.body).toMatchObject({ email: talent.email, mobile: talent.mobile });
  expect(log.body.entries.map(({ action, details }) => [action, details.reason])).toEqual([
    ['viewed_contact', reason],
    ['viewed_person', undefined],
  ]);
  expect(JSON.stringify(log.body)).not.toContain(talent.email);
});

test('logs a person out everywhere, turns two-step login off, and notifies the person', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const support = await given.staff('support');
  const talent = await given.talent({}, { password });
  await turnOnTwoSteps(callApi, talent, clock.now, 'user');
  await deliver();
  const params = { id: talent.id };
  const reset = () =>
    callApi('POST /api/admin/people/:id/reset-two-step-login', { params, body: { reason } }, support);
  const logIn = () => callApi('POST /api/user/login', { body: { identifier: talent.email, password } });

  const before = await logIn();
  const done = await reset();
  const again = await reset();
  const after = await logIn();
  const messages = await deliver();
  await callApi('POST /api/admin/people/:id/end-sessions', { params, body: { reason } }, support);
  const ended = await callApi('GET /api/account', {}, { token: after.body.token });

  expect(before.body.token).toBeUndefined();
  expect([done.status, again.body.code, after.status]).toEqual([200, 'two_factor_already_off', 200]);
  expect((await callApi('GET /api/account', {}, talent)).status).toBe(401);
  expect(ended.status).toBe(401);
  expect(messages.map(({ to }) => to)).toContain(talent.email);
});

test('keeps an account whose owner requested its deletion, but not one whose guardian did', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const support = await given.staff('support');
  const talent = await given.talent();
  const child = await given.talent({ date_of_birth: '2016-05-01' });
  await given.guardian(child.id);
  const guardian = await db
    .selectFrom('guardian')
    .select('id')
    .where('talent_id', '=', child.id)
    .executeTakeFirstOrThrow();
  for (const [account_id, guardian_id] of [
    [talent.id, null],
    [child.id, guardian.id],
  ] as const)
    await db
      .insertInto('account_deletion')
      .values({ account_id, guardian_id, ...deletionFrom(clock.now) })
      .execute();
  const restore = (id: string) =>
    callApi('POST /api/admin/people/:id/restore', { params: { id }, body: { reason } }, support);

  const [kept, again, rejected] = [
    await restore(talent.id),
    await restore(talent.id),
    await restore(child.id),
  ];
  const { body } = await callApi('GET /api/admin/people/:id', { params: { id: child.id } }, support);
  const messages = await deliver();

  expect([kept.status, again.body.code, rejected.body.code]).toEqual([
    200,
    'account_not_deleted',
    'guardian_decides',
  ]);
  expect(body.person).toMatchObject({
    state: 'being_deleted',
    is_child: true,
    deletion: { by_guardian: true },
  });
  expect(messages.map(({ to }) => to)).toEqual([talent.email]);
});

test('shows the verified badge after the identity check, and only with a plan, until the talent takes another name', async ({
  callApi,
  given,
}) => {
  const support = await given.staff('support');
  const adult = { date_of_birth: '1990-05-01' };
  const [talent, planless] = [await given.talent(adult), await given.talent(adult)];
  await given.plan(talent.id, { plan: 'Pro' });
  const checkIdentity = (id: string) =>
    callApi('POST /api/admin/people/:id/check-identity', { params: { id }, body: { reason } }, support);
  const verified = async (id: string) =>
    (await callApi('GET /api/profiles/:id', { params: { id } })).body.data.verified;
  const seen = async () => [
    await verified(talent.id),
    (await callApi('GET /api/user/plan/current', {}, talent)).body.identity_check,
    (await callApi('GET /api/admin/people/:id', { params: talent }, support)).body.person.identity_checked,
  ];

  const before = await seen();
  const answers = [
    await checkIdentity(talent.id),
    await checkIdentity(talent.id),
    await checkIdentity(planless.id),
    await checkIdentity((await given.house()).id),
  ];
  const after = await seen();
  const unpaid = await verified(planless.id);
  await callApi('PUT /api/user/profile', { body: { first_name: 'Mira', last_name: 'Sen' } }, talent);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(before).toEqual([false, 'waiting', false]);
  expect(after).toEqual([true, 'done', true]);
  expect(unpaid).toBe(false);
  expect(await seen()).toEqual([false, 'waiting', false]);
});

test('lets a member of staff read the contacts of 30 people a day, counting a child as three', async ({
  given,
  services,
  strictCallApi,
}) => {
  const [support, colleague] = [await given.staff('support'), await given.staff('support')];
  const [talent, child] = [await given.talent(), await given.talent({ date_of_birth: '2016-05-01' })];
  const read = async ({ id }: { id: string }, staff = support) =>
    (await strictCallApi('POST /api/admin/people/:id/contact', { params: { id }, body: { reason } }, staff))
      .body.code;
  await countUse(services, 'staffContacts', support.id, 26);

  const inOrder = [await read(child), await read(talent), await read(talent), await read(talent, colleague)];

  expect(inOrder).toEqual([undefined, undefined, 'staff_contact_limit', undefined]);
});

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { codeEmail } from '#features/accounts/one-time-codes/emails.ts';
import { insertReport } from '#features/admin/decisions/decisions.matrix.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { type Messenger, Undeliverable, undeliverable } from '#platform/channels/messenger.ts';
import { captureLog } from '#testing/captured-log.ts';
import { test } from '#testing/payments.ts';

const reason = 'They asked for a call.';

test('shows moderators and support a house with its members, calls, reports and duplicates, its contact masked', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const house = await given.house({ company_name: 'Kala' });
  const twin = await given.house({ company_name: 'Kala Again' });
  const { production_house_id: id } = house;
  const { pan_fingerprint } = await db
    .selectFrom('account')
    .select('pan_fingerprint')
    .where('id', '=', house.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('account').set({ pan_fingerprint }).where('id', '=', twin.id).execute();
  await db
    .updateTable('production_house')
    .set({ email: 'desk@kala.example', phone_number: '+919820012345' })
    .where('id', '=', id)
    .execute();
  const job = await given.job({ production_house_id: id });
  const report = await insertReport({ db, given, now: () => clock.now }, 'job', job.id);
  const [moderator, support, finance] = [
    await given.staff('moderator'),
    await given.staff('support'),
    await given.staff('finance'),
  ];
  const read = (as: typeof support) => callApi('GET /api/admin/houses/:id', { params: { id } }, as);

  const [seen, other, denied] = [await read(moderator), await read(support), await read(finance)];
  const contact = await callApi(
    'POST /api/admin/houses/:id/contact',
    { params: { id }, body: { reason } },
    support,
  );
  const suspend = await callApi(
    'POST /api/admin/houses/:id/suspend',
    { params: { id }, body: { kind: 'ban', reason } },
    support,
  );

  const ids = (rows: { page_id: string | null }[]) => rows.map(({ page_id }) => page_id);
  const { house: shown } = seen.body;
  expect(ids(shown.members)).toEqual([house.id]);
  expect(ids(shown.posted)).toEqual([job.id]);
  expect(ids(shown.reports)).toEqual([report]);
  expect(shown.duplicates).toMatchObject([
    { page_id: twin.production_house_id, title: 'Kala Again', about: 'pan' },
  ]);
  expect(shown.contact).toEqual({ email: 'd•••@kala.example', phone: '+91 ••••• ••345' });
  expect(JSON.stringify([seen.body, other.body])).not.toContain(house.email);
  expect(other.body.house.posted).toEqual(shown.posted);
  expect(contact.body).toMatchObject({ email: 'desk@kala.example', phone: '+919820012345' });
  expect(denied.body).toMatchObject({
    code: 'staff_role_required',
    message: 'Your staff role does not include this. Ask a moderator, support or an owner.',
  });
  expect(suspend.status).toBe(403);
});

test('shows support a casting call with its applicants counted, its reports and each decided version', async ({
  callApi,
  clock,
  db,
  given,
  takeEffect,
}) => {
  const [moderator, support] = [await given.staff('moderator'), await given.staff('support')];
  const job = await given.job({ status: 'pending' });
  const other = await given.job({ production_house_id: job.production_house_id });
  const params = { id: job.id };
  await callApi('GET /api/admin/jobs/:id', { params }, moderator);
  await callApi('POST /api/admin/jobs/:id/approve', { params, body: { version: 1 } }, moderator);
  await takeEffect();
  await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  const report = await insertReport({ db, given, now: () => clock.now }, 'job', job.id);
  await insertReport({ db, given, now: () => clock.now }, 'job', other.id);

  const { body } = await callApi('GET /api/admin/jobs/:id', { params }, support);

  expect(body.job.applicants).toEqual([{ status: 'applied', number: 1 }]);
  expect(body.job.reports.map(({ page_id }) => page_id)).toEqual([report]);
  const history = body.job.history.map(({ what, version, page_id }) => [what, version, page_id]);
  expect(history).toEqual([
    ['reported', null, report],
    ['approved_call', 1, job.id],
    ['call_posted', 1, job.id],
  ]);
});

test('shows a person with the guardian, applications, orders, messages, consents and reports', async ({
  buy,
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const support = await given.staff('support');
  const adult = await given.talent({ date_of_birth: given.born(40) });
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: given.born(9) });
  await given.guardian(child.id, { email: adult.email, contact: adult.email });
  await buy(adult, 'Basic');
  const { id: application } = await given.application({ talent_id: adult.id });
  const report = await insertReport({ db, given, now: () => clock.now }, 'talent', adult.id);
  await deliver();
  const read = async (id: string) =>
    (await callApi('GET /api/admin/people/:id', { params: { id } }, support)).body.person;

  const [seen, ofChild] = [await read(adult.id), await read(child.id)];

  expect(seen.children).toMatchObject([{ page_id: child.id, title: 'Tara Rao', state: 'agreed' }]);
  expect(ofChild.guardians).toMatchObject([{ page: 'person', page_id: adult.id, state: 'agreed' }]);
  expect(seen.applications).toMatchObject([{ id: application, page: 'call', state: 'applied' }]);
  expect(seen.orders).toMatchObject([{ page: 'order', state: 'paid' }]);
  expect(seen.messages).toMatchObject([{ about: expect.stringMatching(/^email · .+•••@/), state: 'sent' }]);
  expect(JSON.stringify(seen.messages)).not.toContain(adult.email);
  expect(seen.reports_about.map(({ page_id }) => page_id)).toEqual([report]);
});

test('shows whether a one-time code was sent or refused and why, without the code', async ({
  app,
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const support = await given.staff('support');
  const talent = await given.talent();
  const { log, lines } = captureLog(services.config);
  const to = { channel: 'email', to: talent.email, language: 'en', account_id: talent.id } as const;
  const send = (id: string, messenger: Messenger) =>
    sendSecret(
      { ...services, db, log, messenger, now: () => clock.now },
      id,
      codeEmail,
      { purpose: 'reset', digits: '314159' },
      to,
    );
  const refuses = async () => {
    throw new Undeliverable('550 no mailbox');
  };
  const isAway = async () => {
    throw new Error(`no answer for ${talent.email}`);
  };
  const hasNone = async () => {
    throw undeliverable('no_template', 'code.hi');
  };
  const [code, refused, failed] = [randomUUID(), randomUUID(), randomUUID()];

  await expect(send(code, { send: isAway })).rejects.toThrow('no answer');
  await send(code, { send: async () => undefined });
  await send(refused, { send: refuses });
  await send(failed, { send: hasNone });
  const { body } = await callApi('GET /api/admin/people/:id', { params: { id: talent.id } }, support);

  const url = `/api/admin/people/${talent.id}`;
  const headers = { authorization: `Bearer ${support.token}`, 'accept-language': 'hi' };
  const inHindi = (await app.inject({ url, headers })).json();

  const { messages } = body.person;
  expect(inHindi.person.messages[0].title).toBe('… आपका Kirdaar कोड है');
  const stateOf = (id: string) => messages.find((message) => message.id === id);
  expect(stateOf(code)).toMatchObject({
    title: '… is your Kirdaar code',
    about: expect.stringMatching(/^email · /),
    state: 'sent',
  });
  expect(stateOf(refused)).toMatchObject({
    state: 'failed',
    about: expect.stringContaining(' · the provider says: 550 no mailbox'),
  });
  const { about } = inHindi.person.messages.find((message: { id: string }) => message.id === failed);
  expect(about).toMatch(/ · प्रोवाइडर के पास इसका टेम्पलेट नहीं है: code\.hi$/);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'delivery');
  expect(logged.map(({ account_id, state }) => [account_id, state])).toEqual([
    [talent.id, 'failed'],
    [talent.id, 'sent'],
    [talent.id, 'failed'],
    [talent.id, 'failed'],
  ]);
  expect(JSON.stringify([messages, lines])).not.toContain('314159');
  expect(JSON.stringify([messages, lines])).not.toContain(talent.email);
});

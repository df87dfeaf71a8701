import type { Reply } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { houseWithDocument, insertReport } from '#features/admin/decisions/decisions.matrix.ts';
import { insertWaiting } from '#features/admin/identity-checks/identity-checks.matrix.ts';
import { failedTask } from '#features/admin/today/today.matrix.ts';
import { test } from '#testing/test.ts';

type Items = Reply<'GET /api/admin/today'>['items'];
const find = (items: Items, id: string) => items.find((item) => item.id === id);

test('shows each role its own items, those about children first', async ({
  app,
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const call = await given.job({ status: 'pending', role_details: 'The Postman', project_type: 'Movie' });
  const document = await houseWithDocument({ ...services, given });
  const report = await insertReport({ ...services, given }, 'job', (await given.job()).id);
  const task = await failedTask(services);
  const { production_house_id } = await given.houseForChildren();
  const ofChild = await given.job({ status: 'pending', age_range: '8-10', production_house_id });
  const look = async (role: 'moderator' | 'support' | 'editor') =>
    (await callApi('GET /api/admin/today', {}, await given.staff(role))).body.items;

  const [moderator, support, editor] = [await look('moderator'), await look('support'), await look('editor')];

  expect([call.id, document, report, ofChild.id].map((id) => find(moderator, id)?.kind)).toEqual([
    'call',
    'document',
    'report',
    'call',
  ]);
  expect(moderator[0]).toMatchObject({ id: ofChild.id, child: true });
  expect(find(moderator, call.id)?.title).toBe('The Postman · Movie');
  const authorization = `Bearer ${(await given.staff('moderator')).token}`;
  const headers = { authorization, 'accept-language': 'hi' };
  const { items } = (await app.inject({ url: '/api/admin/today', headers })).json();
  expect(find(items, call.id)?.title).toBe('The Postman · फ़िल्म');
  expect(support.map(({ kind }) => kind).sort()).toEqual(['report', 'task']);
  expect(find(support, task)?.title).toBe('send-welcome');
  expect(editor).toEqual([]);
  const due = new Date(find(moderator, call.id)?.due_at ?? 0).getTime() - clock.now.getTime();
  expect(Math.round(due / 3_600_000)).toBe(24);
  await db.deleteFrom('report').execute();
});

test('nobody takes on or hands over what does not wait for their role', async ({ callApi, given }) => {
  const { id } = await given.job({ status: 'pending' });
  const colleague = await given.staff('moderator');
  const take = (item: string, fields: object, as: { token: string }) =>
    callApi('POST /api/admin/today/take', { body: { item, taken: true, ...fields } }, as);
  const hand_over = { to: colleague.id, note: 'Please look.' };

  const answers = [
    await take(`call:${id}`, {}, await given.staff('finance')),
    await take(`call:${id}`, { hand_over }, await given.staff('support')),
    await take(`call:${crypto.randomUUID()}`, {}, colleague),
    await take(`edit:${id}`, {}, colleague),
    await take(`call:${id}`, {}, colleague),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200]);
});

test('shows who has taken an item, and only that person can release it', async ({ callApi, given }) => {
  const { id } = await given.job({ status: 'pending' });
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const item = `call:${id}`;
  const take = (taken: boolean, as: { token: string }) =>
    callApi('POST /api/admin/today/take', { body: { item, taken } }, as);
  const seenBy = async (as: { token: string }) =>
    find((await callApi('GET /api/admin/today', {}, as)).body.items, id);

  await take(true, one);
  const [mine, theirs] = [await seenBy(one), await seenBy(other)];
  await take(false, other);
  const still = await seenBy(one);
  await take(false, one);

  expect(mine).toMatchObject({ is_mine: true, taken_by: one.name });
  expect([theirs?.is_mine, still?.is_mine, (await seenBy(one))?.taken_by]).toEqual([false, true, null]);
});

test('hands an item with a note to a colleague whose role decides it', async ({ callApi, given }) => {
  const { id } = await given.job({ status: 'pending' });
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const editor = await given.staff('editor');
  const look = async () => (await callApi('GET /api/admin/today', {}, other)).body;
  const hand = (to: string) => {
    const hand_over = { to, note: 'Their PAN looks odd.' };
    return callApi(
      'POST /api/admin/today/take',
      { body: { item: `call:${id}`, taken: true, hand_over } },
      one,
    );
  };

  const refused = await hand(editor.id);
  const handed = await hand(other.id);
  const { items, colleagues } = await look();
  await callApi('POST /api/admin/today/take', { body: { item: `call:${id}`, taken: true } }, other);

  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { 'hand_over.to': 'This colleague cannot decide it. Choose another.' } },
  });
  expect(handed.body.message).toBe(`Handed over to ${other.name}.`);
  expect(find(items, id)).toMatchObject({ is_mine: true, handed_by: one.name, note: 'Their PAN looks odd.' });
  expect(colleagues.map((colleague) => colleague.id)).toEqual(expect.arrayContaining([one.id, editor.id]));
  expect(find((await look()).items, id)).toMatchObject({ is_mine: true, handed_by: null, note: null });
});

test('lists the riskiest first but what is overdue above it, and one kind at a time with the counts of all', async ({
  callApi,
  clock,
  given,
}) => {
  const description = (text: string) => ({ role_description: text, status: 'pending' }) as const;
  const late = await given.job(description('A waiter.'));
  clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
  const plain = await given.job(description('A cook.'));
  const asking = await given.job(description('Pay the registration fee of 500.'));
  const staff = await given.staff('moderator');

  const all = (await callApi('GET /api/admin/today', {}, staff)).body;
  const reports = await callApi('GET /api/admin/today', { query: { kind: 'report' } }, staff);

  const calls = [plain.id, asking.id, late.id];
  expect(all.items.map(({ id }) => id).filter((id) => calls.includes(id))).toEqual([
    ...[late.id, asking.id, plain.id],
  ]);
  const count = all.items.filter(({ kind }) => kind === 'call').length + all.more;
  expect(reports.body.counts).toContainEqual({ kind: 'call', count });
  expect(reports.body.items.every(({ kind }) => kind === 'report')).toBe(true);
});

test('tells casting calls that look alike apart by their flags', async ({ app, callApi, given }) => {
  const { production_house_id } = await given.house();
  const alike = { production_house_id, status: 'pending', role_details: 'Waiter' } as const;
  const plain = await given.job(alike);
  const asking = await given.job({ ...alike, role_description: 'Pay the registration fee of 500.' });

  const { items } = (await callApi('GET /api/admin/today', {}, await given.staff('moderator'))).body;

  expect(find(items, asking.id)?.house_id).toBe(production_house_id);
  expect(find(items, asking.id)?.title).toBe(find(items, plain.id)?.title);
  expect(find(items, asking.id)?.flags).toContain('Asks for money: “registration fee”');
  const authorization = `Bearer ${(await given.staff('moderator')).token}`;
  const headers = { authorization, 'accept-language': 'hi' };
  const inHindi = (await app.inject({ url: '/api/admin/today', headers })).json();
  expect(find(inHindi.items, asking.id)?.flags).toContain('पैसे माँगता है: “registration fee”');
  expect(find(items, plain.id)?.flags.join()).not.toContain('money');
});

test('names the production house that a report or a request is about', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const house = await given.house({ company_name: 'Heron Films' });
  const { production_house_id: house_id } = house;
  const job = await given.job({ production_house_id: house_id });
  const tools = { ...services, given };
  const ofCall = await insertReport(tools, 'job', job.id);
  const ofHouse = await insertReport(tools, 'house', house_id);
  const ofTalent = await insertReport(tools, 'talent', (await given.talent()).id);
  const staff = await given.staff('support');
  const received_on = dayInIndia(clock.now);
  const body = { kind: 'export', channel: 'post', received_on, note: 'Folder 7.' } as const;
  const child = await given.talent({ date_of_birth: '2014-05-01' });
  for (const params of [house, child])
    await callApi('POST /api/admin/people/:id/requests', { params, body }, staff);

  const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;

  for (const id of [ofCall, ofHouse, house.id])
    expect(find(items, id)).toMatchObject({ house_id, by: 'Heron Films' });
  expect(find(items, ofTalent)).toMatchObject({ house_id: null, by: 'a talent' });
  // A request of a child is due when the law says, as any other.
  const { due_at } = find(items, house.id) ?? {};
  expect(find(items, house.id)?.child).toBe(false);
  expect(find(items, child.id)).toMatchObject({ kind: 'request', child: true, due_at });
});

test('lets no item be decided with others that concerns a child, takes two people or has a form', async ({
  callApi,
  given,
  services,
}) => {
  const tools = { ...services, given };
  const { production_house_id } = await given.houseForChildren();
  const adult = () => given.talent({ date_of_birth: '1990-05-01' });
  const ids = {
    call: (await given.job({ status: 'pending' })).id,
    ofChild: (await given.job({ status: 'pending', age_range: '8-10', production_house_id })).id,
    report: await insertReport(tools, 'job', (await given.job()).id),
    document: await houseWithDocument(tools),
    badge: await insertWaiting(tools, 'badge', (await adult()).id),
    birthDate: await insertWaiting(tools, 'date_of_birth', (await adult()).id),
    badgeOfChild: await insertWaiting(
      tools,
      'badge',
      (await given.talent({ date_of_birth: '2014-05-01' })).id,
    ),
  };

  const { items } = (await callApi('GET /api/admin/today', {}, await given.staff('moderator'))).body;

  const several = Object.entries(ids).map(([name, id]) => [name, find(items, id)?.several]);
  expect(Object.fromEntries(several)).toEqual({
    ...{ call: true, report: true, badge: true },
    ...{ ofChild: false, document: false, birthDate: false, badgeOfChild: false },
  });
});

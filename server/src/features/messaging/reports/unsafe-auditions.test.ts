import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';

test('a talent who does not feel safe reaches the safety queue with the place, each time, due within minutes', async ({
  callApi,
  clock,
  given,
  arranged: { slot, talent, application },
}) => {
  await given.confirmed(application.id, slot.id);
  const staff = await given.staff('support');
  await callApi(
    'POST /api/reports',
    { body: { subject: 'house', reason: 'fake', id: (await given.house()).production_house_id } },
    talent,
  );
  const send = (request_id: string, text = '') =>
    callApi(
      'POST /api/user/auditions/:id/unsafe',
      { params: application, body: { request_id, text } },
      talent,
    );
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = [await send(first), await send(first), await send(second, 'He locked the door.')];

  const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
  const open = (id: string) => callApi('GET /api/admin/reports/:id', { params: { id } }, staff);
  const { report } = (await open(second)).body;
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(
    items
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([first, second].sort());
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({
    title: 'Audition: I don’t feel safe',
    due_at: new Date(clock.now.getTime() + 15 * 60_000).toISOString(),
  });
  expect(report).toMatchObject({ subject: 'audition', reason: 'unsafe', text: 'He locked the door.' });
  expect(report.facts).toContainEqual({ name: 'audition_place', value: 'Studio 4, Andheri' });
  expect(report.facts).toContainEqual({ name: 'house', value: 'Lantern Films' });
  await send(second, 'He let me go.');
  expect((await callApi('GET /api/admin/today', {}, staff)).body.items).toHaveLength(4);
});

test('a call for help is kept although its id was used by another talent', async ({
  callApi,
  given,
  arranged: { job, slot, talent, application },
}) => {
  await given.confirmed(application.id, slot.id);
  const other = await given.talent();
  const { id } = await given.application({ talent_id: other.id, job_id: job.id });
  await given.invitation(id);
  const body = { request_id: crypto.randomUUID(), text: 'Help.' };
  const send = (params: { id: string }, as: typeof talent) =>
    callApi('POST /api/user/auditions/:id/unsafe', { params, body }, as);
  const staff = await given.staff('support');
  const listed = async () =>
    (await callApi('GET /api/admin/today', {}, staff)).body.items.map((item) => item.id);
  await send({ id }, other);
  const before = await listed();

  for (const _ of [1, 2]) await send({ id: application.id }, talent);

  const [kept = '', ...more] = (await listed()).filter((item) => !before.includes(item));
  expect(more).toEqual([]);
  const { body: opened } = await callApi('GET /api/admin/reports/:id', { params: { id: kept } }, staff);
  expect(opened.report).toMatchObject({
    text: 'Help.',
    facts: expect.arrayContaining([{ name: 'talent', value: 'Asha Rao' }]),
  });
});

test('nobody reports the audition of another talent', async ({
  callApi,
  given,
  arranged: { application },
}) => {
  const body = { request_id: crypto.randomUUID() };

  const { status } = await callApi(
    'POST /api/user/auditions/:id/unsafe',
    { params: application, body },
    await given.talent(),
  );

  expect(status).toBe(404);
});

test('the house is warned with the title of the audition', async ({
  callApi,
  deliver,
  given,
  takeEffect,
  arranged: { house, slot, talent, application },
}) => {
  await given.confirmed(application.id, slot.id);
  const id = crypto.randomUUID();
  await callApi(
    'POST /api/user/auditions/:id/unsafe',
    { params: application, body: { request_id: id } },
    talent,
  );
  await deliver();

  const body = { outcome: 'warned', note: 'Never meet talent alone.' } as const;
  await callApi(
    'POST /api/admin/reports/:id/close',
    { params: { id }, body },
    await given.staff('moderator'),
  );

  const warning = (await takeEffect()).find(({ to }) => to === house.email);
  expect(warning?.subject).toMatch(/about “Lead Detective/);
});

test('staff set the number that talent can call, and the change is recorded', async ({
  callApi,
  given,
  arranged: { talent },
}) => {
  const owner = await given.staff('owner');
  const read = async () =>
    (await callApi('GET /api/user/auditions', {}, talent)).body.auditions[0]?.safety_number;
  const set = (number: string) => callApi('PUT /api/admin/safety-number', { body: { number } }, owner);

  const before = await read();
  const [wrong, saved] = [await set('call us'), await set('1 091')];
  await set('1091');

  const log = await callApi('GET /api/admin/audit-log', { query: { by: owner.id } }, owner);
  expect([before, wrong.status, saved.status, await read()]).toEqual(['112', 400, 200, '1091']);
  expect(log.body.entries.map(({ action }) => action)).toEqual(['changed_safety_number']);
});

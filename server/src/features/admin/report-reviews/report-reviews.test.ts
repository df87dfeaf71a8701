import { expect } from 'vitest';
import { houseWithDocument } from '#features/admin/decisions/decisions.matrix.ts';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';

test('shows only the copy that a report of a conversation keeps, and warns the other side', async ({
  callApi,
  deliver,
  given,
  houseWrites,
  takeEffect,
}) => {
  const { house, talent, id } = await createPair(given);
  const { body } = await houseWrites(house, id, newMessage('Come to my room at night.'));
  const form = { reason: 'harassment' as const, text: 'Please look.', message_id: body.data.id };
  await callApi('POST /api/user/conversations/:id/report', { params: { id }, body: form }, talent);
  await houseWrites(house, id, newMessage('A later message.'));
  await deliver();
  const staff = await given.staff('support');
  const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
  const params = { id: items.find(({ title }) => title.startsWith('Conversation'))?.id ?? '' };
  const close = (outcome: 'warned' | 'taken_down', note: string) =>
    callApi('POST /api/admin/reports/:id/close', { params, body: { outcome, note } }, staff);

  const read = await callApi('GET /api/admin/reports/:id', { params }, staff);
  const withoutNote = await close('warned', '');
  const withoutCall = await close('taken_down', 'A note.');
  const closed = await close('warned', 'Never invite applicants to a private room.');
  const sent = await takeEffect();
  const again = await close('warned', 'Twice.');
  const log = await callApi(
    'GET /api/admin/audit-log',
    { query: { text: params.id } },
    await given.staff('owner'),
  );

  expect(read.body.report.messages.map(({ text, reported }) => [text, reported])).toEqual([
    ['Come to my room at night.', true],
  ]);
  expect([withoutNote.body.fields, withoutCall.status]).toEqual([{ note: expect.any(String) }, 409]);
  expect([closed.status, again.status]).toEqual([200, 409]);
  const textsTo = (to: string) =>
    sent
      .filter((message) => message.to === to)
      .map(({ text }) => text)
      .join('\n');
  expect(textsTo(house.email)).toContain('Never invite applicants to a private room.');
  expect(textsTo(talent.email)).toContain('We warned the production house.');
  expect(textsTo(talent.email)).not.toContain('Never invite');
  expect(textsTo(house.email)).toContain('Someone reported what you wrote in a conversation.');
  const acts = new Set(log.body.entries.map(({ action }) => action));
  expect(acts).toEqual(new Set(['closed_report', 'decided', 'viewed_report']));
});

test('warns a talent reported by a production house', async ({
  callApi,
  deliver,
  given,
  houseWrites,
  takeEffect,
}) => {
  const { house, talent, id } = await createPair(given);
  await houseWrites(house, id);
  const form = { reason: 'harassment' as const, text: 'Insults our team.' };
  await callApi('POST /api/production/conversations/:id/report', { params: { id }, body: form }, house);
  await deliver();
  const staff = await given.staff('support');
  const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
  const params = { id: items.find(({ title }) => title.startsWith('Conversation'))?.id ?? '' };
  const note = 'Please write as you would speak in an audition.';

  const body = { outcome: 'warned' as const, note };
  const closed = await callApi('POST /api/admin/reports/:id/close', { params, body }, staff);

  expect(closed.status).toBe(200);
  const warned = (await takeEffect()).filter(({ text }) => text.includes(note)).map(({ to }) => to);
  expect(warned).toEqual([talent.email]);
});

test('takes a reported call down with its report, and names it to who reported', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const talent = await given.talent();
  const { id } = await given.job();
  const moderator = await given.staff('moderator');
  const body = { subject: 'job' as const, id, reason: 'money' as const, text: 'Asked for 500.' };
  await callApi('POST /api/reports', { body }, talent);
  const { items } = (await callApi('GET /api/admin/today', {}, moderator)).body;
  const params = { id: items.find(({ title }) => title.startsWith('Casting call'))?.id ?? '' };

  const read = await callApi('GET /api/admin/reports/:id', { params }, moderator);
  const outcome = { outcome: 'taken_down' as const, note: 'Talent were asked for a fee.' };
  const closed = await callApi('POST /api/admin/reports/:id/close', { params, body: outcome }, moderator);
  const subjects = (await takeEffect()).filter(({ to }) => to === talent.email).map(({ subject }) => subject);

  expect(read.body.report).toMatchObject({ subject: 'job', about: id, can_take_down: true });
  expect(JSON.stringify(read.body.report.facts)).not.toMatch(/phone_number|@/);
  expect(closed.status).toBe(200);
  expect(subjects).toEqual(['We looked at your report: Lead Detective']);
  expect((await callApi('GET /api/production/jobs/:id', { params: { id } })).status).toBe(404);
});

test('verifies or rejects a document once, and records its viewers', async ({
  callApi,
  given,
  services,
  takeEffect,
}) => {
  const moderator = await given.staff('moderator');
  const [verified, rejected] = [
    await houseWithDocument({ ...services, given }),
    await houseWithDocument({ ...services, given }),
  ];
  const sent_at = services.now().toISOString();
  const reason = 'The name on the card cannot be read.';
  const read = await callApi('GET /api/admin/house-documents/:id', { params: { id: rejected } }, moderator);

  const verify = (cin: string) =>
    callApi(
      'POST /api/admin/house-documents/:id/verify',
      { params: { id: verified }, body: { sent_at, cin } },
      moderator,
    );
  const misshapen = await verify('U92490MH2015PTC1234');
  const yes = await verify('u92490 xx2015 ptc123456');
  const no = await callApi(
    'POST /api/admin/house-documents/:id/reject',
    { params: { id: rejected }, body: { sent_at, reason } },
    moderator,
  );
  await takeEffect();
  const gone = await callApi('GET /api/admin/house-documents/:id', { params: { id: rejected } }, moderator);
  const owner = await given.staff('owner');
  const logOf = async (text: string) =>
    (await callApi('GET /api/admin/audit-log', { query: { text } }, owner)).body.entries;

  expect(read.body.document.file).toMatch(/^\/media\/private\/.*signature=/);
  expect(misshapen).toMatchObject({ status: 400, body: { fields: { cin: expect.stringContaining('21') } } });
  expect([yes.status, no.status, gone.status]).toEqual([200, 200, 409]);
  expect((await logOf(rejected)).map(({ action }) => action)).toEqual([
    'rejected_document',
    'decided',
    'viewed_document',
    'viewed_document',
  ]);
  // The State of this CIN is none, which is for people to judge.
  expect(await logOf(verified)).toMatchObject([
    {
      action: 'verified_house',
      details: { cin: 'U92490XX2015PTC123456', cin_check: 'state' },
    },
    { action: 'decided' },
    { action: 'viewed_document' },
    { action: 'viewed_document' },
  ]);
});

test('takes a reported call down with its report when its house has closed it, or does before that takes effect', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const talent = await given.talent();
  const house = await given.house();
  const { production_house_id } = house;
  const moderator = await given.staff('moderator');
  const outcome = { outcome: 'taken_down' as const, note: 'Talent were asked for a fee.' };
  const move = async (id: string, way: 'close' | 'reopen') =>
    (await callApi(`POST /api/production/jobs/:id/${way}`, { params: { id }, body: {} }, house)).status;
  const answers = [];
  const calls = [await given.job({ production_house_id }), await given.job({ production_house_id })];

  for (const [place, { id }] of calls.entries()) {
    const report = { subject: 'job' as const, id, reason: 'money' as const, text: 'Asked for 500.' };
    await callApi('POST /api/reports', { body: report }, talent);
    if (place === 0) await move(id, 'close');
    const { items } = (await callApi('GET /api/admin/today', {}, moderator)).body;
    const found = items.find((item) => item.kind === 'report' && item.house_id === production_house_id);
    const params = { id: found?.id ?? '' };
    answers.push(
      (await callApi('GET /api/admin/reports/:id', { params }, moderator)).body.report.can_take_down,
    );
    await callApi('POST /api/admin/reports/:id/close', { params, body: outcome }, moderator);
    if (place === 1) await move(id, 'close');
    await takeEffect();
    await move(id, 'reopen');
    answers.push((await callApi('GET /api/production/jobs/:id', { params: { id } })).status);
  }

  expect(answers).toEqual([true, 404, true, 404]);
});

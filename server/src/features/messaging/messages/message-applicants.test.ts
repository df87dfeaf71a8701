import { expect } from 'vitest';
import { test } from '#testing/conversation-world.ts';

test('writes to several applicants with their names, once, and says who could not be written to', async ({
  callApi,
  given,
  pair: { house, talent, id },
}) => {
  const { body: conversation } = await callApi(
    'GET /api/production/conversations/:id',
    { params: { id } },
    house,
  );
  const { job, other } = conversation.conversation;
  const gone = await given.talent();
  const { id: goneId } = await given.application({ talent_id: gone.id, job_id: job.id });
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: goneId } }, gone);
  const foreign = await given.application({ talent_id: (await given.talent()).id });
  const request_id = crypto.randomUUID();
  const send = (text: string, application_ids = [id, goneId, foreign.id]) =>
    callApi(
      'POST /api/production/conversations/messages',
      { body: { request_id, application_ids, text } },
      house,
    );

  const [first, again] = await Promise.all([
    send('{name}: free for {role}?'),
    send('{name}: free for {role}?'),
  ]);

  const result = {
    sent: 1,
    not_sent: [
      { application_id: goneId, reason: expect.stringContaining('withdrawn') },
      { application_id: foreign.id, reason: 'We couldn’t find this application.' },
    ],
  };
  expect(first).toMatchObject({ status: 200, body: result });
  expect(again).toMatchObject({ status: 200, body: result });
  const read = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  expect(read.body.messages.map(({ text }) => text)).toEqual([`${other.name}: free for ${job.title}?`]);
  const { messages } = (await callApi('GET /api/user/conversations/:id', { params: { id } }, talent)).body;
  expect(messages).toHaveLength(1);
  // Who is known has a reason; who is not might as well not exist.
  const known = await send('{name}?', [goneId, foreign.id]);
  expect([known.status, known.body.sent]).toEqual([200, 0]);
  expect(await send('{name}?', [foreign.id])).toMatchObject({
    status: 404,
    body: { code: 'applicants_not_found' },
  });
});

test('rejects unknown placeholders and requests for money before anyone is written to', async ({
  callApi,
  pair: { house, talent, id },
}) => {
  const send = (text: string) => {
    const body = { request_id: crypto.randomUUID(), application_ids: [id], text };
    return callApi('POST /api/production/conversations/messages', { body }, house);
  };

  const unknown = await send('Hello {firstname}');
  const fee = await send('Hello {name}, the registration fee is 500.');
  const many = await send('{name} '.repeat(11));

  expect(unknown.body.fields?.text).toBe('We don’t know {firstname}. Use {name} or {role}.');
  expect(fee.body.fields?.text).toContain('“registration fee”');
  expect(many.status).toBe(400);
  const { body } = await callApi('GET /api/user/conversations', {}, talent);
  expect(body.conversations).toEqual([]);
  expect((await send('Hello {name}')).body.sent).toBe(1);
});

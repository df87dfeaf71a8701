import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { objectionIn, test } from '#testing/entered-emails.ts';
import { reason } from '#testing/identity-desk.ts';
import { latestRequest } from '#testing/person-request.ts';

const name = { kind: 'name', name: 'Mira Sen', asked_by: 'person', reason } as const;

test('who made an earlier correction answers an objection by letter only while nobody else may', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const [first, second] = [await given.staff('support'), await given.staff('support')];
  await given.staff('support');
  const talent = await given.talent();
  const correct = async (corrected: string, as: { token: string }) => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    const body = { ...name, name: corrected, request_id: randomUUID() };
    await callApi('POST /api/admin/people/:id/corrections', { params: talent, body }, as);
  };
  const answer = async (as: { token: string }) => {
    const request = await latestRequest(callApi, talent.id, second);
    const rejected = { ...request, body: { ...request.body, reason } };
    return (await callApi('POST /api/admin/person-requests/:id/reject', rejected, as)).body.code;
  };
  await correct('Mira Sen', first);
  await correct('Mira Sena', second);
  const received_on = dayInIndia(clock.now);
  const letter = { kind: 'objection', channel: 'post', received_on, note: 'Not my name.' } as const;
  await callApi('POST /api/admin/people/:id/requests', { params: talent, body: letter }, second);

  const byDeciders = [await answer(first), await answer(second)];
  await db
    .updateTable('staff_member')
    .set({ active_since: null, owner_until: null })
    .where('id', 'not in', [first.id, second.id])
    .execute();

  expect(byDeciders).toEqual(Array(2).fill('another_person_required'));
  expect([await answer(second), await answer(first)]).toEqual(['another_person_required', undefined]);
});

test('the author of a correction answers no objection to it, by letter or by the link', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  const [first, second] = [await given.staff('support'), await given.staff('support')];
  const correct = async (corrected: string, as: { token: string }) => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    const body = { ...name, name: corrected, request_id: randomUUID() };
    await callApi('POST /api/admin/people/:id/corrections', { params: talent, body }, as);
    return objectionIn((await deliver()).find(({ text }) => text.includes('#id='))?.text);
  };
  const answer = async (as: { token: string }) => {
    const request = await latestRequest(callApi, talent.id, second);
    const rejected = { ...request, body: { ...request.body, reason } };
    return (await callApi('POST /api/admin/person-requests/:id/reject', rejected, as)).body.code;
  };

  await correct('Mira Sen', first);
  const received_on = dayInIndia(clock.now);
  const letter = { kind: 'objection', channel: 'post', received_on, note: 'Not Mira Sen.' } as const;
  await callApi('POST /api/admin/people/:id/requests', { params: talent, body: letter }, second);
  const byLetter = await answer(first);
  const link = await correct('Mira Sena', second);
  await callApi('POST /api/corrections/object', { body: { ...link, text: 'Nor that.' } });

  expect([byLetter, await answer(first), await answer(second)]).toEqual(
    Array(3).fill('another_person_required'),
  );
  expect(await answer(await given.staff('support'))).toBeUndefined();
});

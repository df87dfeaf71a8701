import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { BEFORE, DEADLINE, test } from '#testing/tape-world.ts';

test('of an adult, what waited at 18 is not sent: the adult sends it, or uploads another one in its place', async ({
  callApi,
  clock,
  db,
  given,
  sendTape,
}) => {
  clock.now = BEFORE;
  const { house, job, talent, application } = await given.applied({
    job: { audition_type: 'Self-tape', shoot_dates: '2026-06-01' },
    talent: { date_of_birth: '2008-05-05' },
    hasGuardian: true,
  });
  await given.tapeRequest(job.id, { deadline: DEADLINE, max_takes: 2 });
  const { id } = await given.selfTape(application.id);
  await db.updateTable('guardian').set({ applies_alone: false }).execute();
  const send = (take: string) => sendTape(talent, id, { take });
  const waiting = async () => (await callApi('GET /api/user/job-applications', {}, talent)).body.waiting;
  const own = async () => {
    const { tapes } = (await callApi('GET /api/user/self-tapes', { query: { id } }, talent)).body;
    return tapes[0]?.takes.map(({ take, waits_for }) => [take, waits_for]);
  };
  const received = async () => {
    const { tapes } = (await callApi('GET /api/production/self-tapes/:id', { params: job, query: {} }, house))
      .body;
    return tapes[0]?.takes.map(({ take }) => take);
  };

  await send('1');
  await send('2');
  clock.now = new Date(BEFORE.getTime() + DAY_MS);
  talent.token = await given.session(talent.id);
  house.token = await given.session(house.id);
  const [unsent] = await waiting();
  const another = await send('1');
  const [kept, first] = [await own(), await received()];
  const params = { id: unsent?.id ?? '' };
  const sent = await callApi('POST /api/user/guardian-requests/:id/send', { params }, talent);

  expect(unsent).toMatchObject({ kind: 'tape', may_send: true });
  expect(JSON.parse(another.text)).toMatchObject({ message: 'Tape sent.' });
  expect(kept).toEqual([
    [1, null],
    [2, 'talent'],
  ]);
  expect(first).toEqual([1]);
  expect(sent).toMatchObject({ status: 200, body: { message: 'Tape sent.' } });
  expect(await own()).toEqual([
    [1, null],
    [2, null],
  ]);
  expect([await received(), await waiting()]).toEqual([[1, 2], []]);
});

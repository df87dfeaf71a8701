import { expect } from 'vitest';
import { readRequests } from '#features/accounts/guardian-overview/read-requests.ts';
import { newPass } from '#features/accounts/guardians/guardian-token.ts';
import { BEFORE, DEADLINE, test } from '#testing/tape-world.ts';

test('keeps the self-tape of a child from the house until the guardian approves it', async ({
  callApi,
  clock,
  db,
  given,
  sendTape,
  services,
}) => {
  clock.now = BEFORE;
  const { house, job, talent, application } = await given.applied({
    job: { audition_type: 'Self-tape', shoot_dates: '2026-06-01' },
    talent: { date_of_birth: '2015-05-01' },
    hasGuardian: true,
  });
  await given.tapeRequest(job.id, { deadline: DEADLINE });
  const tape = await given.selfTape(application.id);
  const [guardian] = await db
    .updateTable('guardian')
    .set({ applies_alone: false })
    .returning(['id', 'contact'])
    .execute();
  const pass = newPass(services.secrets.links, guardian?.id ?? '', clock.now);
  const states = async () => {
    const read = await callApi('GET /api/production/self-tapes/:id', { params: job, query: {} }, house);
    const review = await callApi('GET /api/production/review/:id', { params: application }, house);
    return [read.body.tapes[0]?.state, review.body.data.media.length];
  };

  const sent = await sendTape(talent, tape.id);
  const before = await states();
  const decision = { pass, child: talent.id, kind: 'tape', subject: tape.id, approve: true } as const;
  const approved = await callApi('POST /api/guardian/decide', { body: decision });
  const received = await states();
  clock.now = new Date(clock.now.getTime() + 60_000);
  talent.token = await given.session(talent.id);
  const another = await sendTape(talent, tape.id);
  const waiting = (await readRequests(services, guardian?.contact ?? '')).waiting;

  expect(sent.status).toBe(200);
  expect(before).toEqual(['waiting', 0]);
  expect(approved).toMatchObject({
    status: 200,
    body: { waiting: [], decided: [{ kind: 'tape', approved: true }] },
  });
  expect(received).toEqual(['received', 1]);
  // An approval is for one tape.
  expect(another.status).toBe(200);
  expect(waiting).toMatchObject([{ kind: 'tape' }]);
  const shown = { ...decision, asked_at: new Date(clock.now.getTime() - 60_000).toISOString() };
  expect(await callApi('POST /api/guardian/decide', { body: shown })).toMatchObject({
    status: 409,
    body: { code: 'guardian_request_changed' },
  });
});

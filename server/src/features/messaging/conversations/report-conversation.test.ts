import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { deleteOldReports } from '#features/messaging/messages/tasks.ts';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';
import type { CallApi } from '#testing/test.ts';

const closing = { outcome: 'no_action' } as const;
const notFound = { code: 'reported_subject_not_found' };

/** Reads the open reports about these as a moderator. */
async function readReports(callApi: CallApi, as: { token: string }, about: readonly string[]) {
  const { items } = (await callApi('GET /api/admin/today', {}, as)).body;
  const reports = items
    .filter(({ kind }) => kind === 'report')
    .map(({ id }) => callApi('GET /api/admin/reports/:id', { params: { id } }, as));
  return (await Promise.all(reports))
    .map(({ body }) => body.report)
    .filter((report) => about.includes(report.about));
}

test('keeps a report with its messages for staff, once until they close it', async ({
  callApi,
  given,
  pair: { house, talent, id },
  houseWrites,
  takeEffect,
}) => {
  const { body } = await houseWrites(house, id, newMessage('Come to my room at night.'));
  const reportForm = { reason: 'harassment' as const, text: 'Please look.', message_id: body.data.id };
  const report = () =>
    callApi('POST /api/user/conversations/:id/report', { params: { id }, body: reportForm }, talent);

  const answers = await Promise.all([report(), report()]);
  const moderator = await given.staff('moderator');
  const reports = await readReports(callApi, moderator, [id]);
  const params = { id: reports[0]?.id ?? '' };
  const close = () => callApi('POST /api/admin/reports/:id/close', { params, body: closing }, moderator);
  const closed = await close();
  await takeEffect();
  const again = await close();

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(reports).toMatchObject([
    {
      ...{ reason: 'harassment', text: 'Please look.', by: 'talent' },
      facts: [
        { name: 'house', value: 'Lamp Films' },
        { name: 'talent', value: 'Asha Rao' },
      ],
      messages: [{ party: 'house', text: 'Come to my room at night.', reported: true }],
    },
  ]);
  expect([closed.status, again.status]).toEqual([200, 409]);
  expect(await readReports(callApi, moderator, [id])).toEqual([]);
});

test('rejects a report that names a message of another conversation', async ({
  callApi,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const other = await createPair(given);
  const { body } = await houseWrites(other.house, other.id);
  await houseWrites(house, id);
  const reportForm = { reason: 'spam' as const, message_id: body.data.id };

  const foreign = await callApi(
    'POST /api/user/conversations/:id/report',
    { params: { id }, body: reportForm },
    talent,
  );
  const empty = await callApi(
    'POST /api/user/conversations/:id/report',
    { params: { id }, body: { reason: 'rude' as never } },
    talent,
  );

  expect([foreign.status, empty.status]).toEqual([404, 400]);
});

test('takes reports of casting calls, houses and profiles, once each until staff close them', async ({
  callApi,
  given,
}) => {
  const house = await given.house({ company_name: 'You Won Films' });
  const job = await given.job({ production_house_id: house.production_house_id, role_details: 'Model' });
  const talent = await given.talent({
    name: 'Asha Rao',
    date_of_birth: '1990-01-01',
    updated_at: '2026-05-01T10:00:00Z',
  });
  const hidden = await given.job({ status: 'pending' });
  const child = await given.talent({ date_of_birth: '2015-01-01' });
  await given.guardian(child.id);
  const report = (subject: 'job' | 'house' | 'talent', id: string, as?: { token: string }) =>
    callApi('POST /api/reports', { body: { subject, id, reason: 'money', text: 'Asked for 500.' } }, as);

  const sent = [
    await report('job', job.id, talent),
    await report('job', job.id, talent),
    await report('house', house.production_house_id, talent),
    await report('talent', talent.id, await given.member(house, 'viewer')),
    await report('job', hidden.id, talent),
    await report('job', job.id),
    await report('talent', child.id, talent),
    await report('talent', crypto.randomUUID(), talent),
  ];
  const moderator = await given.staff('moderator');
  const about = [job.id, house.production_house_id, talent.id];
  const reports = await readReports(callApi, moderator, about);
  const ofJob = reports.find(({ subject }) => subject === 'job');
  const params = { id: ofJob?.id ?? '' };
  await callApi('POST /api/admin/reports/:id/close', { params, body: closing }, moderator);

  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 401, 404, 404]);
  expect(sent.slice(6).map(({ body }) => body)).toMatchObject([notFound, notFound]);
  expect(reports.map((report) => report.about).toSorted()).toEqual(about.toSorted());
  expect(ofJob).toMatchObject({ by: 'talent', reason: 'money' });
  expect(ofJob?.facts).toContainEqual({ name: 'role_details', value: 'Model' });
  const left = await readReports(callApi, moderator, about);
  expect(left.map(({ subject }) => subject).toSorted()).toEqual(['house', 'talent']);
});

test('deletes a report a year after it was closed and keeps open ones', async ({
  services,
  db,
  callApi,
  clock,
  given,
  pair: { house, talent, id },
  houseWrites,
  takeEffect,
}) => {
  const other = await createPair(given);
  await houseWrites(house, id);
  await houseWrites(other.house, other.id);
  const body = { reason: 'spam' as const, text: 'Please look.' };
  await callApi('POST /api/user/conversations/:id/report', { params: { id }, body }, talent);
  await callApi('POST /api/user/conversations/:id/report', { params: { id: other.id }, body }, other.talent);
  const reports = db
    .selectFrom('conversation_report')
    .select('id')
    .where('application_id', 'in', [id, other.id]);
  const closed = await reports.where('application_id', '=', id).executeTakeFirstOrThrow();
  await callApi(
    'POST /api/admin/reports/:id/close',
    { params: { id: closed.id }, body: closing },
    await given.staff('moderator'),
  );
  await takeEffect();

  clock.now = new Date(clock.now.getTime() + 364 * DAY_MS);
  await deleteOldReports.run(services, {}, 'a night');
  const before = await reports.execute();
  clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
  await deleteOldReports.run(services, {}, 'a later night');

  expect(before).toHaveLength(2);
  expect(await reports.execute()).toEqual(before.filter((report) => report.id !== closed.id));
});

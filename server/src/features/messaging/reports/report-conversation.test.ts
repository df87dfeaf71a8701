import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { deleteOldReports } from '#features/messaging/reports/tasks.ts';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';

test('keeps a report with its messages for staff, once until they close it', async ({
  callApi,
  services,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const { body } = await houseWrites(house, id, newMessage('Come to my room at night.'));
  const reportForm = { reason: 'harassment' as const, text: 'Please look.', message_id: body.data.id };
  const report = () =>
    callApi('POST /api/user/conversations/:id/report', { params: { id }, body: reportForm }, talent);

  const answers = await Promise.all([report(), report()]);
  const { text } = await runStaffCommand(services, ['reports']);
  const waiting = text.split('\n').filter((line) => line.includes('by the talent'));
  const [reportId = ''] = waiting[0]?.split('  ') ?? [];
  const closed = await runStaffCommand(services, ['close-report', reportId]);
  const again = await runStaffCommand(services, ['close-report', reportId]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(waiting).toHaveLength(1);
  expect(waiting[0]).toContain('Insults or harasses  Lamp Films and Asha Rao');
  expect(text).toContain('    says: Please look.');
  expect(text).toMatch(/ {2}\* .* house \(.*\): Come to my room at night\./);
  expect([closed.text, again.text]).toEqual([
    'Report closed.',
    'Nothing to do: the report is already closed.',
  ]);
  expect((await runStaffCommand(services, ['reports'])).text).not.toContain(reportId);
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
  services,
  given,
}) => {
  const house = await given.house({ company_name: 'You Won Films' });
  const job = await given.job({ production_house_id: house.production_house_id, role_details: 'Model' });
  const talent = await given.talent({ name: 'Asha Rao' });
  const hidden = await given.job({ status: 'pending' });
  const report = (subject: 'job' | 'house' | 'talent', id: string, as?: { token: string }) =>
    callApi('POST /api/reports', { body: { subject, id, reason: 'money', text: 'Asked for 500.' } }, as);

  const sent = [
    await report('job', job.id, talent),
    await report('job', job.id, talent),
    await report('house', house.production_house_id, talent),
    await report('talent', talent.id, await given.member(house, 'viewer')),
    await report('job', hidden.id, talent),
    await report('job', job.id),
  ];
  const { text } = await runStaffCommand(services, ['reports']);
  const ofJob = text.split('\n').filter((line) => line.includes(`casting call ${job.id}`));
  const closed = await runStaffCommand(services, ['close-report', ofJob[0]?.split('  ')[0] ?? '']);
  const after = await runStaffCommand(services, ['reports']);

  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 401]);
  expect(ofJob).toHaveLength(1);
  expect(ofJob[0]).toContain('by a talent  Asks for money');
  expect(text).toContain('    role_details: Model');
  expect(text).toContain(`production house ${house.production_house_id}`);
  expect(text).toContain(`talent profile ${talent.id}`);
  expect(closed.text).toBe('Report closed.');
  expect(after.text).not.toContain(job.id);
});

test('lets staff close only reports that exist', async ({ services }) => {
  expect(await runStaffCommand(services, ['close-report', 'one'])).toEqual({
    exitCode: 1,
    text: 'There is no report one.',
  });
});

test('deletes a report a year after it was closed and keeps open ones', async ({
  services,
  db,
  callApi,
  clock,
  given,
  pair: { house, talent, id },
  houseWrites,
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
  await runStaffCommand(services, ['close-report', closed.id]);

  clock.now = new Date(clock.now.getTime() + 364 * DAY_MS);
  await deleteOldReports.run(services, {}, 'a night');
  const before = await reports.execute();
  clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
  await deleteOldReports.run(services, {}, 'a later night');

  expect(before).toHaveLength(2);
  expect(await reports.execute()).toEqual(before.filter((report) => report.id !== closed.id));
});

import { expect } from 'vitest';
import { forgetReports } from '#features/conversation-reports/tasks.ts';
import { runStaffCommand } from '#features/staff/run-staff-command.ts';
import { createPair, letter, test } from '#testing/conversation-world.ts';

const DAY_MS = 86_400_000;

test('a report is kept for staff with what was written, once until they close it', async ({
  call,
  services,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const { body } = await houseWrites(house, id, letter('Come to my room at night.'));
  const complaint = { reason: 'harassment' as const, words: 'Please look.', message_id: body.data.id };
  const report = () =>
    call('POST /api/user/conversations/:id/report', { params: { id }, body: complaint }, talent);

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
  expect([closed.text, again.text]).toEqual(['Closed.', 'Nothing to do: it was closed already.']);
  expect((await runStaffCommand(services, ['reports'])).text).not.toContain(reportId);
});

test('what is not of the conversation is not reported with it', async ({
  call,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const other = await createPair(given);
  const { body } = await houseWrites(other.house, other.id);
  await houseWrites(house, id);
  const complaint = { reason: 'spam' as const, message_id: body.data.id };

  const foreign = await call(
    'POST /api/user/conversations/:id/report',
    { params: { id }, body: complaint },
    talent,
  );
  const empty = await call(
    'POST /api/user/conversations/:id/report',
    { params: { id }, body: { reason: 'rude' as never } },
    talent,
  );

  expect([foreign.status, empty.status]).toEqual([404, 400]);
});

test('staff close only what is there', async ({ services }) => {
  expect(await runStaffCommand(services, ['close-report', 'one'])).toEqual({
    exitCode: 1,
    text: 'There is no report one.',
  });
});

test('a report is forgotten a year after it was closed, and one that waits is not', async ({
  services,
  db,
  call,
  clock,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const other = await createPair(given);
  await houseWrites(house, id);
  await houseWrites(other.house, other.id);
  const body = { reason: 'spam' as const, words: 'Please look.' };
  await call('POST /api/user/conversations/:id/report', { params: { id }, body }, talent);
  await call('POST /api/user/conversations/:id/report', { params: { id: other.id }, body }, other.talent);
  const reports = db
    .selectFrom('conversation_report')
    .select('id')
    .where('application_id', 'in', [id, other.id]);
  const closed = await reports.where('application_id', '=', id).executeTakeFirstOrThrow();
  await runStaffCommand(services, ['close-report', closed.id]);

  clock.now = new Date(clock.now.getTime() + 364 * DAY_MS);
  await forgetReports.run(services, {}, 'a night');
  const before = await reports.execute();
  clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
  await forgetReports.run(services, {}, 'a later night');

  expect(before).toHaveLength(2);
  expect(await reports.execute()).toEqual(before.filter((report) => report.id !== closed.id));
});

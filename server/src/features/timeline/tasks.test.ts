import { expect } from 'vitest';
import { createBoard, stepOf } from '#testing/board-world.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const HELD_MS = 31_000;

test('applying is confirmed at once, and once', async ({ call, deliver, given }) => {
  const talent = await given.talent();
  const body = { ...answers, job_id: (await given.job()).id };

  await call('POST /api/user/job-apply', { body }, talent);
  await call('POST /api/user/job-apply', { body }, talent);

  const letters = (await deliver()).filter(({ to }) => to === talent.email);
  expect(letters).toMatchObject([{ subject: expect.stringMatching(/^Your application is sent: /) }]);
});

test('those whom a step takes together are told each, once it stands and unless they withdrew', async ({
  call,
  clock,
  deliver,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const [one, two, gone] = [await applicant(), await applicant(), await applicant()];
  await call('POST /api/production/review/steps', stepOf([one.id, two.id, gone.id], 'shortlisted'), house);
  await call('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);
  const early = await deliver();

  clock.now = new Date(clock.now.getTime() + HELD_MS);

  const letters = await deliver();
  expect(early).toEqual([]);
  expect(letters.map(({ to }) => to).sort()).toEqual([one.talent.email, two.talent.email].sort());
  expect(letters[0]?.subject).toMatch(/^You are on the shortlist: /);
});

test('that an application was opened stands under the bell, and comes by no email', async ({
  call,
  db,
  deliver,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();

  await call('POST /api/production/applications/:id/view', { params: { id } }, house);
  await call('POST /api/production/applications/:id/view', { params: { id } }, house);

  expect(await deliver()).toEqual([]);
  const notices = db
    .selectFrom('notice')
    .select(['kind', 'title', 'path'])
    .where('account_id', '=', talent.id);
  expect(await notices.execute()).toEqual([
    {
      kind: 'views',
      title: expect.stringMatching(/^Your application was opened: /),
      path: '/user/my-application',
    },
  ]);
});

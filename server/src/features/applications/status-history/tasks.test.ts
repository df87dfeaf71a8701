import { expect } from 'vitest';
import { createBoard, moveOf, sendOf } from '#testing/board-world.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('confirms an application at once, and only once', async ({ callApi, deliver, given }) => {
  const talent = await given.talent();
  const body = { ...answers, job_id: (await given.job()).id };

  await callApi('POST /api/user/job-apply', { body }, talent);
  await callApi('POST /api/user/job-apply', { body }, talent);

  const emails = (await deliver()).filter(({ to }) => to === talent.email);
  expect(emails).toMatchObject([{ subject: expect.stringMatching(/^Your application was sent: /) }]);
});

test('notifies each talent of a joint decision once it is sent, unless they withdrew', async ({
  callApi,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [one, two, gone] = [await applicant(), await applicant(), await applicant()];
  await callApi('POST /api/production/review/moves', moveOf([one.id, two.id, gone.id], 'shortlisted'), house);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);
  const early = await deliver();

  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [one.id, two.id, gone.id]), house);

  const emails = await deliver();
  expect(early).toEqual([]);
  expect(emails.map(({ to }) => to).sort()).toEqual([one.talent.email, two.talent.email].sort());
  expect(emails[0]?.subject).toMatch(/^You are on the shortlist: /);
});

test('an opened application appears in the inbox and is not emailed', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();

  await callApi('POST /api/production/applications/:id/view', { params: { id } }, house);
  await callApi('POST /api/production/applications/:id/view', { params: { id } }, house);

  expect(await deliver()).toEqual([]);
  const notices = db
    .selectFrom('notification')
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

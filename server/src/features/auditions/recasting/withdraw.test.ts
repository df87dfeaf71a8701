import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

test('a talent who withdraws while holding a slot frees it: the house and those who asked for a time hear', async ({
  callApi,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [holder, asking, content] = [
    await applicant({ name: 'Asha Rao' }),
    await applicant({ name: 'Bina Das' }),
    await applicant({ name: 'Chitra Sen' }),
  ];
  const slot = await given.slot(job_id, { capacity: 1 });
  const other = await given.slot(job_id, { capacity: 1, place: 'Studio 7' });
  const place = (id: string, slot_id: string) =>
    callApi(
      'PUT /api/production/audition-invitations/:id/slot',
      { params: { id }, body: { slot_id } },
      house,
    );
  const applications = { applications: [asking.id], round: 1 };
  const invitations = 'POST /api/production/auditions/:id/invitations';
  await callApi(invitations, { params: { id: job_id }, body: applications }, house);
  await place(holder.id, slot.id);
  await place(content.id, other.id);
  const ask = { params: { id: asking.id }, body: { note: 'After six?' } };
  await callApi('POST /api/user/auditions/:id/ask', ask, asking.talent);
  await deliver();

  const withdraw = () =>
    callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: holder.id } }, holder.talent);
  const both = await Promise.all([withdraw(), withdraw()]);
  const told = await deliver();

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const toHouse = told.filter(({ to }) => to === house.email);
  expect(toHouse).toMatchObject([{ subject: expect.stringContaining('Asha Rao withdrew') }]);
  expect(toHouse[0]?.text).toContain('is free again');
  expect(told.filter(({ to }) => to === asking.talent.email)).toMatchObject([
    { subject: expect.stringContaining('New audition times') },
  ]);
  expect(told.filter(({ to }) => to === content.talent.email)).toEqual([]);
  const times = await callApi('GET /api/user/auditions', {}, asking.talent);
  expect(times.body.auditions[0]?.free_slots.map(({ id }) => id)).toEqual([slot.id]);
});

test('a talent who withdraws without a slot sends no such news', async ({ callApi, deliver, given }) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();

  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);

  expect((await deliver()).filter(({ to }) => to === house.email)).toEqual([]);
});

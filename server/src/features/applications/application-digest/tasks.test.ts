import { expect } from 'vitest';
import { sendApplicationDigests } from '#features/applications/application-digest/tasks.ts';
import { test } from '#testing/test.ts';

test('sends every reviewer of a house one digest per day of the unopened applications', async ({
  callApi,
  clock,
  db,
  services,
  given,
  deliver,
}) => {
  clock.now = new Date('2026-03-02T12:00:00+05:30');
  const [house, other] = [await given.house(), await given.house()];
  const job = await given.job({ production_house_id: house.production_house_id });
  const apply = async ({ applied_at }: { applied_at: string }) =>
    given.application({ talent_id: (await given.talent()).id, job_id: job.id, applied_at });
  const opened = await apply({ applied_at: '2026-03-02T10:00:00+05:30' });
  await apply({ applied_at: '2026-03-02T00:00:00+05:30' });
  await apply({ applied_at: '2026-03-02T23:59:59+05:30' });
  await apply({ applied_at: '2026-03-01T23:59:59+05:30' });
  await apply({ applied_at: '2026-03-03T00:00:00+05:30' });
  await callApi('POST /api/production/applications/:id/view', { params: { id: opened.id } }, house);
  await deliver();

  clock.now = new Date('2026-03-03T09:20:00+05:30');
  await sendApplicationDigests.run(services, {}, 'morning');
  await sendApplicationDigests.run(services, {}, 'again');

  const emails = (await deliver()).filter(({ to }) => [house.email, other.email].includes(to));
  expect(emails).toMatchObject([
    {
      to: house.email,
      subject: expect.stringMatching(/^2 new applications: /),
      link: expect.stringContaining(job.id),
    },
  ]);
  const notices = db.selectFrom('notification').select(['kind', 'path']).where('account_id', '=', house.id);
  expect(await notices.execute()).toEqual([
    { kind: 'applications', path: `/production/applicants/${job.id}` },
  ]);
});

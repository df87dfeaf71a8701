import type { ApplicationDigest } from '@kirdaar/contract/rules/notifications';
import { expect } from 'vitest';
import { sendDailyDigests, sendHourlyDigests } from '#features/applications/application-digest/tasks.ts';
import type { Caller } from '#testing/given.ts';
import { answers } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

interface Fixtures {
  /** A house whose only member wants to hear of new applications at a pace, and one of its casting calls. */
  houseWanting: (digest: ApplicationDigest) => Promise<{
    house: Caller & { id: string; email: string; production_house_id: string };
    job: { id: string };
  }>;
  /** Sends an application of a new talent through the front door. */
  apply: (job: { id: string }, name?: string) => Promise<{ token: string; application_id: string }>;
  /** Returns what the member of a house is sent and has in the inbox. */
  newsOf: (house: { id: string; email: string }) => Promise<{ subjects: string[]; titles: string[] }>;
}

const test = base.extend<Fixtures>({
  houseWanting: async ({ callApi, given }, use) => {
    await use(async (digest) => {
      const house = await given.houseForChildren();
      await callApi('PUT /api/preferences/application-digest', { body: { digest } }, house);
      return { house, job: await given.job({ production_house_id: house.production_house_id }) };
    });
  },
  apply: async ({ callApi, db, given }, use) => {
    await use(async (job, name = 'Asha Rao') => {
      const talent = await given.talent({ name });
      const sent = await callApi(
        'POST /api/user/job-apply',
        { body: { job_id: job.id, ...answers } },
        talent,
      );
      expect(sent.status).toBe(200);
      const { id } = await db
        .selectFrom('application')
        .select('id')
        .where('talent_id', '=', talent.id)
        .executeTakeFirstOrThrow();
      return { ...talent, application_id: id };
    });
  },
  newsOf: async ({ db, deliver }, use) => {
    await use(async ({ id, email }) => {
      const emails = (await deliver()).filter(({ to }) => to === email);
      const inbox = db.selectFrom('notification').select('title').where('account_id', '=', id);
      const titles = (await inbox.orderBy('created_at').execute()).map(({ title }) => title);
      return { subjects: emails.map(({ subject }) => subject ?? ''), titles };
    });
  },
});

const quietTest = test.extend<{ quiet: undefined }>({
  quiet: [
    async ({ services }, use) => {
      services.config.QUIET_HOURS = true;
      await use(undefined);
      services.config.QUIET_HOURS = false;
    },
    { auto: true },
  ],
});

const noon = new Date('2026-03-02T12:10:00+05:30');

test('groups new applications in the inbox until they are read, and emails nobody who turned them off', async ({
  apply,
  callApi,
  clock,
  houseWanting,
  newsOf,
}) => {
  clock.now = noon;
  const { house, job } = await houseWanting('off');

  await apply(job);
  clock.now = new Date(noon.getTime() + 30_000);
  await apply(job);
  const first = await newsOf(house);
  const { notices } = (await callApi('GET /api/notices', { query: {} }, house)).body;
  await callApi('POST /api/notices/:id/read', { params: { id: notices[0]?.id ?? '' } }, house);
  clock.now = new Date(noon.getTime() + 60_000);
  await apply(job);

  expect(first).toEqual({ subjects: [], titles: ['2 new applications for Lead Detective · Web Series'] });
  expect((await newsOf(house)).titles).toEqual([
    '2 new applications for Lead Detective · Web Series',
    '1 new application for Lead Detective · Web Series',
  ]);
});

quietTest(
  'writes about each application by day, and in the morning about those of the night',
  async ({ apply, clock, houseWanting, newsOf, services }) => {
    clock.now = noon;
    const { house, job } = await houseWanting('each');
    await apply(job, 'Meera Shah');
    const byDay = await newsOf(house);
    clock.now = new Date('2026-03-02T22:00:00+05:30');
    await apply(job);
    const atNight = await newsOf(house);
    clock.now = new Date('2026-03-03T09:00:04+05:30');
    await sendHourlyDigests.run(services, {}, 'morning');

    expect(byDay.subjects).toEqual(['Meera Shah applied: Lead Detective · Web Series']);
    expect(atNight.subjects).toEqual([]);
    expect((await newsOf(house)).subjects).toEqual(['1 new application: Lead Detective · Web Series']);
  },
);

test('emails an hourly digest, counted when it is sent, without withdrawn applications', async ({
  apply,
  callApi,
  clock,
  houseWanting,
  newsOf,
  services,
}) => {
  clock.now = noon;
  const { house, job } = await houseWanting('hourly');
  await apply(job);
  await apply(job);
  const withdrawn = await apply(job);
  await newsOf(house);
  clock.now = new Date('2026-03-02T13:00:02+05:30');
  await sendHourlyDigests.run(services, {}, 'hour');
  await sendHourlyDigests.run(services, {}, 'again');
  const params = { id: withdrawn.application_id };
  await callApi('POST /api/user/job-applications/:id/withdraw', { params }, withdrawn);

  const sent = await newsOf(house);
  clock.now = new Date('2026-03-02T14:00:02+05:30');
  await sendHourlyDigests.run(services, {}, 'next');

  expect(sent.subjects).toEqual(['2 new applications: Lead Detective · Web Series']);
  expect((await newsOf(house)).subjects).toEqual([]);
});

test('emails a daily digest of the day before unless a member chose otherwise', async ({
  apply,
  callApi,
  clock,
  given,
  houseWanting,
  newsOf,
  services,
}) => {
  clock.now = noon;
  const { house, job } = await houseWanting('daily');
  const other = await given.member(house, 'reviewer');
  await callApi('PUT /api/preferences/application-digest', { body: { digest: 'off' } }, other);
  const opened = await apply(job);
  await apply(job);
  await callApi(
    'POST /api/production/applications/:id/view',
    { params: { id: opened.application_id } },
    house,
  );
  const { application_digest } = (await callApi('GET /api/preferences', {}, other)).body;
  await newsOf(house);
  clock.now = new Date('2026-03-03T09:00:04+05:30');
  await apply(job);
  await sendHourlyDigests.run(services, {}, 'hour');
  await sendDailyDigests.run(services, {}, 'morning');
  await sendDailyDigests.run(services, {}, 'again');

  expect(application_digest).toBe('off');
  const { subjects } = await newsOf(house);
  expect(subjects).toEqual(['1 new application: Lead Detective · Web Series']);
});

test('leaves children out of notifications to a house that is not verified', async ({
  clock,
  db,
  given,
  services,
  deliver,
}) => {
  clock.now = noon;
  const house = await given.houseForChildren();
  const job = await given.job({ production_house_id: house.production_house_id, age_range: '8-60' });
  const child = await given.talent({ date_of_birth: '2016-01-01' });
  await given.guardian(child.id);
  for (const { id } of [child, await given.talent()])
    await given.application({ talent_id: id, job_id: job.id, applied_at: noon.toISOString() });
  const { production_house_id } = house;
  await db
    .updateTable('production_house')
    .set({ verification: 'email' })
    .where('id', '=', production_house_id)
    .execute();
  await deliver();

  clock.now = new Date('2026-03-03T09:00:04+05:30');
  await sendDailyDigests.run(services, {}, 'morning');

  const emails = (await deliver()).filter(({ to }) => to === house.email);
  expect(emails).toMatchObject([{ subject: expect.stringMatching(/^1 new application: /) }]);
});

import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { answers, childTerms, jobPost } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

interface Decided {
  status: number;
  body: object;
  told: OutgoingMessage[];
}

/** Provides a marketplace where staff review casting calls, and a moderator. */
const test = base.extend<{
  approval: undefined;
  moderator: {
    /** Decides, lets the decision take effect, and returns the answer with what was sent. */
    approve: (id: string, version: number) => Promise<Decided>;
    reject: (id: string, version: number, reason: string) => Promise<Decided>;
    /** Whether a casting call or an edit of it waits. */
    sees: (id: string) => Promise<boolean>;
  };
}>({
  moderator: async ({ callApi, given, takeEffect }, use) => {
    const as = await given.staff('moderator');
    await use({
      approve: async (id, version) => {
        const body = { version };
        const answer = await callApi('POST /api/admin/jobs/:id/approve', { params: { id }, body }, as);
        return { ...answer, told: await takeEffect() };
      },
      reject: async (id, version, reason) => {
        const body = { version, reason };
        const answer = await callApi('POST /api/admin/jobs/:id/reject', { params: { id }, body }, as);
        return { ...answer, told: await takeEffect() };
      },
      sees: async (jobId) =>
        (await callApi('GET /api/admin/today', {}, as)).body.items.some(({ id }) => id === jobId),
    });
  },
  approval: [
    async ({ services }, use) => {
      services.config = { ...services.config, AUTO_APPROVE: false };
      await use(undefined);
    },
    { auto: true },
  ],
});

test('holds a casting call for review and tells its house', async ({ callApi, clock, given }) => {
  const house = await given.house();

  const posted = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);

  expect(posted).toMatchObject({ status: 200, body: { success: true, status: 'pending' } });
  expect(posted.body.message).toMatch(/^Job Post Added. Our team reviews/);
});

test('shows a pending casting call only to its house and accepts no applications to it', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const stranger = await given.house();
  const talent = await given.talent();
  const { id } = (await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house)).body;

  const popular = await callApi('GET /api/user/popular-casting-calls', {});
  const fitting = await callApi('GET /api/user/calls-for-you', {}, talent);
  const own = await callApi('GET /api/production/jobs/previous', {}, house);
  const reads = await Promise.all(
    [undefined, talent, stranger, house].map((as) =>
      callApi('GET /api/production/jobs/:id', { params: { id } }, as),
    ),
  );
  const applied = await callApi('POST /api/user/job-apply', { body: { ...answers, job_id: id } }, talent);

  const ids = (jobs: { id: string }[]) => jobs.map((job) => job.id);
  expect([...ids(popular.body.jobs), ...ids(fitting.body.jobs)]).not.toContain(id);
  expect(own.body.data).toMatchObject([{ id, status: 'pending' }]);
  expect(reads.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  expect(applied).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
});

test('holds every casting call of a house verified by email, and none for adults of a verified house', async ({
  callApi,
  clock,
  given,
}) => {
  const known = await given.houseForChildren();
  const house = await given.house();
  const { production_house_id } = house;
  await given.job({ production_house_id, approved_at: clock.now.toISOString() });
  const body = jobPost(clock.now);
  const children = { ...body, ...childTerms, age_range: '6-14' };

  const second = await callApi('POST /api/production/jobs', { body }, house);
  const adults = await callApi('POST /api/production/jobs', { body }, known);
  const forChildren = await callApi('POST /api/production/jobs', { body: children }, known);

  expect([second, adults, forChildren].map((posted) => posted.body.status)).toEqual([
    'pending',
    'open',
    'pending',
  ]);
});

test('shows talent the approved version while an edit waits, and the edit once staff approve it', async ({
  callApi,
  clock,
  given,
  moderator,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const body = { ...jobPost(clock.now), city_location: 'Room 12, Hotel Moon', if_match: 'never' };
  const read = async () => (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job;
  const state = async () =>
    (await callApi('GET /api/production/jobs/:id/posting-state', { params: { id } }, house)).body;

  const saved = await callApi('PUT /api/production/jobs/:id', { params: { id }, body }, house);
  const before = await read();
  const waiting = await state();
  const own = await callApi('GET /api/production/jobs/previous', {}, house);
  const listed = await moderator.sees(id);
  const approved = await moderator.approve(id, 2);

  expect(saved.body.message).toMatch(/^Changes sent\. Our team reviews them/);
  expect(before.city_location).toBe('Mumbai');
  expect(waiting.review).toEqual({
    state: 'waiting',
    refused: false,
    reason: null,
    changes: { city_location: 'Room 12, Hotel Moon' },
    image: null,
  });
  expect(own.body.data).toMatchObject([{ id, city_location: 'Mumbai', review: 'waiting' }]);
  expect([listed, approved.status, await moderator.sees(id)]).toEqual([true, 200, false]);
  expect((await read()).city_location).toBe('Room 12, Hotel Moon');
  expect((await state()).review).toBeNull();
  expect(approved.told).toMatchObject([
    { to: house.email, subject: 'Changes approved: Lead Detective · Web Series' },
  ]);
});

test('approves only the version that staff read', async ({ callApi, clock, given, moderator }) => {
  const house = await given.house();
  const posted = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);
  const { id } = posted.body;
  const edit = { ...jobPost(clock.now), role_description: 'Come alone to the hotel.' };
  await callApi('PUT /api/production/jobs/:id', { params: { id }, body: edit }, house);

  const first = await moderator.approve(id, 1);
  const hidden = await callApi('GET /api/production/jobs/:id', { params: { id } });
  const second = await moderator.approve(id, 2);
  const again = await moderator.approve(id, 2);

  expect(first.body).toMatchObject({ code: 'job_version_replaced' });
  expect(hidden.status).toBe(404);
  expect([second.status, again.status]).toEqual([200, 409]);
  expect((await callApi('GET /api/production/jobs/:id', { params: { id } })).status).toBe(200);
});

test('tells the house why staff rejected its casting call, and reviews the next version', async ({
  callApi,
  clock,
  given,
  moderator,
}) => {
  const house = await given.house();
  const { body } = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);
  const params = { id: body.id };
  const state = async () =>
    (await callApi('GET /api/production/jobs/:id/posting-state', { params }, house)).body.review;

  const before = await moderator.sees(body.id);
  const rejected = await moderator.reject(body.id, 1, 'Name the studio.');
  const after = await state();
  const listed = await moderator.sees(body.id);
  const edit = { ...jobPost(clock.now), role_description: 'At Film City.' };
  await callApi('PUT /api/production/jobs/:id', { params, body: edit }, house);

  expect(rejected.status).toBe(200);
  const own = rejected.told.filter(({ to }) => to === house.email);
  expect(own).toMatchObject([{ text: expect.stringContaining('Name the studio.') }]);
  expect(after).toMatchObject({ state: 'rejected', reason: 'Name the studio.' });
  expect([before, listed]).toEqual([true, false]);
  expect(await state()).toMatchObject({ state: 'waiting', reason: null });
});

test('withdraws a waiting edit when the house saves the approved text again', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({});
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const params = { id };
  const save = (changes: object) =>
    callApi('PUT /api/production/jobs/:id', { params, body: { ...jobPost(clock.now), ...changes } }, house);
  await save({ compensation: 'Unpaid' });

  const saved = await save({ application_deadline: addDays(dayInIndia(clock.now), 12) });

  const { body } = await callApi('GET /api/production/jobs/:id/posting-state', { params }, house);
  expect(saved.body.message).toBe('Changes saved.');
  expect(body.review).toBeNull();
  expect(body.job.application_deadline).toBe(addDays(dayInIndia(clock.now), 12));
});

test('changes the project for its approved roles only with the approval of the edited role', async ({
  callApi,
  clock,
  given,
  moderator,
}) => {
  const house = await given.house();
  const more_roles = [{ ...jobPost(clock.now), role_details: 'Second' }];
  const post = { ...jobPost(clock.now), more_roles };
  const { ids } = (await callApi('POST /api/production/jobs', { body: post }, house)).body;
  const [id = '', sibling = ''] = ids;
  await moderator.approve(sibling, 1);
  const read = async () =>
    (await callApi('GET /api/production/jobs/:id', { params: { id: sibling } })).body.job.project_description;

  const edit = { ...jobPost(clock.now), project_description: 'Now in Lucknow.' };
  await callApi('PUT /api/production/jobs/:id', { params: { id }, body: edit }, house);
  const before = await read();
  await moderator.approve(id, 2);

  expect([before, await read()]).toEqual([jobPost(clock.now).project_description, 'Now in Lucknow.']);
});

import type { ApplicationFilter } from '@kirdaar/contract/rules/application-filters';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('filters applications by state, counts each group and lists those that need an answer first', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent();
  const apply = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    return given.application({ talent_id: talent.id });
  };
  const [offered, asked, sent, gone] = [await apply(), await apply(), await apply(), await apply()];
  await given.offer(offered.id, 'open');
  const step = { application_id: asked.id, happened_at: clock.now.toISOString(), party: 'house' } as const;
  await db
    .insertInto('status_change')
    .values({ ...step, status: 'shortlisted' })
    .execute();
  const gives = { params: { id: gone.id } };
  await callApi('POST /api/user/job-applications/:id/withdraw', gives, talent);
  const list = async (state?: ApplicationFilter, as = talent.token) => {
    const { body } = await callApi(
      'GET /api/user/job-applications',
      { query: { ...(state && { state }) } },
      { token: as },
    );
    return body.data.map(({ application_id }) => application_id);
  };

  const open = await callApi('GET /api/user/job-applications', { query: { state: 'open' } }, talent);

  expect(open.body).toMatchObject({
    total: 3,
    counts: { answer: 1, sent: 2, shortlisted: 1, audition: 0, selected: 0, ended: 1 },
  });
  expect(open.body.data.map((one) => [one.application_id, one.needs_answer])).toEqual([
    [offered.id, true],
    [sent.id, false],
    [asked.id, false],
  ]);
  expect(await list('answer')).toEqual([offered.id]);
  expect(await list('shortlisted')).toEqual([asked.id]);
  expect(await list('ended')).toEqual([gone.id]);
  expect(await list()).toEqual([gone.id, sent.id, asked.id, offered.id]);
  // An offer that was not answered in time waits no longer.
  clock.now = new Date(clock.now.getTime() + 60 * 86_400_000);
  expect(await list('answer', await given.session(talent.id))).toEqual([]);
});

test('lists a confirmed audition above newer applications until it is over', async ({
  callApi,
  clock,
  given,
}) => {
  const talent = await given.talent();
  const apply = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    return given.application({ talent_id: talent.id });
  };
  const [invited, sent] = [await apply(), await apply()];
  await given.invitation(invited.id);
  await given.confirmed(invited.id, (await given.slot(invited.job_id)).id);
  const list = async () => {
    const token = await given.session(talent.id);
    const query = { query: { state: 'open' } } as const;
    const { body } = await callApi('GET /api/user/job-applications', query, { token });
    return body.data.map(({ application_id }) => application_id);
  };

  expect(await list()).toEqual([invited.id, sent.id]);
  clock.now = new Date(clock.now.getTime() + 3 * 86_400_000);
  expect(await list()).toEqual([sent.id, invited.id]);
});

import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { KEEP_SAVED_DAYS } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { deleteOldSavedJobs } from '#features/jobs/jobs/tasks.ts';
import { listSavedJobIds } from '#features/jobs/saved-jobs/queries.ts';
import { type CallApi, test } from '#testing/test.ts';

type Talent = { id: string; token: string };

const save = (callApi: CallApi, talent: Talent, id: string) =>
  callApi('PUT /api/user/saved-jobs/:id', { params: { id } }, talent);

async function readSaved(callApi: CallApi, talent: Talent) {
  const { body } = await callApi('GET /api/user/saved-jobs', { query: {} }, talent);
  return body.jobs.map(({ role_title }) => role_title);
}

test('lists saved casting calls by deadline, closed ones last', async ({ callApi, clock, given }) => {
  const talent = await given.talent();
  const inDays = (days: number) => dayInIndia(new Date(clock.now.getTime() + days * DAY_MS));
  const calls = [
    await given.job({ role_details: 'Later', application_deadline: inDays(9) }),
    await given.job({ role_details: 'Over', application_deadline: inDays(-1) }),
    await given.job({ role_details: 'Soon', application_deadline: inDays(2) }),
    await given.job({
      role_details: 'Ended by its house',
      application_deadline: inDays(5),
      status: 'closed',
    }),
  ];

  for (const { id } of calls) await save(callApi, talent, id);

  expect(await readSaved(callApi, talent)).toEqual(['Soon', 'Later', 'Ended by its house', 'Over']);
});

test('keeps each talent’s own casting calls once, until they are removed', async ({ callApi, given }) => {
  const [talent, other] = [await given.talent(), await given.talent()];
  const [one, two] = [await given.job({ role_details: 'One' }), await given.job({ role_details: 'Two' })];
  await save(callApi, talent, one.id);
  const again = await save(callApi, talent, one.id);
  await save(callApi, other, two.id);

  const { body } = await callApi('GET /api/user/saved-job-ids', {}, talent);
  await callApi('DELETE /api/user/saved-jobs/:id', { params: { id: two.id } }, talent);
  await callApi('DELETE /api/user/saved-jobs/:id', { params: { id: one.id } }, talent);

  expect(again).toMatchObject({ status: 200, body: { message: 'Saved for later.' } });
  expect(body.job_ids).toEqual([one.id]);
  expect(await readSaved(callApi, talent)).toEqual([]);
  expect(await readSaved(callApi, other)).toEqual(['Two']);
});

test('saves no casting call that is not public', async ({ callApi, given }) => {
  const talent = await given.talent();
  const { id } = await given.job({ status: 'pending' });

  const [waiting, unknown] = [
    await save(callApi, talent, id),
    await save(callApi, talent, crypto.randomUUID()),
  ];

  expect(waiting).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
  expect(unknown.body).toMatchObject({ code: 'job_not_found', message: waiting.body.message });
});

test('shows nothing of a saved casting call that staff took down, also once its house has closed it', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const [talent, house] = [await given.talent(), await given.house()];
  const { production_house_id } = house;
  const params = { id: (await given.job({ production_house_id, role_details: 'Taken down' })).id };
  const body = { role_details: 'Over', status: 'closed', production_house_id } as const;
  await save(callApi, talent, params.id);
  await save(callApi, talent, (await given.job(body)).id);
  const moderator = await given.staff('moderator');
  await callApi('POST /api/admin/jobs/:id/take-down', { params, body: { reason: 'A fee.' } }, moderator);
  await takeEffect();
  await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);

  const draft = await callApi('GET /api/user/application-drafts/:id', { params }, talent);
  const [saved, removed] = [
    await save(callApi, talent, params.id),
    await callApi('DELETE /api/user/saved-jobs/:id', { params }, talent),
  ];

  expect([saved.status, removed.status, draft.status]).toEqual([404, 404, 404]);
  expect(await readSaved(callApi, talent)).toEqual(['Over']);
});

test('drops a saved casting call some time after it has closed', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const talent = await given.talent();
  const { id, application_deadline } = await given.job();
  await save(callApi, talent, id);
  const closed = new Date(`${application_deadline}T24:00+05:30`).getTime();

  clock.now = new Date(closed + (KEEP_SAVED_DAYS - 1) * DAY_MS);
  await deleteOldSavedJobs.run(services, {}, 'run');
  const kept = await listSavedJobIds(db, talent.id);
  clock.now = new Date(closed + (KEEP_SAVED_DAYS + 1) * DAY_MS);
  await deleteOldSavedJobs.run(services, {}, 'run');
  const dropped = await listSavedJobIds(db, talent.id);

  expect([kept, dropped]).toEqual([[id], []]);
});

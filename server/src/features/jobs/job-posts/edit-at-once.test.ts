import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const edit = 'PUT /api/production/jobs/:id';

test('answers the second of two editors with the version that the first saved', async ({
  callApi,
  clock,
  given,
}) => {
  const ira = await given.house();
  const mira = await given.member(ira, 'owner', { display_name: 'Mira Das' });
  const { id } = await given.job({ production_house_id: ira.production_house_id });
  const params = { id };
  const save = (skills_needed: string, if_match: string, as: Caller = ira) =>
    callApi(edit, { params, body: { ...jobPost(clock.now), skills_needed, if_match } }, as);

  const first = await save('Juggling', 'never', mira);
  const second = await save('Riding', 'never');

  const { body: postingState } = await callApi('GET /api/production/jobs/:id/posting-state', { params }, ira);
  const { success: _success, ...newer } = postingState;
  expect(first.status).toBe(200);
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'job_changed_elsewhere', posting_state: newer },
  });
  expect(newer).toMatchObject({
    job: { skills_needed: 'Juggling' },
    history: [{ action: 'edited', by: 'Mira Das' }],
  });
  expect((await save('Riding', newer.updated_at ?? '')).status).toBe(200);
});

test('accepts one of several simultaneous edits', async ({ callApi, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const saves = Array.from({ length: 6 }, (_, number) => ({
    ...jobPost(clock.now),
    skills_needed: `Singing ${number}`,
    if_match: 'never',
  }));

  const answers = await Promise.all(saves.map((body) => callApi(edit, { params: { id }, body }, house)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('saves one edit when it is retried after a lost response', async ({ callApi, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const body = { ...jobPost(clock.now), if_match: 'never', request_id: crypto.randomUUID() };

  const first = await callApi(edit, { params: { id }, body }, house);
  const again = await callApi(edit, { params: { id }, body }, house);

  expect([first.status, again.status]).toEqual([200, 200]);
  const read = await callApi('GET /api/production/jobs/:id/posting-state', { params: { id } }, house);
  expect(read.body.history).toHaveLength(1);
});

test('rejects an edit based on the version before reopening', async ({ callApi, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const params = { id };
  await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
  await callApi('POST /api/production/jobs/:id/reopen', { params, body: {} }, house);

  const body = { ...jobPost(clock.now), if_match: 'never' };
  const saved = await callApi(edit, { params, body }, house);

  expect(saved.status).toBe(409);
});

test('records a change of the project for each casting call that it changes, and for no other', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { role_details: _title, ...role } = jobPost(clock.now);
  const more_roles = [{ ...role, role_details: 'Second' }];
  const body = { ...jobPost(clock.now), more_roles };
  const [id = '', sibling = ''] = (await callApi('POST /api/production/jobs', { body }, house)).body.ids;
  const save = (changes: object) =>
    callApi(edit, { params: { id }, body: { ...jobPost(clock.now), ...changes } }, house);
  const read = async () =>
    (await callApi('GET /api/production/jobs/:id/posting-state', { params: { id: sibling } }, house)).body;

  await save({ skills_needed: 'Juggling' });
  const untouched = await read();
  await save({ project_description: 'Now in Lucknow.' });
  const touched = await read();

  expect(untouched).toMatchObject({ updated_at: null, history: [{ action: 'posted' }] });
  expect(touched.history.map(({ action }) => action)).toEqual(['edited', 'posted']);
  expect(touched.updated_at).not.toBeNull();
});

test('saves simultaneous edits of two casting calls of one project without deadlock', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { role_details: _title, ...role } = jobPost(clock.now);
  const body = { ...jobPost(clock.now), more_roles: [{ ...role, role_details: 'Second' }] };
  const { ids } = (await callApi('POST /api/production/jobs', { body }, house)).body;
  const save = (id: string, place: number) =>
    callApi(
      edit,
      { params: { id }, body: { ...jobPost(clock.now), project_description: `Text ${place}.` } },
      house,
    );

  const rounds = Array.from({ length: 4 }, () => ids).flat();
  const answers = await Promise.all(rounds.map(save));

  expect(answers.map(({ status }) => status)).toEqual(rounds.map(() => 200));
});

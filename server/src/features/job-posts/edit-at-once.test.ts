import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const edit = 'PUT /api/production/jobs/:id';

test('of two who edit a call, the second is told what the first has saved', async ({
  call,
  clock,
  given,
}) => {
  const ira = await given.house();
  const mira = await given.member(ira, 'owner', { display_name: 'Mira Das' });
  const { id } = await given.job({ production_house_id: ira.production_house_id });
  const params = { id };
  const save = (skills_needed: string, if_match: string, as: Caller = ira) =>
    call(edit, { params, body: { ...jobPost(clock.now), skills_needed, if_match } }, as);

  const first = await save('Singing', 'never', mira);
  const second = await save('Riding', 'never');

  const { body: standing } = await call('GET /api/production/jobs/:id/standing', { params }, ira);
  const { success: _success, ...newer } = standing;
  expect(first.status).toBe(200);
  expect(second).toMatchObject({
    status: 409,
    body: { message: 'Somebody of your house changed this call in the meantime.', standing: newer },
  });
  expect(newer).toMatchObject({
    job: { skills_needed: 'Singing' },
    history: [{ act: 'edited', by: 'Mira Das' }],
  });
  expect((await save('Riding', newer.updated_at ?? '')).status).toBe(200);
});

test('of many who save at once, one gets in', async ({ call, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const saves = Array.from({ length: 6 }, (_, number) => ({
    ...jobPost(clock.now),
    skills_needed: `Singing ${number}`,
    if_match: 'never',
  }));

  const answers = await Promise.all(saves.map((body) => call(edit, { params: { id }, body }, house)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('an edit that is sent again after a lost answer is one edit', async ({ call, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const body = { ...jobPost(clock.now), if_match: 'never', request_id: crypto.randomUUID() };

  const first = await call(edit, { params: { id }, body }, house);
  const again = await call(edit, { params: { id }, body }, house);

  expect([first.status, again.status]).toEqual([200, 200]);
  const read = await call('GET /api/production/jobs/:id/standing', { params: { id } }, house);
  expect(read.body.history).toHaveLength(1);
});

test('reopening, too, is told to whoever edits', async ({ call, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const params = { id };
  await call('POST /api/production/jobs/:id/close', { params, body: {} }, house);
  await call('POST /api/production/jobs/:id/reopen', { params, body: {} }, house);

  const body = { ...jobPost(clock.now), if_match: 'never' };
  const saved = await call(edit, { params, body }, house);

  expect(saved.status).toBe(409);
});

test('a change of the project is one of each call that says something else by it', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { role_details: _title, ...role } = jobPost(clock.now);
  const more_roles = [{ ...role, role_details: 'Second' }];
  const body = { ...jobPost(clock.now), more_roles };
  const [id = '', sibling = ''] = (await call('POST /api/production/jobs', { body }, house)).body.ids;
  const save = (changes: object) =>
    call(edit, { params: { id }, body: { ...jobPost(clock.now), ...changes } }, house);
  const read = async () =>
    (await call('GET /api/production/jobs/:id/standing', { params: { id: sibling } }, house)).body;

  await save({ skills_needed: 'Singing' });
  const untouched = await read();
  await save({ project_description: 'Now in Lucknow.' });
  const touched = await read();

  expect(untouched).toMatchObject({ updated_at: null, history: [{ act: 'posted' }] });
  expect(touched.history.map(({ act }) => act)).toEqual(['edited', 'posted']);
  expect(touched.updated_at).not.toBeNull();
});

test('two who edit two calls of one project at once do not stand in each other’s way', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { role_details: _title, ...role } = jobPost(clock.now);
  const body = { ...jobPost(clock.now), more_roles: [{ ...role, role_details: 'Second' }] };
  const { ids } = (await call('POST /api/production/jobs', { body }, house)).body;
  const save = (id: string, place: number) =>
    call(
      edit,
      { params: { id }, body: { ...jobPost(clock.now), project_description: `Text ${place}.` } },
      house,
    );

  const rounds = Array.from({ length: 4 }, () => ids).flat();
  const answers = await Promise.all(rounds.map(save));

  expect(answers.map(({ status }) => status)).toEqual(rounds.map(() => 200));
});

import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { picture } from '#testing/files.ts';
import { childTerms, jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const sister = {
  role_details: 'Younger Sister',
  role_type: 'Secondary',
  gender: 'Female',
  age_range: '18-24',
  height: 'Any',
  body_type: 'Any',
  skills_needed: 'Singing',
  role_description: 'Quick with words.',
} as const;

test('posts each role of a film as a casting call of the same project', async ({ callApi, clock, given }) => {
  const house = await given.houseForChildren();
  const more_roles = [sister, { ...sister, role_details: 'Neighbour', age_range: '40+' }];
  const body = { ...jobPost(clock.now), more_roles };

  const posted = await callApi(
    'POST /api/production/jobs',
    { body, files: { image: [await picture()] } },
    house,
  );

  expect(posted).toMatchObject({ status: 200, body: { status: 'open', id: posted.body.ids[0] } });
  const listed = await callApi('GET /api/production/jobs/previous', {}, house);
  const [first, second, third] = listed.body.data;
  expect(listed.body.data).toMatchObject([
    { id: posted.body.ids[0], role_title: 'Lead Detective', age_range: '18-40' },
    { id: posted.body.ids[1], role_title: 'Younger Sister', age_range: '18-24', city_location: 'Mumbai' },
    { id: posted.body.ids[2], role_title: 'Neighbour', age_range: '40+' },
  ]);
  expect(new Set([first?.image, second?.image, third?.image]).size).toBe(1);
  expect(new Set([first?.project_id, second?.project_id, third?.project_id]).size).toBe(1);
});

test('lists the other roles of its project on a casting call', async ({ callApi, clock, given }) => {
  const house = await given.houseForChildren();
  const body = { ...jobPost(clock.now), more_roles: [sister] };
  const { ids } = (await callApi('POST /api/production/jobs', { body }, house)).body;

  const read = await callApi('GET /api/production/jobs/:id', { params: { id: ids[1] ?? '' } });

  expect(read.body.job.siblings).toEqual([
    {
      id: ids[0],
      role_title: 'Lead Detective',
      status: 'open',
      application_deadline: body.application_deadline,
    },
  ]);
});

test('rejects all roles if one is invalid and reports the error beside its field', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const body = { ...jobPost(clock.now), more_roles: [sister, { ...sister, age_range: 'young' }] };

  const posted = await callApi('POST /api/production/jobs', { body }, house);

  expect(posted).toMatchObject({
    status: 400,
    body: { fields: { 'more_roles.1.age_range': expect.any(String) } },
  });
  const listed = await callApi('GET /api/production/jobs/previous', {}, house);
  expect(listed.body.total).toBe(0);
});

test('posts a film once when it is sent three times at once', async ({ callApi, clock, given }) => {
  const house = await given.houseForChildren();
  const body = { ...jobPost(clock.now), more_roles: [sister], request_id: crypto.randomUUID() };

  const answers = await Promise.all(
    [1, 2, 3].map(() => callApi('POST /api/production/jobs', { body }, house)),
  );
  const edited = { ...body, role_details: 'Another lead' };
  const other = await callApi('POST /api/production/jobs', { body: edited }, house);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body.ids.join())).size).toBe(1);
  expect(other).toMatchObject({ status: 422, body: { code: 'request_id_reused' } });
  const listed = await callApi('GET /api/production/jobs/previous', {}, house);
  expect(listed.body.total).toBe(2);
});

test('adds a role to a project once, with what all its casting calls say alike', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.houseForChildren();
  const project = { project_type: 'Movie', project_description: 'A letter arrives too late.' };
  const of = { production_house_id: house.production_house_id, ...project };
  const { project_id, image } = await given.job({ ...of, image: '/media/letter.webp' });
  const refused = { refused_for: 'fraud', rejection: 'It asks for money.', status: 'pending' } as const;
  const posted_on = new Date(clock.now.getTime() + 1).toISOString();
  await given.job({ ...of, ...refused, project_id, project_description: 'Pay us.', posted_on });
  const body = { ...jobPost(clock.now), ...sister, project_id, request_id: crypto.randomUUID() };
  const post = () => callApi('POST /api/production/jobs', { body }, house);

  const posted = await post();
  const again = await post();
  const stranger = await callApi('POST /api/production/jobs', { body }, await given.houseForChildren());

  expect(posted.body).toMatchObject({ project_id, ids: [expect.any(String)] });
  expect(again.body.ids).toEqual(posted.body.ids);
  expect(stranger).toMatchObject({ status: 404, body: { code: 'project_not_found' } });
  const { body: listed } = await callApi('GET /api/production/jobs/previous', {}, house);
  expect(listed.data).toHaveLength(3);
  expect(listed.data).toContainEqual(
    expect.objectContaining({ role_title: 'Younger Sister', ...project, project_id, image }),
  );
});

test('accepts at most eight roles in one post', async ({ callApi, clock, given }) => {
  const body = { ...jobPost(clock.now), more_roles: Array.from({ length: 8 }, () => sister) };

  const posted = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(posted).toMatchObject({ status: 400, body: { fields: { more_roles: 'At most 8 roles at once.' } } });
});

test('rejects roles that are not a list with an error on the field', async ({ callApi, clock, given }) => {
  // biome-ignore lint/suspicious/noExplicitAny: a form as a stranger may send it.
  const more_roles: any = '{"role_details":';

  const posted = await callApi(
    'POST /api/production/jobs',
    { body: { ...jobPost(clock.now), more_roles } },
    await given.house(),
  );

  expect(posted).toMatchObject({ status: 400, body: { fields: { more_roles: expect.any(String) } } });
});

test('shows the terms for children on a casting call that may cast them', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.houseForChildren();
  const body = { ...jobPost(clock.now), age_range: '8-12' };

  const bare = await callApi('POST /api/production/jobs', { body }, house);
  const tooLong = await callApi(
    'POST /api/production/jobs',
    { body: { ...body, ...childTerms, child_daily_hours: 6, child_stretch_hours: 3.5 } },
    house,
  );
  const posted = await callApi('POST /api/production/jobs', { body: { ...body, ...childTerms } }, house);

  expect(Object.keys(bare.body.fields ?? {}).sort()).toEqual(Object.keys(childTerms).sort());
  expect(tooLong.body.fields).toEqual({
    child_daily_hours: 'Please enter at most 5 hours.',
    child_stretch_hours: 'Please enter at most 3 hours.',
  });
  const read = await callApi('GET /api/production/jobs/:id', { params: { id: posted.body.id } });
  expect(read.body.job.children).toEqual({
    permit_no: 'MH/2026/114',
    daily_hours: 4,
    stretch_hours: 2,
    responsible: 'Leela Nair',
  });
});

test('drops the terms for children from a casting call for adults', async ({ callApi, clock, given }) => {
  const body = { ...jobPost(clock.now), ...childTerms };

  const posted = await callApi('POST /api/production/jobs', { body }, await given.house());

  const read = await callApi('GET /api/production/jobs/:id', { params: { id: posted.body.id } });
  expect(read.body.job.children).toBeNull();
});

test('rejects in the database a casting call for children without terms or with longer hours', async ({
  given,
}) => {
  const post = (terms: Parameters<typeof given.job>[0]) => given.job({ age_range: '5-9', ...terms });

  await expect(post({ child_permit_no: null })).rejects.toMatchObject({ code: RULES.CHILD_TERMS_MISSING });
  await expect(post({ child_daily_hours: 5.5 })).rejects.toMatchObject({
    constraint: 'job_child_daily_hours_check',
  });
  await expect(post({ child_stretch_hours: 3.5 })).rejects.toMatchObject({
    constraint: 'job_child_stretch_hours_check',
  });
  await expect(post({ child_daily_hours: 5, child_stretch_hours: 3 })).resolves.toBeDefined();
});

test('rejects a casting call for children of a house verified by email only, also as an edit', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const { id } = await given.job({ production_house_id });
  const forChildren = { ...jobPost(clock.now), ...childTerms, age_range: '6-14' };
  const rejection = { status: 403, body: { code: 'children_need_verified_house' } };

  const role = { ...sister, ...childTerms, age_range: '8' };
  const post = { ...jobPost(clock.now), more_roles: [sister, role] };
  const posted = await callApi('POST /api/production/jobs', { body: post }, house);
  const edited = await callApi('PUT /api/production/jobs/:id', { params: { id }, body: forChildren }, house);

  expect(posted).toMatchObject(rejection);
  expect(Object.keys(posted.body.fields ?? {})).toEqual(['more_roles.1.age_range']);
  expect(edited).toMatchObject(rejection);
  const forbidden = { code: RULES.HOUSE_NOT_VERIFIED };
  await expect(given.job({ production_house_id, age_range: '6-14' })).rejects.toMatchObject(forbidden);
  const direct = db
    .updateTable('job')
    .set({ ...childTerms, age_range: '6-14' })
    .where('id', '=', id);
  await expect(direct.execute()).rejects.toMatchObject(forbidden);
});

test('rejects a casting call that asks talent for money and names the phrase beside its field', async ({
  callApi,
  clock,
  given,
}) => {
  const body = {
    ...jobPost(clock.now),
    compensation: 'Paid. Registration fee 500 in advance.',
    more_roles: [{ ...sister, role_description: 'Pehle paise jama karne honge.' }],
  };

  const posted = await callApi('POST /api/production/jobs', { body }, await given.house());

  expect(posted).toMatchObject({
    status: 400,
    body: {
      fields: {
        compensation: 'A casting call must not ask talent for money. Please remove “Registration fee”.',
        'more_roles.0.role_description': expect.stringContaining('paise jama karne honge'),
      },
    },
  });
});

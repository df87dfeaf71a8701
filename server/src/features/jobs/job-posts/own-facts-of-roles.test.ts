import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
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

test('lets each role of a project say its own pay, days, audition, language and city', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.houseForChildren();
  const day = (days: number) => addDays(dayInIndia(clock.now), days);
  const first = { ...jobPost(clock.now), compensation: '₹20,000 a day', audition_end_date: day(22) };
  const own = {
    compensation: 'Unpaid',
    city_location: 'Pune',
    language_required: 'Marathi',
    audition_type: 'Self-tape',
    audition_dates: day(12),
    shoot_dates: day(30),
    positions: 3,
  } as const;
  const more_roles = [
    { ...sister, ...own, positions: '३' },
    { ...sister, role_details: 'Cousin', compensation: '', city_location: '', shoot_dates: '' },
  ];

  const posted = await callApi('POST /api/production/jobs', { body: { ...first, more_roles } }, house);

  const listed = await callApi('GET /api/production/jobs/previous', {}, house);
  const { compensation, city_location, language_required, audition_type, ...days } = first;
  const shared = { compensation, city_location, language_required, audition_type };
  const { audition_dates, audition_end_date, shoot_dates } = days;
  expect(listed.body.data).toMatchObject([
    { ...shared, audition_dates, audition_end_date, shoot_dates, positions: 1 },
    { role_title: 'Younger Sister', ...own, audition_end_date: null },
    { role_title: 'Cousin', ...shared, audition_dates, audition_end_date, shoot_dates, positions: 1 },
  ]);
  expect(posted.body.project_id).toBe(listed.body.data[0]?.project_id);
});

test('rejects audition days of any role that are out of order, beside their field', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const day = (days: number) => addDays(dayInIndia(clock.now), days);
  const fieldsOf = async (first: object, role: object = {}) => {
    const body = { ...jobPost(clock.now), ...first, more_roles: [{ ...sister, ...role }] };
    return Object.keys((await callApi('POST /api/production/jobs', { body }, house)).body.fields ?? {});
  };

  expect(await fieldsOf({ audition_end_date: day(19) })).toContain('audition_end_date');
  expect(await fieldsOf({ audition_end_date: day(41) })).toContain('audition_end_date');
  expect(await fieldsOf({}, { audition_dates: day(41) })).toEqual(['more_roles.0.audition_dates']);
  expect(await fieldsOf({}, { shoot_dates: day(19) })).toEqual(['more_roles.0.audition_dates']);
  expect(await fieldsOf({ audition_end_date: day(25) }, { shoot_dates: day(24) })).toEqual([
    'more_roles.0.audition_end_date',
  ]);
  expect((await callApi('GET /api/production/jobs/previous', {}, house)).body.total).toBe(0);
});

test('changes and removes the last audition day of a casting call, and keeps the language of the others', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.houseForChildren();
  const body = { ...jobPost(clock.now), more_roles: [{ ...sister, language_required: 'Tamil' }] };
  const { ids } = (await callApi('POST /api/production/jobs', { body }, house)).body;
  const [id = '', other = ''] = ids;
  const edit = (changes: object) =>
    callApi(
      'PUT /api/production/jobs/:id',
      { params: { id }, body: { ...jobPost(clock.now), ...changes } },
      house,
    );
  const read = async (id: string) =>
    (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job;
  const audition_end_date = addDays(body.audition_dates, 2);

  const early = await edit({ audition_end_date: addDays(body.audition_dates, -1) });
  await edit({ audition_end_date, language_required: 'Urdu' });
  const changed = await read(id);
  await edit({});

  expect(early).toMatchObject({ status: 400, body: { fields: { audition_end_date: expect.any(String) } } });
  expect(changed).toMatchObject({ audition_end_date, language_required: 'Urdu' });
  expect(await read(other)).toMatchObject({ language_required: 'Tamil' });
  expect(await read(id)).toMatchObject({ audition_end_date: null });
});

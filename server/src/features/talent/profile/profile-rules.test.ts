import { adultFields, type TalentFieldName } from '@kirdaar/contract/rules/talent-fields';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';
import { wholeProfile } from '#testing/whole-profile.ts';

const long = 'x'.repeat(201);
test.for<
  [TalentFieldName | 'work_links' | 'field_visibility' | 'clear' | 'if_match' | 'request_id', unknown]
>([
  ['first_name', long],
  ['height', { cm: 170 }],
  ['acting_experience', 'x'.repeat(5001)],
  ['gender', 'Man'],
  ['profileType', 'Singer'],
  ['body_type', 'Curvy'],
  ['hair_length', 'LONG'],
  ['tattoo_piercing', ['Yes']],
  ['passport', 'yes'],
  ['passport', '2'],
  ['date_of_birth', '31-12-1999'],
  ['date_of_birth', '2023-02-29'],
  ['date_of_birth', '1899-12-31'],
  ['date_of_birth', '2031-01-01'],
  ['skills', 'juggling'],
  ['skills', '["yoga"'],
  ['skills', '{"length":1}'],
  ['skills', '[["yoga"]]'],
  ['skills', `["${'yoga","'.repeat(2000)}yoga"]`],
  ['SkillsData', '[1]'],
  ['availabilities', '[{"__proto__":{}}]'],
  ['language', JSON.stringify(Array.from({ length: 41 }, (_, number) => `Language ${number}`))],
  ['portfolio_link', 'javascript:alert(1)'],
  ['imdb_profile', 'http://www.imdb.com/name/nm1'],
  ['youtube_link', `https://youtu.be/${'x'.repeat(2048)}`],
  ['work_links', '["https://a.example","javascript:alert(1)"]'],
  ['field_visibility', '{"skin_tone":"everybody"}'],
  ['field_visibility', '{"email":"discoverable"}'],
  ['field_visibility', '['],
  ['clear', 'email'],
  ['clear', 'date_of_birth'],
  ['if_match', 'yesterday'],
  ['request_id', '7'],
])(
  'rejects %s with %j beside the field and saves nothing',
  async ([field, value], { callApi, clock, given }) => {
    clock.now = new Date('2030-01-01T00:00:00Z');
    const talent = await given.talent();

    const rejected = await callApi(
      'PUT /api/user/profile',
      { body: { hobbies: 'Chess', [field]: value } },
      talent,
    );
    const read = await callApi('GET /api/user/profile', {}, talent);

    expect(rejected).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect(Object.keys(rejected.body.fields ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
    expect(read.body.user).toMatchObject({ hobbies: null, updated_at: null });
  },
);

test('locks the birth date after the first save and derives the age from it alone', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  const save = (body: Record<string, unknown>) => callApi('PUT /api/user/profile', { body }, talent);

  await save({ date_of_birth: '1990-05-01', age: 7 });
  const same = await save({ date_of_birth: '1990-05-01', hobbies: 'Chess' });
  const other = await save({ date_of_birth: '2015-05-01', hobbies: 'Go' });
  const { body } = await callApi('GET /api/user/profile', {}, talent);

  expect(same.status).toBe(200);
  expect(other).toMatchObject({ status: 409, body: { fields: { date_of_birth: expect.any(String) } } });
  expect(body.user).toMatchObject({ date_of_birth: '1990-05-01', hobbies: 'Chess' });
  expect(body.user.age).toBeGreaterThan(30);
});

test('ignores form fields that a talent may not set', async ({ callApi, db, given }) => {
  const talent = await given.talent();
  const before = await db.selectFrom('account').selectAll().where('id', '=', talent.id).execute();
  const body = {
    role: 'production',
    is_verified: '1',
    plan: 'Pro',
    email: 'other@canary.example',
    mobile: '+919999999999',
    user_id: crypto.randomUUID(),
    id: crypto.randomUUID(),
    age: '12',
    visibility: 'link',
    name: 'Hostile',
    profile_photo: '/media/public/x',
    public_from: '2000-01-01',
    details: '{"x":1}',
    hobbies: 'Chess',
  };

  const saved = await callApi('PUT /api/user/profile', { body, files: {} }, talent);
  const after = await db.selectFrom('account').selectAll().where('id', '=', talent.id).execute();
  const row = await db.selectFrom('talent').selectAll().where('id', '=', talent.id).executeTakeFirstOrThrow();

  expect(saved.status).toBe(200);
  expect(after).toEqual(before);
  expect(row).toMatchObject({
    name: 'Asha Rao',
    visibility: 'public',
    public_from: null,
    profile_photo: null,
  });
  expect(row.details).toEqual({ hobbies: 'Chess' });
});

test('neither stores nor returns adult-only fields of a child and asks for a guardian', async ({
  callApi,
  db,
  given,
}) => {
  const talent = await given.talent();
  const body = { ...wholeProfile(), date_of_birth: '2018-05-01' };

  const saved = await callApi('PUT /api/user/profile', { body, files: {} }, talent);
  const row = await db
    .selectFrom('talent')
    .select(['details', 'public_from'])
    .where('id', '=', talent.id)
    .executeTakeFirstOrThrow();

  const hidden = Object.fromEntries(adultFields.map((name) => [name, null]));
  expect(saved.body.user).toMatchObject({
    ...hidden,
    guardian_needed: true,
    is_child: true,
    waist: 'the waist',
  });
  expect(Object.keys(row.details as object).filter((name) => name in hidden)).toEqual([]);
  expect(row.public_from).toBe('infinity');
});

test('stops asking for a guardian once one has agreed', async ({ callApi, given }) => {
  const child = await given.talent({ date_of_birth: '2018-05-01' });
  await given.guardian(child.id);

  const { body } = await callApi('GET /api/user/profile', {}, child);

  expect(body.user).toMatchObject({ guardian_needed: false, is_child: true });
});

import { talentFieldList } from '@kirdaar/contract/rules/talent-fields';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';
import { wholeProfile } from '#testing/whole-profile.ts';

/** The values that the response has for a form. */
function answered(form: Record<string, string>) {
  const expected = talentFieldList.map(([name, { kind }]) => {
    const sent = form[name] ?? '';
    return [name, kind === 'flag' ? sent === '1' : kind === 'list' ? JSON.parse(sent) : sent];
  });
  return Object.fromEntries(expected);
}

test('saves and returns every field of the wizard', async ({ callApi, clock, given }) => {
  const talent = await given.talent({ name: 'Registered Name' });
  const form = wholeProfile();
  const expected = {
    ...answered(form),
    id: talent.id,
    name: 'the first_name the middle_name the last_name',
    email: talent.email,
    mobile: talent.mobile,
    age: 31,
    updated_at: '2026-02-27T10:00:00.000Z',
    seen_as: 'self',
    profile_links: {
      portfolio_link: 'https://asha.example/portfolio_link',
      imdb_profile: 'https://asha.example/imdb_profile',
      instagram_link: 'https://asha.example/instagram_link',
      facebook_link: 'https://asha.example/facebook_link',
      youtube_link: 'https://asha.example/youtube_link',
    },
  };

  clock.now = new Date('2026-02-27T10:00:00Z');
  const saved = await callApi('PUT /api/user/profile', { body: form, files: {} }, talent);
  const read = await callApi('GET /api/user/profile', {}, talent);

  expect(saved).toMatchObject({ status: 200, body: { message: 'Profile updated successfully!' } });
  expect(saved.body.user).toMatchObject(expected);
  expect(read.body.user).toEqual(saved.body.user);
});

test('returns every key of a profile that was never saved', async ({ callApi, given }) => {
  const talent = await given.talent({ name: 'Asha Rao' });

  const { body } = await callApi('GET /api/user/profile', {}, talent);

  const empty = talentFieldList.map(([name, { kind }]) => [name, kind === 'list' ? [] : null]);
  expect(body.user).toMatchObject({ ...Object.fromEntries(empty), name: 'Asha Rao', updated_at: null });
  expect(body.user.CategoryData).toContain('VOICE OVER');
});

test('returns the completion of a profile and the missing answers of its type', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent({ name: 'Asha Rao' });
  const read = async () => (await callApi('GET /api/user/profile', {}, talent)).body.user;
  const before = await read();
  const body = { profileType: 'VOICE OVER', language: '["Hindi"]' } as const;

  await callApi('PUT /api/user/profile', { body, files: {} }, talent);

  const after = await read();
  expect([before.completion, after.completion]).toEqual([25, 75]);
  expect(before.missing_answers).toEqual(
    expect.arrayContaining(['profileType', 'language', 'city', 'waist']),
  );
  expect(after.missing_answers).toEqual(expect.arrayContaining(['city', 'headshot_image']));
  expect(after.missing_answers).not.toEqual(expect.arrayContaining(['profileType']));
  expect(after.missing_answers.filter((name) => ['language', 'waist'].includes(name))).toEqual([]);
});

test('keeps fields that are omitted or empty and clears those listed in `clear`', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  await callApi('PUT /api/user/profile', { body: wholeProfile(), files: {} }, talent);

  const body = {
    hobbies: '',
    language: '',
    work_links: '',
    field_visibility: '',
    sports: 'Kabaddi',
    passport: '0',
    clear: '["skills","weight","body_double","city"]',
  };
  const saved = await callApi('PUT /api/user/profile', { body, files: {} }, talent);

  expect(saved.body.user).toMatchObject({
    hobbies: 'the hobbies',
    sports: 'Kabaddi',
    passport: false,
    skills: [],
    weight: null,
    body_double: null,
    city: null,
    state: 'the state',
  });
});

test('says in public whether a talent has tattoos by the answer about tattoos and piercings', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent({
    details: JSON.stringify({ tattoos: true, tattoo_piercing: 'SEPTUM' }),
  });
  const save = async (body: Record<string, string>) =>
    (await callApi('PUT /api/user/profile', { body, files: {} }, talent)).body.user.tattoos;

  expect(await save({ tattoo_piercing: 'EYEBROW' })).toBe(true);
  expect(await save({ tattoo_piercing: 'No' })).toBe(false);
  expect(await save({ tattoo_piercing: 'HIDDEN', city: 'Pune' })).toBe(true);
  expect(await save({ city: 'Delhi' })).toBe(true);
  expect(await save({ clear: '["tattoo_piercing"]' })).toBeNull();
});

test('builds the name from its three parts and keeps the current name when they are cleared', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent({ name: 'Asha Rao' });
  const save = async (body: Record<string, string>) => {
    return (await callApi('PUT /api/user/profile', { body }, talent)).body.user.name;
  };

  expect(await save({ hobbies: 'Chess' })).toBe('Asha Rao');
  expect(await save({ first_name: 'Asha', last_name: 'Iyer' })).toBe('Asha Iyer');
  expect(await save({ middle_name: 'R.' })).toBe('Asha R. Iyer');
  expect(await save({ clear: 'first_name,middle_name,last_name' })).toBe('Asha R. Iyer');
});

test('accepts several values as an array, as JSON text or separated by commas', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  const save = async (language: unknown) => {
    return (await callApi('PUT /api/user/profile', { body: { language } }, talent)).body.user.language;
  };

  expect(await save(['Hindi', 'Tulu'])).toEqual(['Hindi', 'Tulu']);
  expect(await save('["Hindi","English","Hindi"]')).toEqual(['Hindi', 'English']);
  expect(await save('Marathi, Odia,')).toEqual(['Marathi', 'Odia']);
  expect(await save('[]')).toEqual([]);
});

test('expands an Instagram handle and a bare domain to full URLs', async ({ callApi, given }) => {
  const body = { instagram_link: '@asha.rao', portfolio_link: 'asha.example/work' };

  const saved = await callApi('PUT /api/user/profile', { body }, await given.talent());

  expect(saved.body.user.profile_links).toMatchObject({
    instagram_link: 'https://www.instagram.com/asha.rao',
    portfolio_link: 'https://asha.example/work',
  });
});

test('reads values stored before a list existed and keeps them until they change', async ({
  callApi,
  given,
}) => {
  const details = {
    availabilities: '["Any day"]',
    SkillsData: 'DANCERS, Puppeteer',
    height: 170,
    passport: '1',
    hair_length: 'Bob',
  };
  const talent = await given.talent({ body_type: 'Curvy', details: JSON.stringify(details) });

  const read = await callApi('GET /api/user/profile', {}, talent);
  const saved = await callApi('PUT /api/user/profile', { body: { hobbies: 'Chess' } }, talent);

  const expected = {
    availabilities: ['Any day'],
    SkillsData: ['DANCERS', 'Puppeteer'],
    height: '170',
    passport: true,
    hair_length: 'Bob',
    body_type: 'Curvy',
  };
  expect(read.body.user).toMatchObject(expected);
  expect(saved.body.user).toMatchObject({ ...expected, hobbies: 'Chess' });
});

test('returns the same user at login as the last save', async ({ callApi, given }) => {
  const talent = await given.talent({}, { password: 'a lamp in the window' });
  const body = { first_name: 'Asha', last_name: 'Rao', profileType: 'DANCERS' };

  const { user } = (await callApi('PUT /api/user/profile', { body }, talent)).body;
  const login = { identifier: talent.email, password: 'a lamp in the window' };
  const loggedIn = await callApi('POST /api/user/login', { body: login });

  const { id, name, profile_photo, profileType, image, updated_at, completion } = user;
  const stored = { id, name, profile_photo, profileType, image, updated_at, completion };
  expect(loggedIn.body.user).toEqual(stored);
});

import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const film = { project: 'Lamp Street', year: '2019', kind: 'Film', role: 'Gauri', house: 'Monsoon Pictures' };
const play = { project: 'Court Martial', year: '2024', kind: 'Theatre', role: '', house: '', link: '' };

test('shows the credits to everyone on the public page, the newest year first', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent({ date_of_birth: '1996-05-04' });
  const credits = JSON.stringify([{ ...film, link: 'films.example/lamp-street' }, play]);

  await callApi('PUT /api/user/profile', { body: { credits } }, talent);

  const { body } = await callApi('GET /api/profiles/:id', { params: { id: talent.id } });
  expect(body.data.credits).toEqual([
    { ...play, year: 2024, role: null, house: null, link: null },
    { ...film, year: 2019, link: 'https://films.example/lamp-street' },
  ]);
});

test('keeps the credits in a save without them, and replaces them in a save with others', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  const save = async (body: { credits?: string; city?: string }) =>
    (await callApi('PUT /api/user/profile', { body }, talent)).body.user.credits;
  await save({ credits: JSON.stringify([film]) });

  expect(await save({ city: 'Pune' })).toHaveLength(1);
  expect(await save({ credits: JSON.stringify([play, play]) })).toHaveLength(2);
  expect(await save({ credits: '[]' })).toEqual([]);
});

test('rejects a credit without a project or with an impossible year, beside the field', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  const save = (credit: object) =>
    callApi('PUT /api/user/profile', { body: { credits: JSON.stringify([credit]) } }, talent);

  expect(await save({ ...film, project: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { 'credits.0.project': expect.any(String) } },
  });
  expect(await save({ ...film, year: '20024' })).toMatchObject({
    status: 400,
    body: { fields: { 'credits.0.year': 'Enter the year, such as 2024.' } },
  });
});

test('hides the credits of a child from verified houses', async ({ callApi, given }) => {
  const details = JSON.stringify({ credits: [{ ...film, year: 2019, link: null }] });
  const child = await given.talent({ date_of_birth: '2018-01-01', details });
  await given.guardian(child.id);
  const house = await given.houseForChildren();

  const { status, body } = await callApi('GET /api/profiles/:id', { params: { id: child.id } }, house);

  expect({ status, credits: body.data.credits }).toEqual({ status: 200, credits: [] });
});

test('rejects a height or weight that no person has', async ({ callApi, given }) => {
  const talent = await given.talent();
  const save = (body: { height?: string; weight?: string }) =>
    callApi('PUT /api/user/profile', { body }, talent);

  expect(await save({ height: '1680 cm', weight: '5800 kg' })).toMatchObject({
    status: 400,
    body: {
      fields: { height: expect.stringContaining('250 cm'), weight: expect.stringContaining('300 kg') },
    },
  });
  expect((await save({ height: `5'6"`, weight: '58' })).body.user).toMatchObject({
    height: `5'6"`,
    weight: '58',
  });
});

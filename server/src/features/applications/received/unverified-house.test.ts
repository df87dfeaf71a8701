import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const form = {
  fullName: 'Tara Canary',
  email: 'tara@canary.example',
  phone: '+919812399999',
  instagramLink: 'https://instagram.com/canary',
  keySkills: 'Singing',
};
const ofChild = JSON.stringify({ ...form, dob: '2015-05-01' });
const ofAdult = JSON.stringify({ ...form, dob: '1995-05-01' });

test('a house sees no application of a child while it is not verified for children, anywhere', async ({
  callApi,
  given,
}) => {
  const house = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ name: 'Tara Canary', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const { id } = await given.application({ talent_id: child.id, job_id, details: ofChild });
  const byId = { params: { id } };
  await given.endChildGrade(house.production_house_id);

  const all = await callApi('GET /api/production/applications/all', {}, house);
  const lists = await Promise.all([
    callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house),
    callApi('GET /api/production/jobs/:id/board', { params: { id: job_id } }, house),
  ]);
  const reads = await Promise.all([
    callApi('GET /api/production/applications/:id', { params: { id: child.id } }, house),
    callApi('GET /api/production/review/:id', byId, house),
    callApi('GET /api/production/conversations/:id', byId, house),
    callApi('GET /api/user/profile/:id', { params: { id: child.id } }, house),
  ]);
  await given.childGrade(house.production_house_id);
  const known = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);

  expect(all.body).toMatchObject({ users: [], total: 0 });
  expect(JSON.stringify(lists.map(({ body }) => body))).not.toContain('Tara');
  expect(reads.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(known.body.data[0]?.details).toEqual(JSON.parse(ofChild));
});

test('a house verified only by email sees an adult without contact details and date of birth', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent({ name: 'Tara Canary', date_of_birth: '1995-05-01' });
  await given.application({ talent_id: talent.id, job_id, details: ofAdult });

  const read = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);
  const profile = await callApi('GET /api/user/profile/:id', { params: { id: talent.id } }, house);

  expect(read.body.data[0]).toMatchObject({ contact_hidden: true, user: { name: 'Tara Canary' } });
  expect(read.body.data[0]?.details).toEqual({
    ...form,
    email: null,
    phone: null,
    instagramLink: null,
    dob: null,
  });
  expect(profile.body.data).toMatchObject({
    seen_as: 'applied',
    email: null,
    mobile: null,
    date_of_birth: null,
    age: expect.any(Number),
  });
});

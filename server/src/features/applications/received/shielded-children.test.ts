import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const form = JSON.stringify({
  fullName: 'Tara Canary',
  email: 'tara@canary.example',
  phone: '+919812399999',
  dob: '2015-05-01',
  portfolioLink: 'https://canary.example',
  instagramLink: 'https://instagram.com/canary',
  keySkills: 'Singing',
});

test('a house verified only by email sees the first name of a child and no contact details', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ name: 'Tara Canary', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id, details: form });

  const all = await callApi('GET /api/production/applications/all', {}, house);
  const read = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);

  expect(all.body.users).toMatchObject([{ id: child.id, name: 'Tara' }]);
  expect(read.body.data[0]?.user.name).toBe('Tara');
  expect(read.body.data[0]?.details).toEqual({ fullName: 'Tara', keySkills: 'Singing' });
});

test("a house verified by documents sees a child's application as it was sent", async ({
  callApi,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ name: 'Tara Canary', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id, details: form });
  await callApi('DELETE /api/user/guardian', {}, child);

  const all = await callApi('GET /api/production/applications/all', {}, house);
  const read = await callApi('GET /api/production/applications/:id', { params: { id: child.id } }, house);

  expect(all.body.users).toMatchObject([{ name: 'Tara Canary' }]);
  expect(read.body.data[0]?.details).toEqual(JSON.parse(form));
});

test('withdrawn consent hides the child from houses verified only by email at once', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id });

  await callApi('DELETE /api/user/guardian', {}, child);

  const all = await callApi('GET /api/production/applications/all', {}, house);
  const byJob = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);
  const byChild = await callApi('GET /api/production/applications/:id', { params: { id: child.id } }, house);
  expect(all.body).toMatchObject({ users: [], total: 0 });
  expect(byJob.body).toMatchObject({ data: [], total: 0 });
  expect(byChild.status).toBe(404);
});

test('a change to the verification of a house takes effect in the running session', async ({
  callApi,
  db,
  given,
}) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ name: 'Tara Canary', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id });
  const row = db.updateTable('production_house').where('id', '=', house.production_house_id);

  await row.set({ verification: 'documents' }).execute();
  const whole = await callApi('GET /api/production/applications/all', {}, house);
  await row.set({ verification: 'email' }).execute();
  const shielded = await callApi('GET /api/production/applications/all', {}, house);

  expect([whole.body.users[0]?.name, shielded.body.users[0]?.name]).toEqual(['Tara Canary', 'Tara']);
});

test("handles a child's name that is only spaces or one word", async ({ callApi, given }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ name: 'Tara', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id, details: JSON.stringify({ fullName: '' }) });

  const read = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);

  expect(read.body.data[0]).toMatchObject({ user: { name: 'Tara' }, details: { fullName: '' } });
});

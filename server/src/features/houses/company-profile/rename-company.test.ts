import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { pdf } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

const company = {
  company_name: 'Dhanak Films',
  owner_name: 'Ira Sen',
  email: 'casting@dhanak.example',
  phone_number: '+91 22 4000 1234',
  location: 'Mumbai',
};

const test = base.extend('rename', ({ callApi }) => async (house: Caller, company_name: string) => {
  const body = { ...company, company_name };
  return (await callApi('PUT /api/production/profile', { body, files: {} }, house)).status;
});

test('ends the verification of a house, also for children, when it takes another name', async ({
  callApi,
  deliver,
  given,
  rename,
}) => {
  const house = await given.houseForChildren({ company_name: 'Dhanak Films' });
  const { production_house_id } = house;
  const job = await given.job({ production_house_id, age_range: '5-16' });
  const child = await given.talent({ date_of_birth: given.born(9) });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id: job.id });
  const read = async () => (await callApi('GET /api/production/documents', {}, house)).body.verification;
  const seesChild = async () =>
    (await callApi('GET /api/profiles/:id', { params: { id: child.id } }, house)).status === 200;

  const kept = [await rename(house, 'DHANAK  films.'), (await read()).verified, await seesChild()];
  const saved = await rename(house, 'Yash Raj Films');
  const left = [(await read()).verified, await seesChild()];
  const sent = (await deliver()).filter(({ channel }) => channel === 'email');
  const { body } = await callApi(
    'GET /api/production/jobs/:id/posting-state',
    { params: { id: job.id } },
    house,
  );

  expect(kept).toEqual([200, true, true]);
  expect([saved, left]).toEqual([200, [false, false]]);
  expect(await read()).toMatchObject({ state: 'rejected', may_send: true, for_children: 'none' });
  expect(sent.filter(({ to }) => to === house.email)).toMatchObject([
    { subject: 'Your verification has ended', text: expect.stringContaining('another name') },
  ]);
  expect(sent.filter(({ to }) => to !== house.email)).not.toEqual([]);
  expect(body.review?.reason).toContain('verified for children');
});

test('no writer changes the name of a verified house or agency and keeps the verification', async ({
  db,
  given,
}) => {
  const [{ production_house_id }, { id }] = [
    await given.houseForChildren({ company_name: 'Dhanak' }),
    await given.agency(),
  ];
  const nameHouse = (company_name: string) =>
    db.updateTable('production_house').set({ company_name }).where('id', '=', production_house_id).execute();
  const nameAgency = (name: string) => db.updateTable('talent').set({ name }).where('id', '=', id).execute();
  await nameHouse('DHANAK.');

  const code = RULES.VERIFIED_BY_FORMER_NAME;
  await expect(nameHouse('Yash Raj Films')).rejects.toMatchObject({ code });
  await expect(nameAgency('Yash Raj Talent')).rejects.toMatchObject({ code });
});

test('verifies no document that staff read under an earlier name', async ({
  callApi,
  clock,
  given,
  rename,
}) => {
  const house = await given.house({ company_name: 'Dhanak Films' });
  const document = { kind: 'pan_card' } as const;
  await callApi(
    'POST /api/production/documents',
    { body: document, files: { document: [await pdf()] } },
    house,
  );
  const moderator = await given.staff('moderator');
  const params = { id: house.production_house_id };
  const read = async () =>
    (await callApi('GET /api/admin/house-documents/:id', { params }, moderator)).body.document;
  const { sent_at } = await read();
  const verify = (body: { sent_at: string }) =>
    callApi('POST /api/admin/house-documents/:id/verify', { params, body }, moderator);
  clock.now = new Date(clock.now.getTime() + 1000);
  await rename(house, 'Yash Raj Films');

  const byOldPage = await verify({ sent_at });
  const again = await read();

  expect(byOldPage.body.code).toBe('house_document_gone');
  expect(again).toMatchObject({ company_name: 'Yash Raj Films' });
  expect((await verify(again)).status).toBe(200);
});

test('keeps the former name for the team and for staff', async ({ callApi, given, rename }) => {
  const house = await given.house({ company_name: 'Dhanak Films', verification: 'documents' });
  await rename(house, 'dhanak films');
  await rename(house, 'Yash Raj Films');

  const { history } = (await callApi('GET /api/production/team', {}, house)).body;
  const params = { id: house.production_house_id };
  const staff = await given.staff('support');
  const { body } = await callApi('GET /api/admin/houses/:id', { params }, staff);

  expect(history).toMatchObject([{ action: 'renamed', member: 'dhanak films', by: 'Ira Sen' }]);
  expect(body.house.history.filter(({ what }) => what !== 'registered')).toMatchObject([
    { what: 'renamed', title: 'dhanak films', by: 'Ira Sen' },
  ]);
});

test('ends the verification of an agency when it takes another name', async ({ callApi, deliver, given }) => {
  const agency = await given.agency({ name: 'Star Agency' });
  const read = async () =>
    (await callApi('GET /api/user/agency/documents', {}, agency)).body.verification.verified;
  const save = (body: { first_name: string; last_name: string }) =>
    callApi('PUT /api/user/profile', { body }, agency);

  await save({ first_name: 'STAR', last_name: 'Agency.' });
  const kept = await read();
  await save({ first_name: 'Dharma', last_name: 'Talent' });
  const sent = (await deliver()).filter(({ to }) => to === agency.email);

  expect([kept, await read()]).toEqual([true, false]);
  expect(sent).toMatchObject([{ subject: 'Your verification has ended' }]);
});

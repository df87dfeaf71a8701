import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const add = 'POST /api/production/talent-lists/:id/talents';
const adult = { date_of_birth: '1990-05-01' };

test('shares a list within the house and shows who made it and who added each talent', async ({
  callApi,
  given,
}) => {
  const owner = await given.house({}, { display_name: 'Ira Sen' });
  const reviewer = await given.member(owner, 'reviewer', { display_name: 'Mira Das' });
  const talent = await given.talent({ ...adult, name: 'Asha Rao', city: 'Pune' });

  const made = await callApi('POST /api/production/talent-lists', { body: { name: 'Leads' } }, owner);
  const params = { id: made.body.list.id };
  const body = { talent_ids: [talent.id] };
  await callApi(add, { params, body }, reviewer);
  await callApi(add, { params, body }, owner);

  const read = await callApi('GET /api/production/talent-lists/:id', { params }, owner);
  expect(read.body).toMatchObject({
    list: { name: 'Leads', made_by: 'Ira Sen', talents: 1 },
    entries: [{ added_by: 'Mira Das', talent: { name: 'Asha Rao', city: 'Pune', applied: false } }],
  });
  const lists = await callApi(
    'GET /api/production/talent-lists',
    { query: { talent_ids: talent.id } },
    reviewer,
  );
  expect(lists.body.lists).toMatchObject([{ name: 'Leads', has_talent: true }]);
});

test('renames, empties and deletes a list, and rejects a duplicate name within a house', async ({
  callApi,
  given,
}) => {
  const owner = await given.house();
  const talent = await given.talent(adult);
  const make = (name: string) => callApi('POST /api/production/talent-lists', { body: { name } }, owner);
  const params = { id: (await make('Leads')).body.list.id };
  await make('Dancers');
  await callApi(add, { params, body: { talent_ids: [talent.id] } }, owner);

  const again = await make('leads');
  const nameTaken = await callApi(
    'PUT /api/production/talent-lists/:id',
    { params, body: { name: 'dancers' } },
    owner,
  );
  const renamed = await callApi(
    'PUT /api/production/talent-lists/:id',
    { params, body: { name: 'LEADS' } },
    owner,
  );
  await callApi(
    'POST /api/production/talent-lists/:id/talents/remove',
    { params, body: { talent_ids: [talent.id] } },
    owner,
  );
  const emptied = await callApi('GET /api/production/talent-lists/:id', { params }, owner);
  await callApi('DELETE /api/production/talent-lists/:id', { params }, owner);

  const body = { code: 'talent_list_name_taken', fields: { name: expect.any(String) } };
  expect([again, nameTaken]).toMatchObject([
    { status: 409, body },
    { status: 409, body },
  ]);
  expect(renamed.status).toBe(200);
  expect(emptied.body).toMatchObject({ list: { name: 'LEADS', talents: 0 }, entries: [] });
  const left = await callApi('GET /api/production/talent-lists', {}, owner);
  expect(left.body.lists).toMatchObject([{ name: 'Dancers' }]);
});

test('keeps fifty of sixty lists made at once', async ({ callApi, given }) => {
  const owner = await given.house();

  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      callApi('POST /api/production/talent-lists', { body: { name: `List ${index}` } }, owner),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
});

test('lists only talent that the house may see, and hides them when that ends', async ({
  callApi,
  given,
  db,
}) => {
  const owner = await given.house();
  const hidden = await given.talent({ ...adult, visibility: 'link' });
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const shown = await given.talent({ ...adult, visibility: 'houses' });
  const { body } = await callApi('POST /api/production/talent-lists', { body: { name: 'Leads' } }, owner);
  const params = { id: body.list.id };

  const answers = await Promise.all(
    [hidden, child, shown].map(({ id }) => callApi(add, { params, body: { talent_ids: [id] } }, owner)),
  );
  await db.updateTable('talent').set({ visibility: 'link' }).where('id', '=', shown.id).execute();

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
  const read = await callApi('GET /api/production/talent-lists/:id', { params }, owner);
  expect(read.body).toMatchObject({ list: { talents: 1 }, entries: [] });
});

test('a house lists a child applicant only while it is verified for children', async ({
  callApi,
  db,
  given,
}) => {
  const owner = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id: owner.production_house_id });
  const child = await given.talent({ date_of_birth: given.born(10) });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id });
  const { body } = await callApi('POST /api/production/talent-lists', { body: { name: 'Leads' } }, owner);
  const params = { id: body.list.id };
  const read = () => callApi('GET /api/production/talent-lists/:id', { params }, owner);

  await callApi(add, { params, body: { talent_ids: [child.id] } }, owner);
  const verified = await read();
  await db
    .updateTable('production_house')
    .set({ verification: 'email' })
    .where('id', '=', owner.production_house_id)
    .execute();
  const unverified = await read();
  const again = await callApi(add, { params, body: { talent_ids: [child.id] } }, owner);

  expect(verified.body.entries).toMatchObject([{ talent: { id: child.id, age: null, age_band: '10-13' } }]);
  expect(unverified.body.entries).toEqual([]);
  expect(again.status).toBe(404);
});

test('limits a list to 500 talent', async ({ callApi, clock, given, db }) => {
  const owner = await given.house();
  const { body } = await callApi('POST /api/production/talent-lists', { body: { name: 'Crowd' } }, owner);
  const params = { id: body.list.id };
  const [last, beyond] = [await given.talent(adult), await given.talent(adult)];
  const entry = { talent_list_id: params.id, added_at: clock.now.toISOString() };
  const accounts = Array.from({ length: 499 }, () => accountOf(crypto.randomUUID()));
  await db.insertInto('account').values(accounts).execute();
  await db
    .insertInto('talent')
    .values(accounts.map(({ id }) => ({ id, name: 'Extra' })))
    .execute();
  await db
    .insertInto('talent_list_entry')
    .values(accounts.map(({ id }) => ({ ...entry, talent_id: id })))
    .execute();

  const fits = await callApi(add, { params, body: { talent_ids: [last.id] } }, owner);
  const full = await callApi(add, { params, body: { talent_ids: [beyond.id] } }, owner);

  expect(fits.status).toBe(200);
  expect(full).toMatchObject({
    status: 409,
    body: { code: 'talent_list_full', message: expect.stringContaining('500') },
  });
});

test('lets a viewer read lists but not change them, and hides them from other houses', async ({
  callApi,
  given,
}) => {
  const owner = await given.house();
  const viewer = await given.member(owner, 'viewer');
  const { body } = await callApi('POST /api/production/talent-lists', { body: { name: 'Leads' } }, owner);
  const params = { id: body.list.id };

  const read = await callApi('GET /api/production/talent-lists/:id', { params }, viewer);
  const deleted = await callApi('DELETE /api/production/talent-lists/:id', { params }, viewer);
  const foreign = await callApi('GET /api/production/talent-lists/:id', { params }, await given.house());

  expect([read.status, deleted.status, foreign.status]).toEqual([200, 403, 404]);
});

/** The account of one talent among many. */
function accountOf(id: string) {
  return {
    id,
    role: 'talent' as const,
    email: `${id}@test.example`,
    mobile: '+919800000000',
    password_hash: 'no password fits',
    pan_last4: '234F',
    pan_fingerprint: randomBytes(32),
    aadhaar_last4: '0019',
    aadhaar_fingerprint: randomBytes(32),
  };
}

import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const list = 'POST /api/user/agency/clients/filter';

test('lists the clients of an agency with availability, by folder and by the filters of Discover', async ({
  callApi,
  given,
}) => {
  const [agency, other] = [await given.agency(), await given.agency()];
  const details = JSON.stringify({ availabilities: ['Full-Time availabilities'] });
  const meera = await given.talent({
    name: 'Meera Joshi',
    gender: 'Female',
    date_of_birth: '1996-05-04',
    details,
  });
  const ravi = await given.talent({
    name: 'Ravi Das',
    gender: 'Male',
    date_of_birth: '2015-05-01',
    languages: ['Tamil'],
  });
  await given.guardian(ravi.id);
  const mandate = await given.mandate({ talent_id: meera.id, holder_id: agency.id });
  await given.mandate({ talent_id: ravi.id, holder_id: agency.id });
  await given.mandate({ talent_id: (await given.talent()).id, holder_id: other.id });
  const gone = await given.talent({ name: 'Gone Away' });
  await given.mandate({
    talent_id: gone.id,
    holder_id: agency.id,
    ended_at: '2020-01-01T00:00:00Z',
    invited_at: '2019-01-01T00:00:00Z',
    active_since: '2019-01-01T00:00:00Z',
  });
  const named = async (body: object) =>
    (await callApi(list, { body }, agency)).body.data.map(({ name }) => name);
  const params = { id: mandate.id };

  await callApi('PUT /api/user/agency/clients/:id', { params, body: { folder: 'Leads' } }, agency);
  const foreign = await callApi(
    'PUT /api/user/agency/clients/:id',
    { params, body: { folder: 'Mine' } },
    other,
  );
  const { body } = await callApi(list, { body: {} }, agency);

  expect(body).toMatchObject({ verified: true, folders: ['Leads'], total: 2, job: null });
  expect(body.data).toMatchObject([
    { name: 'Meera Joshi', folder: 'Leads', availability: ['Full-Time availabilities'], fit: null },
    { name: 'Ravi Das', folder: null, availability: [], age: null, age_band: expect.any(String) },
  ]);
  expect(foreign.status).toBe(404);
  expect(await named({ folder: 'Leads' })).toEqual(['Meera Joshi']);
  expect(await named({ gender: ['Male'] })).toEqual(['Ravi Das']);
  expect(await named({ search: 'mee' })).toEqual(['Meera Joshi']);
  expect(await named({ language: ['Tamil'] })).toEqual(['Ravi Das']);
});

test('says who fits a casting call and why, and who applied already and by whom', async ({
  callApi,
  given,
}) => {
  const [agency, rival] = [await given.agency(), await given.agency({ name: 'Moon Agency' })];
  const { production_house_id } = await given.house();
  const call = { gender: 'Female', age_range: '20-30', language_required: 'Tamil' } as const;
  const { id: job } = await given.job({ production_house_id, ...call });
  const client = async (name: string, fields = {}) => {
    const born = { gender: 'Female', date_of_birth: given.born(25) } as const;
    const { id: talent_id } = await given.talent({ name, ...born, ...fields });
    return given.mandate({ talent_id, holder_id: agency.id });
  };
  const tamil = await client('Tamil Lead', { languages: ['Tamil'] });
  const plain = await client('Plain Lead');
  await client('Too Old', { date_of_birth: given.born(60) });
  await client('Unsaid', { gender: null, date_of_birth: given.born(61) });
  const moon = await given.mandate({ talent_id: String(plain.talent_id), holder_id: rival.id });
  await given.application({ job_id: job, talent_id: String(tamil.talent_id), mandate_id: tamil.id });
  await given.application({ job_id: job, talent_id: String(plain.talent_id), mandate_id: moon.id });

  const all = await callApi(list, { body: { job } }, agency);
  const fitting = await callApi(list, { body: { job, fits: true } }, agency);
  const unknown = await callApi(list, { body: { job: crypto.randomUUID() } }, agency);

  expect(all.body.data).toMatchObject([
    {
      name: 'Tamil Lead',
      gender: 'Female',
      fit: { fits: true },
      applied: { by: 'Star Agency', is_own: true },
    },
    { name: 'Plain Lead', fit: { fits: true }, applied: { by: 'Moon Agency', is_own: false } },
    { name: 'Too Old', fit: { fits: false }, applied: null },
    { name: 'Unsaid', gender: null, fit: { fits: false }, applied: null },
  ]);
  expect(all.body.data[0]?.fit?.reasons.join()).toContain('Tamil');
  expect(fitting.body.data.map(({ name }) => name)).toEqual(['Tamil Lead', 'Plain Lead']);
  expect(unknown.body.code).toBe('job_not_found');
});

test('keeps a hidden profile for a verified agency, once, and only of an adult', async ({
  callApi,
  db,
  given,
}) => {
  const [agency, unverified] = [await given.agency(), await given.agency({ agency_verified_at: null })];
  const profile = { name: 'Meera Joshi', gender: 'Female' as const, scopes: ['apply' as const] };
  const keep = (date_of_birth: string, request_id: string, as = agency) =>
    callApi('POST /api/user/agency/clients', { body: { ...profile, date_of_birth, request_id } }, as);
  const request = crypto.randomUUID();

  const kept = [await keep('1996-05-04', request), await keep('1996-05-04', request)];
  const child = await keep(given.born(17), crypto.randomUUID());
  const early = await keep('1996-05-04', crypto.randomUUID(), unverified);

  expect(kept.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(kept.map(({ body: { id } }) => id)).size).toBe(1);
  expect(child.body.fields).toMatchObject({ date_of_birth: expect.stringContaining('adults') });
  expect(early.body.code).toBe('agency_not_verified');
  const { body } = await callApi(list, { body: {} }, agency);
  expect(body.data).toMatchObject([{ name: 'Meera Joshi', managed: true, can_be_shown: false }]);
  const talents = db.selectFrom('talent').select(['visibility', 'public_from', 'houses_from']);
  expect(await talents.where('id', '=', String(body.data[0]?.id)).execute()).toEqual([
    { visibility: 'link', public_from: null, houses_from: null },
  ]);
  expect((await keep('1996-05-14', request)).body.id).not.toBe(kept[0]?.body.id);
});

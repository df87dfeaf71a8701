import type { EndpointInput } from '@kirdaar/contract/api';
import { expect } from 'vitest';
import { sendAlerts } from '#features/jobs/alerts/tasks.ts';
import { respell } from '#features/jobs/spellings/tasks.ts';
import { test as base } from '#testing/test.ts';

type ProfileFilter = EndpointInput<'POST /api/pages/filter', Blob>['body'];
type HouseFilter = EndpointInput<'POST /api/production/profiles/filter', Blob>['body'];
type JobFilter = EndpointInput<'GET /api/user/popular-casting-calls', Blob>['query'];

const adult = { date_of_birth: '1996-05-04', gender: 'Female' } as const;

const test = base.extend<{
  findTalent: (filter: ProfileFilter) => Promise<string[]>;
  discover: (filter: HouseFilter) => Promise<string[]>;
  findJobs: (query: JobFilter) => Promise<string[]>;
}>({
  findTalent: async ({ callApi, db }, use) => {
    await db.updateTable('talent').set({ visibility: 'link' }).execute();
    await use(async (body) =>
      (await callApi('POST /api/pages/filter', { body })).body.data.map(({ name }) => name).sort(),
    );
  },
  discover: async ({ callApi, given }, use) => {
    const house = await given.house({ verification: 'documents' });
    await use(async (filter) => {
      const body = { scope: 'talent' as const, ...filter };
      const found = await callApi('POST /api/production/profiles/filter', { body }, house);
      return found.body.data.map(({ name }) => name).sort();
    });
  },
  findJobs: async ({ callApi, db }, use) => {
    await db.updateTable('job').set({ status: 'closed' }).execute();
    await use(async (query) => {
      const { body } = await callApi('GET /api/user/popular-casting-calls', { query });
      return body.jobs.map(({ role_title }) => role_title).sort();
    });
  },
});

test('finds a profile typed in Hindi by English filters, and by Hindi ones', async ({
  callApi,
  given,
  findTalent,
  discover,
}) => {
  const talent = await given.talent({ ...adult, name: 'Asha' });
  const typed = { city: 'लखनऊ', state: 'उत्तर प्रदेश', language: 'हिन्दी, अंग्रेजी और मराठी', skills: 'योग' };

  const saved = await callApi('PUT /api/user/profile', { body: typed }, talent);

  expect(saved.body.user).toMatchObject({
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    language: ['Hindi', 'English', 'Marathi'],
    skills: ['yoga'],
  });
  for (const city of ['Lucknow', 'लखनऊ', 'lakhnau'])
    expect(await findTalent({ city }), city).toEqual(['Asha']);
  for (const language of ['Hindi', 'हिंदी', 'हिन्दी']) {
    expect(await discover({ language }), language).toEqual(['Asha']);
  }
  // The contract types only the stored spelling.
  for (const skill of ['yoga', 'योग'] as 'yoga'[]) expect(await discover({ skill }), skill).toEqual(['Asha']);
  for (const search of ['asha lucknow', 'लखनऊ', 'yoga', 'योगा']) {
    expect(await findTalent({ search }), search).toEqual(['Asha']);
  }
  expect(await findTalent({ city: 'Kanpur' })).toEqual([]);
});

/** The city in the profile, and what it is filtered by. */
const cities: [typed: string, wanted: string][] = [
  ['Bangalore', 'Bengaluru'],
  ['Bombay', 'Mumbai'],
  ['Allahabad', 'Prayagraj'],
  ['Sambhajinagar', 'Aurangabad'],
  ['Madras', 'Chennai'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['Mysore', 'Mysuru'],
  ['Vizag', 'Visakhapatnam'],
  ['Delhi', 'New Delhi'],
  ['Andheri, Mumbai', 'Mumbai'],
  ['मुंबई', 'Mumbai'],
  ['Pune, Maharashtra', 'पूना'],
  // On no list: by the sound.
  ['बारामती', 'Baramati'],
];

test.for(cities)(
  'finds a talent of %s by %s, and the other way round',
  async ([typed, wanted], { callApi, given, findTalent }) => {
    const one = await given.talent({ ...adult, name: 'One' });
    const other = await given.talent({ ...adult, name: 'Other' });
    await callApi('PUT /api/user/profile', { body: { city: typed } }, one);
    await callApi('PUT /api/user/profile', { body: { city: wanted } }, other);

    expect(await findTalent({ city: wanted })).toEqual(['One', 'Other']);
    expect(await findTalent({ city: typed })).toEqual(['One', 'Other']);
  },
);

test('matches, alerts and finds a casting call for a talent who types only Hindi', async ({
  callApi,
  given,
  db,
  clock,
  services,
  deliver,
  findJobs,
}) => {
  const talent = await given.talent(adult);
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', talent.id).execute();
  await given.plan(talent.id, { plan: 'Basic' });
  const filters = { city: 'मुंबई', language: 'हिंदी', project_type: 'वेब सीरीज़' };

  const profile = { city: 'मुम्बई', language: 'हिन्दी', skills: 'योग' };
  await callApi('PUT /api/user/profile', { body: profile }, talent);
  const saved = await callApi('POST /api/user/saved-searches', { body: { name: 'मेरी', filters } }, talent);
  const posted_on = clock.now.toISOString();
  const inMumbai = {
    city_location: 'Andheri, Mumbai',
    language_required: 'Hindi',
    project_type: 'Web Series',
  };
  const { id } = await given.job({ ...inMumbai, skills_needed: 'yoga', role_details: 'Lead', posted_on });
  const inPune = { city_location: 'Pune', language_required: 'Tamil', project_type: 'Movie' };
  await given.job({ ...inPune, role_details: 'Other', posted_on });
  const { body } = await callApi('GET /api/user/calls-for-you', { query: filters }, talent);
  await deliver();
  await sendAlerts.run(services, {}, '');
  const emails = (await deliver()).filter(({ to }) => to === talent.email);

  expect(saved.body.search.filters).toEqual({
    ...{ city: 'Mumbai', language: 'Hindi', project_type: 'Web Series' },
  });
  expect(body.jobs.map((job) => [job.id, job.fit.score])).toEqual([[id, 6]]);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain('Andheri, मुंबई');
  expect(emails[0]?.text).not.toContain('Other');
  const searches = ['मुंबई', 'वेब सीरीज़', 'bombay हिन्दी', 'OTT lead', 'घुड़सवारी योग'].map((search) => ({
    search,
  }));
  for (const query of [filters, ...searches.slice(0, -1)])
    expect(await findJobs(query), JSON.stringify(query)).toEqual(['Lead']);
  expect(await findJobs(searches.at(-1) ?? {})).toEqual([]);
});

test('compares what is on no list by its sound', async ({ callApi, given, discover, findJobs }) => {
  const talent = await given.talent({ ...adult, name: 'बिन्दु' });
  const profile = { city: 'बारामती', language: 'बुंदेली' };
  await callApi('PUT /api/user/profile', { body: profile }, talent);
  const job = { city_location: 'Baramati', language_required: 'Bundeli', project_type: 'Powada' };
  const { id } = await given.job({ ...job, gender: 'Female', role_details: 'Lead' });

  const { body } = await callApi('GET /api/user/calls-for-you', { query: profile }, talent);

  expect(body.jobs.map((found) => [found.id, found.fit.score])).toEqual([[id, 5]]);
  expect(await findJobs({ project_type: 'पोवाडा' })).toEqual(['Lead']);
  expect(await findJobs({ city: 'बारामूला' })).toEqual([]);
  expect(await discover({ language: 'Bundeli', city: 'Baramati' })).toEqual(['बिन्दु']);
  expect(await discover({ language: 'बुन्देली' })).toEqual(['बिन्दु']);
  expect(await discover({ language: 'Bhili' })).toEqual([]);
});

test('stores what a house types in one spelling, and leaves the rest', async ({
  callApi,
  given,
  findJobs,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id, role_details: 'Lead' });
  const { body: state } = await callApi(
    'GET /api/production/jobs/:id/posting-state',
    { params: { id: job.id } },
    house,
  );
  const { role, mobile, ...posted } = state.job;
  const typed = {
    ...{ project_type: 'फ़िल्म', language_required: 'हिंदी / Bangla', city_location: 'अंधेरी, बंबई' },
    skills_needed: 'घुड़सवारी, juggling',
  };
  const body = { ...posted, ...typed, role_details: role, phone_number: mobile, request_id: undefined };

  await callApi('PUT /api/production/jobs/:id', { params: { id: job.id }, body: body as never }, house);
  const read = await callApi('GET /api/production/jobs/:id', { params: { id: job.id } });

  expect(read.body.job).toMatchObject({
    project_type: 'Movie',
    language_required: 'Hindi / Bengali',
    city_location: 'अंधेरी, Mumbai',
    skills_needed: 'Horse Riding, juggling',
  });
  for (const query of [
    { city: 'Bombay' },
    { city: 'अंधेरी' },
    { city: 'Andheri' },
    { project_type: 'Film' },
    { language: 'बांग्ला' },
  ]) {
    expect(await findJobs(query), JSON.stringify(query)).toEqual(['Lead']);
  }
});

test('converts what was stored before', async ({ callApi, given, services, db, findTalent, findJobs }) => {
  const talent = await given.talent({
    ...{ ...adult, name: 'Asha', city: 'Bombay', state: 'महाराष्ट्र' },
    ...{ languages: ['हिन्दी', 'hindi', 'Bundeli'], skills: ['Yoga'] },
  });
  await given.job({
    role_details: 'Free',
    project_type: 'Film',
    city_location: 'Poona',
    language_required: 'हिन्दी',
  });
  const applied = await given.job({ role_details: 'Applied', project_type: 'Film', city_location: 'Poona' });
  await given.application({ job_id: applied.id, talent_id: talent.id });
  const filters = JSON.stringify({ city: 'Bombay', paid: true });
  const search = {
    talent_id: talent.id,
    name: 'Old',
    filters,
    created_at: '2026-01-01',
    alerts_from: '2026-01-01',
  };
  await db.insertInto('saved_search').values(search).execute();

  await respell.run(services, {}, '');
  await respell.run(services, {}, '');

  const { user } = (await callApi('GET /api/user/profile', {}, talent)).body;
  expect(user).toMatchObject({
    city: 'Mumbai',
    state: 'Maharashtra',
    language: ['Hindi', 'Bundeli'],
    skills: ['yoga'],
  });
  const { searches } = (await callApi('GET /api/user/saved-searches', {}, talent)).body;
  expect(searches.map((one) => one.filters)).toEqual([{ city: 'Mumbai', paid: true }]);
  expect(await findTalent({ city: 'मुंबई' })).toEqual(['Asha']);
  expect(await findJobs({ city: 'Pune' })).toEqual(['Applied', 'Free']);
  expect(await findJobs({ project_type: 'Movie' })).toEqual(['Free']);
});

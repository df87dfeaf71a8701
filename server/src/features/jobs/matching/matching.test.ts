import { expect } from 'vitest';
import { childTerms, jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('says in Hindi why a casting call matches and why an applicant does', async ({ app, given }) => {
  const house = await given.house();
  const facts = { city: 'Pune', languages: ['Marathi'], skills: ['yoga'] };
  const talent = await given.talent({ ...facts, gender: 'Female', date_of_birth: '1996-05-04' });
  const { id } = await given.job({
    production_house_id: house.production_house_id,
    language_required: 'Marathi',
    skills_needed: 'Yoga',
    city_location: 'Mumbai',
    gender: 'Female',
  });
  await given.application({ job_id: id, talent_id: talent.id });
  const ask = async (url: string, { token }: { token: string }) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hi' };
    return (await app.inject({ url, headers })).json();
  };

  const { jobs } = await ask('/api/user/calls-for-you', talent);
  const { cards } = await ask(`/api/production/jobs/${id}/board`, house);

  expect(jobs[0].fit.reasons).toEqual(expect.arrayContaining(['भाषा: मराठी', 'योग', 'जेंडर: महिला']));
  expect(cards[0].match.reasons).toEqual(expect.arrayContaining(['भाषा: मराठी', 'योग']));
  expect(cards[0].match.differences).toContain('पुणे में, पर चाहिए मुंबई');
});

test('orders casting calls by best match, then newest, each with its reasons', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-02T00:30:00+05:30');
  const talent = await given.talent({
    gender: 'Female',
    date_of_birth: '2003-03-02',
    profile_type: 'DANCERS',
    city: 'Pune',
    languages: ['Marathi', 'Hindi'],
    skills: ['Horse Riding', 'Acrobatics/Gymnastics'],
  });
  const weak = { language_required: 'Tamil', city_location: 'Chennai', skills_needed: 'yoga' };
  const old = await given.job({ ...weak, posted_on: '2027-02-01T10:00:00Z' });
  const best = await given.job({
    category: 'DANCERS',
    language_required: 'hindi, English',
    city_location: 'Pune, Maharashtra',
    skills_needed: 'acrobatics / gymnastics; horse riding',
    posted_on: '2027-01-01T10:00:00Z',
  });
  const speaks = await given.job({ ...weak, language_required: 'Marathi' });
  const recent = await given.job({ ...weak, posted_on: '2027-02-02T10:00:00Z' });

  const response = await callApi('GET /api/user/calls-for-you', {}, talent);

  expect(response.status).toBe(200);
  expect(response.body.jobs.map(({ id, fit }) => ({ id, ...fit }))).toEqual([
    {
      id: best.id,
      score: 7,
      reasons: [
        'Speaks Hindi',
        'In Pune',
        'Horse Riding',
        'Acrobatics/Gymnastics',
        'Age 24 matches 18-40',
        'For DANCERS',
        'Gender Female',
      ],
    },
    { id: speaks.id, score: 3, reasons: ['Speaks Marathi', 'Age 24 matches 18-40', 'Gender Female'] },
    { id: recent.id, score: 0, reasons: ['Age 24 matches 18-40', 'Gender Female'] },
    { id: old.id, score: 0, reasons: ['Age 24 matches 18-40', 'Gender Female'] },
  ]);
});

test('a casting call for any gender matches every talent, filter and applicant', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const any = await given.job({ production_house_id, gender: 'Any', city_location: 'Ratlam' });
  await given.job({ gender: 'Female', city_location: 'Ratlam' });
  const talent = await given.talent({ gender: 'Male', date_of_birth: '2000-03-02' });
  await given.application({ talent_id: talent.id, job_id: any.id });

  const matching = await callApi('GET /api/user/calls-for-you', { query: { city: 'Ratlam' } }, talent);
  const query = { city: 'Ratlam', gender: 'Male' } as const;
  const filtered = await callApi('GET /api/user/popular-casting-calls', { query });
  const board = await callApi('GET /api/production/jobs/:id/board', { params: { id: any.id } }, house);

  expect(matching.body.jobs).toMatchObject([{ id: any.id, gender: 'Any' }]);
  expect(matching.body.jobs[0]?.fit.reasons.join()).not.toMatch(/Gender/);
  expect(filtered.body.jobs).toMatchObject([{ id: any.id }]);
  expect(board.body.cards).toHaveLength(1);
  expect(JSON.stringify(board.body.cards)).not.toContain('asked Any');
});

test('leaves out casting calls for another gender, age or category than the declared one', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-01T23:30:00+05:30');
  const talent = await given.talent({
    gender: 'Other',
    date_of_birth: '2003-03-02',
    profile_type: 'VOICE OVER',
  });
  const fits = await given.job({ gender: 'Other', category: 'VOICE OVER', age_range: '23' });
  const open = await given.job({ gender: 'Other', category: 'All', age_range: '18 +' });
  const wrong = [
    await given.job({ gender: 'Male', age_range: '23' }),
    await given.job({ gender: 'Other', age_range: '24 - 30' }),
    await given.job({ gender: 'Other', age_range: '18-22' }),
    await given.job({ gender: 'Other', category: 'KIDS' }),
    await given.job({ gender: 'Other', status: 'closed' }),
    await given.job({ gender: 'Other', status: 'pending' }),
    await given.job({ gender: 'Other', application_deadline: '2027-02-28' }),
  ].map(({ id }) => id);

  const { body } = await callApi('GET /api/user/calls-for-you', {}, talent);

  const shown = body.jobs.map(({ id }) => id);
  expect(shown).toEqual(expect.arrayContaining([fits.id, open.id]));
  expect(shown.filter((id) => wrong.includes(id))).toEqual([]);
});

test('fits the ages of casting calls as their house typed them', async ({ callApi, clock, given }) => {
  const house = await given.houseForChildren();
  const date_of_birth = `${clock.now.getFullYear() - 24}-01-01`;
  const talent = await given.talent({ gender: 'Female', date_of_birth });
  const post = async (age_range: string) => {
    const body = { ...jobPost(clock.now), ...childTerms, age_range };
    const posted = await callApi('POST /api/production/jobs', { body }, house);
    return posted.body.id;
  };
  const fitting = [await post('20 to 25 years'), await post('२०–२५ साल'), await post('18 and above')];
  const others = [await post('4-6 months'), await post('6 months to 2 years'), await post('teen')];

  const { body } = await callApi('GET /api/user/calls-for-you', {}, talent);

  const shown = body.jobs.map(({ id }) => id);
  expect(shown).toEqual(expect.arrayContaining(fitting));
  expect(shown.filter((id) => others.includes(id))).toEqual([]);
});

test('neither excludes by nor gives a reason for facts that a talent has not declared', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent({ profile_type: 'All' });
  const man = await given.job({ gender: 'Male', age_range: '60+', category: 'KIDS' });
  const woman = await given.job({ gender: 'Female', age_range: '18-24' });

  const { body } = await callApi('GET /api/user/calls-for-you', {}, talent);

  const mine = body.jobs.filter(({ id }) => id === man.id || id === woman.id);
  expect(mine.map(({ fit }) => fit)).toEqual([
    { score: 0, reasons: [] },
    { score: 0, reasons: [] },
  ]);
});

test('does not match part of a word', async ({ callApi, given }) => {
  const talent = await given.talent({ city: 'Goa', languages: ['Hind', ''], skills: ['%', 'oga'] });
  const job = await given.job({
    city_location: 'Goalpara',
    language_required: 'Hindi',
    skills_needed: 'yoga',
  });

  const { body } = await callApi('GET /api/user/calls-for-you', {}, talent);

  expect(body.jobs.find(({ id }) => id === job.id)?.fit).toEqual({ score: 0, reasons: [] });
});

test('returns the casting calls already applied to', async ({ callApi, given }) => {
  const talent = await given.talent();
  const { job_id } = await given.application({ talent_id: talent.id });
  await given.application({ talent_id: (await given.talent()).id });

  const { body } = await callApi('GET /api/user/calls-for-you', {}, talent);

  expect(body.applied_job_ids).toEqual([job_id]);
});

test('returns matching casting calls only to a logged-in talent', async ({ callApi, given }) => {
  expect(await callApi('GET /api/user/calls-for-you', {})).toMatchObject({ status: 401 });
  expect(await callApi('GET /api/user/calls-for-you', {}, await given.house())).toMatchObject({
    status: 403,
  });
});

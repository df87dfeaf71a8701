import { CompiledQuery } from 'kysely';
import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import { insertApplicants } from '#testing/crowd.ts';
import { test } from '#testing/test.ts';

test('the board shows each applicant, how well they match and why', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const fits = await applicant({
    name: 'Meera Shah',
    city: 'Mumbai',
    languages: ['Hindi', 'Tamil'],
    skills: ['Horse Riding'],
  });
  const other = await applicant(
    { name: 'Ravi Rao', gender: 'Male', date_of_birth: given.born(41), city: 'Delhi', languages: ['Tamil'] },
    { availability: false },
  );

  const { status, body } = await callApi(
    'GET /api/production/jobs/:id/board',
    { params: { id: job_id } },
    house,
  );

  expect(status).toBe(200);
  expect(body.counts).toMatchObject({ applied: 2, viewed: 0, on_hold: 0, not_selected: 0, withdrawn: 0 });
  expect(body.cards).toMatchObject([
    {
      application_id: fits.id,
      talent_id: fits.talent.id,
      name: 'Meera Shah',
      city: 'Mumbai',
      gender: 'Female',
      status: 'applied',
      shown_status: 'applied',
      match: {
        score: 10,
        reasons: ['Speaks Hindi', 'In Mumbai', 'Horse Riding', 'Age 26 matches 20-30', 'Gender Female'],
        differences: [],
      },
      score: null,
      has_note: false,
      self_tape: null,
      opened: false,
    },
    {
      application_id: other.id,
      gender: 'Male',
      match: {
        score: 0,
        reasons: [],
        differences: [
          expect.stringMatching(/^Not free on \d+ [A-Z]/),
          'Age 41, asked 20-30',
          'Male, asked Female',
          'In Delhi, asked Mumbai',
          'Does not speak Hindi',
        ],
      },
    },
  ]);
  expect(body.next).toBeNull();
});

test('filters the board by what its cards show', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const meera = await applicant({
    name: 'Meera Shah',
    city: 'Navi Mumbai',
    languages: ['Hindi'],
    skills: ['yoga'],
    body_type: 'Slim',
  });
  const details = { location: 'Pune', keySkills: 'Sword fighting', dob: '1980-01-01', bodyType: 'Athletic' };
  const tara = await applicant(
    { name: 'Tára Nair', date_of_birth: null, gender: null, body_type: null },
    { details: JSON.stringify({ ...details, gender: 'Male' }) },
  );
  await callApi(
    'PUT /api/production/review/:id/score',
    { params: { id: meera.id }, body: { score: 4 } },
    house,
  );
  await callApi('POST /api/production/applications/:id/view', { params: { id: meera.id } }, house);
  const found = async (query: Record<string, string>) => {
    const { body } = await callApi(
      'GET /api/production/jobs/:id/board',
      { params: { id: job_id }, query: query as never },
      house,
    );
    return body.cards.map(({ application_id }) => application_id);
  };

  expect(await found({ city: 'mumbai' })).toEqual([meera.id]);
  expect(await found({ city: 'pun' })).toEqual([tara.id]);
  expect(await found({ language: 'hindi' })).toEqual([meera.id]);
  expect(await found({ skill: 'sword' })).toEqual([tara.id]);
  expect(await found({ skill: 'Yoga' })).toEqual([meera.id]);
  expect(await found({ body_type: 'athletic' })).toEqual([tara.id]);
  expect(await found({ gender: 'Male' })).toEqual([tara.id]);
  expect(await found({ age_from: '40' })).toEqual([tara.id]);
  expect(await found({ age_to: '39' })).toEqual([meera.id]);
  expect(await found({ search: 'tara' })).toEqual([tara.id]);
  expect(await found({ search: "%' or '1'='1" })).toEqual([]);
  expect(await found({ min_score: '4' })).toEqual([meera.id]);
  expect(await found({ min_score: '5' })).toEqual([]);
  expect(await found({ unopened: '1' })).toEqual([tara.id]);
  expect(await found({ status: 'viewed' })).toEqual([meera.id]);
  expect(await found({ sort: 'score' })).toEqual([meera.id, tara.id]);
  expect(await found({ sort: 'newest' })).toHaveLength(2);
});

test('sorts applicants by the same city, then the same state', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  for (const [name, place] of [
    ['Asha', { city: 'Delhi', state: 'Delhi' }],
    ['Bela', { city: 'Satara', state: 'Maharashtra' }],
    ['Chitra', { city: 'Mumbai' }],
    ['Devi', { city: 'pune' }],
    ['Ela', {}],
  ] as const)
    await applicant({ name, ...place });

  const { body } = await callApi(
    'GET /api/production/jobs/:id/board',
    { params: { id: job_id }, query: { sort: 'city' } },
    house,
  );

  const names = body.cards.map(({ name }) => name);
  expect(names[0]).toBe('Chitra');
  expect(names.slice(1, 3).toSorted()).toEqual(['Bela', 'Devi']);
});

test('each of 2,000 applicants appears on one page of the board, in its order', async ({
  callApi,
  db,
  given,
}) => {
  const { house, job_id } = await createBoard(given);
  await db.executeQuery(CompiledQuery.raw(insertApplicants, [job_id, 2000]));
  const read = async (sort: 'match' | 'newest' | 'score') => {
    const cards = [];
    for (let after: string | null | undefined; after !== null; ) {
      const query = { sort, limit: 100, ...(after && { after }) };
      const { body } = await callApi(
        'GET /api/production/jobs/:id/board',
        { params: { id: job_id }, query },
        house,
      );
      cards.push(...body.cards);
      after = body.next;
    }
    return cards;
  };

  const byFit = await read('match');
  const newest = await read('newest');

  expect(new Set(byFit.map(({ application_id }) => application_id)).size).toBe(2000);
  expect(byFit.map(({ match }) => match.score)).toEqual(
    byFit.map(({ match }) => match.score).sort((a, b) => b - a),
  );
  expect(new Set(newest.map(({ application_id }) => application_id)).size).toBe(2000);
  expect(newest.map(({ applied_at }) => applied_at)).toEqual(
    newest
      .map(({ applied_at }) => applied_at)
      .sort()
      .reverse(),
  );
});

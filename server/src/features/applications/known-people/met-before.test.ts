import { expect } from 'vitest';
import type { createGiven } from '#testing/given.ts';
import { test } from '#testing/test.ts';

type Given = ReturnType<typeof createGiven>;

/** Two roles of a house, of which a talent applied to the first. */
async function createRoles(given: Given, fields: Parameters<Given['applied']>[0]) {
  const made = await given.applied(fields);
  const { production_house_id } = made.house;
  return {
    ...made,
    role: await given.job({ production_house_id, ...(fields?.hasGuardian && { age_range: '8-14' }) }),
  };
}

test('shows where the house met a talent, in which stage it ended, and the notes and scores of then', async ({
  callApi,
  given,
}) => {
  const { house, talent, application, role } = await createRoles(given, {});
  const viewer = await given.member(house, 'viewer');
  const params = { id: application.id };
  await callApi('PUT /api/production/review/:id/score', { params, body: { score: 4 } }, house);
  const note = { request_id: crypto.randomUUID(), text: 'Strong voice.' };
  await callApi('PUT /api/production/review/:id/notes', { params, body: note }, house);
  const applied_at = new Date(Date.parse(application.applied_at) + 1000).toISOString();
  await given.application({ talent_id: talent.id, job_id: role.id, applied_at });
  await given.application({ talent_id: talent.id });

  const board = await callApi('GET /api/production/jobs/:id/board', { params: { id: role.id } }, viewer);
  const met = await callApi('GET /api/production/met-before/:id', { params: { id: talent.id } }, viewer);
  const foreign = await callApi(
    'GET /api/production/met-before/:id',
    { params: { id: talent.id } },
    await given.house(),
  );

  expect(board.body.cards).toMatchObject([{ met_before: 1 }]);
  expect(met.body.met).toMatchObject([
    { job: { id: role.id }, status: 'applied', notes: [], team_score: null },
    {
      application_id: application.id,
      status: 'viewed',
      notes: [{ text: 'Strong voice.', is_own: false }],
      score: null,
      team_score: { average: 4, count: 1 },
    },
  ]);
  expect(foreign.status).toBe(404);
});

test('counts and shows no application of a child that the house may no longer see', async ({
  callApi,
  given,
  db,
}) => {
  const { house, talent, application, role } = await createRoles(given, {
    hasGuardian: true,
    talent: { date_of_birth: '2015-05-01' },
  });
  await given.application({ talent_id: talent.id, job_id: role.id });
  const hidden_at = application.applied_at;
  await db.updateTable('application').set({ hidden_at }).where('id', '=', application.id).execute();

  const board = await callApi('GET /api/production/jobs/:id/board', { params: { id: role.id } }, house);
  const met = await callApi('GET /api/production/met-before/:id', { params: { id: talent.id } }, house);

  expect(board.body.cards).toMatchObject([{ met_before: 0 }]);
  expect(met.body.met).toMatchObject([{ job: { id: role.id } }]);
});

test('considers nobody whose application was to a removed casting call', async ({
  callApi,
  deliver,
  given,
  takeEffect,
}) => {
  const { house, job, application } = await given.applied();
  const role = await given.job({ production_house_id: house.production_house_id });
  const params = { id: application.id };
  const refusal = { version: 1, ground: 'fraud', reason: 'Three paid.' } as const;
  const moderator = await given.staff('moderator');
  await callApi('POST /api/admin/jobs/:id/refuse', { params: { id: job.id }, body: refusal }, moderator);
  await takeEffect();

  const answers = [
    await callApi(
      'POST /api/production/applications/:id/consider',
      { params, body: { job_id: role.id } },
      house,
    ),
    await callApi('GET /api/production/applications/:id/consider', { params }, house),
  ];

  const removed = { status: 409, body: { code: 'call_removed' } };
  expect(answers).toMatchObject([removed, removed]);
  expect(await deliver()).toEqual([]);
});

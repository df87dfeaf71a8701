import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('the last owner cannot leave, be removed or get another role', async ({ call, given }) => {
  const owner = await given.house();
  await given.member(owner, 'reviewer');
  const params = { id: owner.id };

  const answers = [
    await call('POST /api/production/team/leave', {}, owner),
    await call('DELETE /api/production/team/members/:id', { params }, owner),
    await call('PUT /api/production/team/members/:id', { params, body: { team_role: 'viewer' } }, owner),
  ];

  const message = 'A team keeps at least one owner. Please make somebody else an owner first.';
  for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { message } });
});

test('of two owners who leave at once, one stays', async ({ call, given }) => {
  const owner = await given.house();
  const second = await given.member(owner, 'owner');

  const answers = await Promise.all([
    call('POST /api/production/team/leave', {}, owner),
    call(
      'PUT /api/production/team/members/:id',
      { params: { id: second.id }, body: { team_role: 'viewer' } },
      second,
    ),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a removed member is out everywhere at once, and stays named', async ({ call, given, db, deliver }) => {
  const owner = await given.house();
  const member = await given.member(owner, 'reviewer', { password, display_name: 'Mira Das' });
  const job = await given.job({ production_house_id: owner.production_house_id });
  const talent = await given.talent();
  const sent = await given.application({ talent_id: talent.id, job_id: job.id });
  await call('POST /api/production/applications/:id/view', { params: { id: sent.id } }, member);

  const removed = await call('DELETE /api/production/team/members/:id', { params: { id: member.id } }, owner);

  expect(removed.status).toBe(200);
  expect((await call('GET /api/production/team', {}, member)).status).toBe(401);
  const login = await call('POST /api/production/login', { body: { identifier: member.email, password } });
  expect(login.status).toBe(404);
  await call('POST /api/production/forgot-password', { body: { email: member.email } });
  expect(await deliver()).toEqual([]);
  const team = await call('GET /api/production/team', {}, owner);
  expect(team.body.members).toHaveLength(1);
  const kept = await db
    .selectFrom('application_event')
    .innerJoin('account', 'account.id', 'application_event.account_id')
    .select('display_name')
    .where('application_id', '=', sent.id)
    .execute();
  expect(kept).toEqual([{ display_name: 'Mira Das' }]);
});

test('each role may do what it is for, and a member has a name', async ({ call, given }) => {
  const owner = await given.house();
  const viewer = await given.member(owner, 'viewer');
  const job = await given.job({ production_house_id: owner.production_house_id });
  const sent = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  const view = (as: { token: string }) =>
    call('POST /api/production/applications/:id/view', { params: { id: sent.id } }, as);

  const seen = await view(viewer);
  await call(
    'PUT /api/production/team/members/:id',
    { params: { id: viewer.id }, body: { team_role: 'reviewer' } },
    owner,
  );
  const allowed = await view(viewer);
  const named = await call('PUT /api/production/team/name', { body: { name: 'Mira Das' } }, viewer);

  expect(seen).toMatchObject({
    status: 403,
    body: { message: 'Your role in the team lets you look. Reviewing is for reviewers and owners.' },
  });
  expect(allowed.status).toBe(200);
  expect(named.body.production_house).toMatchObject({ member_name: 'Mira Das', team_role: 'reviewer' });
});

import { expect } from 'vitest';
import { openSession } from '#features/accounts/identity/sessions.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { newEmail } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('prevents the last verified owner from leaving, being removed or changing role', async ({
  callApi,
  db,
  given,
}) => {
  const owner = await given.house();
  await given.member(owner, 'reviewer');
  await given.member(owner, 'owner', { verified_at: null });
  const params = { id: owner.id };

  const answers = [
    await callApi('POST /api/production/team/leave', {}, owner),
    await callApi('DELETE /api/production/team/members/:id', { params }, owner),
    await callApi('PUT /api/production/team/members/:id', { params, body: { team_role: 'viewer' } }, owner),
  ];

  for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { code: 'last_owner' } });
  const deletion = db.deleteFrom('account').where('id', '=', owner.id);
  await expect(deletion.execute()).rejects.toMatchObject({ code: RULES.LAST_OWNER });
});

test('keeps one of two owners who give up the role at the same time', async ({ callApi, given }) => {
  const owner = await given.house();
  const second = await given.member(owner, 'owner');

  const answers = await Promise.all([
    callApi('POST /api/production/team/leave', {}, owner),
    callApi(
      'PUT /api/production/team/members/:id',
      { params: { id: second.id }, body: { team_role: 'viewer' } },
      second,
    ),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('answers two owners who change each other at the same time', async ({ callApi, given }) => {
  const answers: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const first = await given.house();
    const second = await given.member(first, 'owner');
    const demote = (id: string, as: typeof second) =>
      callApi('PUT /api/production/team/members/:id', { params: { id }, body: { team_role: 'viewer' } }, as);
    const both = await Promise.all([demote(second.id, first), demote(first.id, second)]);
    answers.push(...both.map(({ status }) => status));
  }

  // The second is no owner any more, or would leave none.
  expect(answers.filter((status) => status === 200)).toHaveLength(4);
  expect(answers.filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
});

test('ends all access of a removed member at once and keeps their name in the records', async ({
  callApi,
  given,
  db,
  deliver,
  services,
}) => {
  const owner = await given.house();
  const member = await given.member(owner, 'reviewer', { password, display_name: 'Mira Das' });
  const job = await given.job({ production_house_id: owner.production_house_id });
  const talent = await given.talent();
  const sent = await given.application({ talent_id: talent.id, job_id: job.id });
  await callApi('POST /api/production/applications/:id/view', { params: { id: sent.id } }, member);

  const removed = await callApi(
    'DELETE /api/production/team/members/:id',
    { params: { id: member.id } },
    owner,
  );

  expect(removed.status).toBe(200);
  expect(await callApi('GET /api/production/team', {}, member)).toMatchObject({
    status: 401,
    body: { code: 'removed_from_team', message: 'You are no longer a member of this team.' },
  });
  const login = await callApi('POST /api/production/login', { body: { identifier: member.email, password } });
  expect(login.status).toBe(404);
  // A login at the same time as the removal finds no way past it either.
  await expect(openSession(services, member.id, '')).rejects.toMatchObject({ code: 'removed_from_team' });
  await callApi('POST /api/production/forgot-password', { body: { email: member.email } });
  expect(await deliver()).toEqual([]);
  const team = await callApi('GET /api/production/team', {}, owner);
  expect(team.body.members).toHaveLength(1);
  const remaining = await db
    .selectFrom('status_change')
    .innerJoin('account', 'account.id', 'status_change.account_id')
    .select('display_name')
    .where('application_id', '=', sent.id)
    .execute();
  expect(remaining).toEqual([{ display_name: 'Mira Das' }]);
});

test('enforces the permissions of each role and lets members set their name', async ({ callApi, given }) => {
  const owner = await given.house();
  const viewer = await given.member(owner, 'viewer');
  const job = await given.job({ production_house_id: owner.production_house_id });
  const sent = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  const view = (as: { token: string }) =>
    callApi('POST /api/production/applications/:id/view', { params: { id: sent.id } }, as);

  const seen = await view(viewer);
  await callApi(
    'PUT /api/production/team/members/:id',
    { params: { id: viewer.id }, body: { team_role: 'reviewer' } },
    owner,
  );
  const allowed = await view(viewer);
  const named = await callApi('PUT /api/production/team/name', { body: { name: 'Mira Das' } }, viewer);

  expect(seen).toMatchObject({
    status: 403,
    body: { code: 'reviewer_role_required' },
  });
  expect(allowed.status).toBe(200);
  expect(named.body.production_house).toMatchObject({ member_name: 'Mira Das', team_role: 'reviewer' });
});

test.for(['given another role', 'removed'])(
  'ends the invitations and the webhooks of an owner who is %s, and shows it in the history',
  async (what, { callApi, given, deliver }) => {
    const owner = await given.house();
    const former = await given.member(owner, 'owner');
    const [theirs, kept] = [newEmail(), newEmail()];
    const invite = (email: string, as: { token: string }) =>
      callApi('POST /api/production/team/invitations', { body: { email, team_role: 'owner' } }, as);
    const addWebhook = (url: string, as: { token: string }) =>
      callApi('POST /api/production/webhooks', { body: { url, events: ['application.received'] } }, as);
    await invite(theirs, former);
    await invite(kept, owner);
    const tokens = (await deliver()).map(({ text }) => text.match(/#token=([\w-]{43})/)?.[1] ?? '');
    await addWebhook('https://former.example/', former);
    await addWebhook('https://kept.example/', owner);

    const params = { id: former.id };
    const changed =
      what === 'removed'
        ? await callApi('DELETE /api/production/team/members/:id', { params }, owner)
        : await callApi(
            'PUT /api/production/team/members/:id',
            { params, body: { team_role: 'viewer' } },
            owner,
          );

    expect(changed.status).toBe(200);
    const answers = await Promise.all(
      tokens.map((token) => callApi('POST /api/team-invitation', { body: { token } })),
    );
    expect(answers.map(({ status, body }) => (status === 200 ? body.email : status)).sort()).toEqual(
      [404, kept].sort(),
    );
    const { body: team } = await callApi('GET /api/production/team', {}, owner);
    expect(team.invitations).toMatchObject([{ email: kept }]);
    expect(team.history).toContainEqual(
      expect.objectContaining({ action: 'invitation_withdrawn', member: theirs }),
    );
    const { body: hooks } = await callApi('GET /api/production/webhooks', {}, owner);
    expect(hooks.webhooks).toMatchObject([{ url: 'https://kept.example/' }]);
  },
);

import { expect } from 'vitest';
import { forgetTeamInvitations } from '#features/team/tasks.ts';
import { test } from '#testing/test.ts';

const adult = { date_of_birth: '1990-05-01' };
const by = 'Mira Das';

test('who renamed, thinned and deleted a list stays named, also when the list is gone', async ({
  call,
  given,
}) => {
  const owner = await given.house();
  const mira = await given.member(owner, 'reviewer', { display_name: by });
  const talent = await given.talent({ ...adult, name: 'Asha Rao' });
  const made = await call('POST /api/production/talent-lists', { body: { name: 'Leads' } }, owner);
  const params = { id: made.body.list.id };
  const body = { talent_id: talent.id };
  await call('POST /api/production/talent-lists/:id/talents', { params, body }, owner);

  await call('PUT /api/production/talent-lists/:id', { params, body: { name: 'Faces' } }, mira);
  await call('PUT /api/production/talent-lists/:id', { params, body: { name: 'Faces' } }, mira);
  await call('POST /api/production/talent-lists/:id/talents/remove', { params, body }, mira);
  await call('POST /api/production/talent-lists/:id/talents/remove', { params, body }, mira);
  const { body: list } = await call('GET /api/production/talent-lists/:id', { params }, owner);
  await call('DELETE /api/production/talent-lists/:id', { params }, mira);
  const { body: lists } = await call('GET /api/production/talent-lists', {}, owner);

  const until = [
    { act: 'talent_removed', name: 'Faces', talent: 'Asha Rao', by },
    { act: 'list_renamed', name: 'Leads', talent: null, by },
  ];
  expect(list.history).toMatchObject(until);
  expect(lists.history).toMatchObject([{ act: 'list_deleted', name: 'Faces', talent: null, by }, ...until]);
});

test('a talent whom the house may not see any more is not named in its history', async ({
  call,
  db,
  given,
}) => {
  const house = await given.house();
  const talent = await given.talent({ ...adult, name: 'Asha Rao' });
  const made = await call('POST /api/production/talent-lists', { body: { name: 'Leads' } }, house);
  const params = { id: made.body.list.id };
  const body = { talent_id: talent.id };
  await call('POST /api/production/talent-lists/:id/talents', { params, body }, house);
  await call('POST /api/production/talent-lists/:id/talents/remove', { params, body }, house);

  await db.updateTable('talent').set({ visibility: 'link' }).where('id', '=', talent.id).execute();

  const { body: list } = await call('GET /api/production/talent-lists/:id', { params }, house);
  expect(list.history).toMatchObject([{ act: 'talent_removed', talent: null }]);
});

test('one house reads nothing of what another did', async ({ call, given }) => {
  const house = await given.house();
  const other = await given.house();
  const made = await call('POST /api/production/talent-lists', { body: { name: 'Leads' } }, house);
  await call('DELETE /api/production/talent-lists/:id', { params: { id: made.body.list.id } }, house);
  const body = { email: 'mira@elsewhere.example', team_role: 'viewer' } as const;
  await call('POST /api/production/team/invitations', { body }, house);

  const lists = await call('GET /api/production/talent-lists', {}, other);
  const team = await call('GET /api/production/team', {}, other);

  expect([lists.body.history, team.body.history]).toEqual([[], []]);
});

test('who invited, changed and removed members stays named; addresses are for owners', async ({
  call,
  given,
}) => {
  const ira = await given.house({}, { display_name: 'Ira Sen' });
  const mira = await given.member(ira, 'reviewer', { display_name: by });
  const tara = await given.member(ira, 'viewer', { display_name: 'Tara Rao' });
  const email = 'kabir@team.example';
  await call('POST /api/production/team/invitations', { body: { email, team_role: 'viewer' } }, ira);
  const { body: before } = await call('GET /api/production/team', {}, ira);
  const invitation = { id: before.invitations[0]?.id ?? '' };
  await call('DELETE /api/production/team/invitations/:id', { params: invitation }, ira);

  const params = { id: mira.id };
  await call('PUT /api/production/team/members/:id', { params, body: { team_role: 'owner' } }, ira);
  await call('PUT /api/production/team/members/:id', { params, body: { team_role: 'owner' } }, ira);
  await call('DELETE /api/production/team/members/:id', { params: { id: ira.id } }, mira);
  await call('POST /api/production/team/leave', {}, tara);

  const { body: forOwner } = await call('GET /api/production/team', {}, mira);
  const told = [
    { act: 'member_left', whom: 'Tara Rao', by: 'Tara Rao' },
    { act: 'member_removed', whom: 'Ira Sen', by },
    { act: 'role_changed', whom: by, team_role: 'owner', by: 'Ira Sen' },
  ];
  expect(forOwner.history).toMatchObject([
    ...told,
    { act: 'invitation_withdrawn', whom: email, by: 'Ira Sen' },
    { act: 'member_invited', whom: email, team_role: 'viewer', by: 'Ira Sen' },
  ]);
  const viewer = await given.member(ira, 'viewer');
  const { body: forViewer } = await call('GET /api/production/team', {}, viewer);
  expect(forViewer.history).toMatchObject(told);
});

test('whom a house invited is forgotten after a year, who joined is not', async ({
  call,
  clock,
  deliver,
  given,
  services,
}) => {
  const owner = await given.house();
  const body = { email: 'mira@team.example', team_role: 'viewer' } as const;
  await call('POST /api/production/team/invitations', { body }, owner);
  const letters = await deliver();
  const token = letters.at(-1)?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';
  const joining = { token, name: by, password: 'a lamp in the window' };
  await call('POST /api/team-invitation/accept', { body: joining });

  clock.now = new Date(clock.now.getTime() + 366 * 86_400_000);
  await forgetTeamInvitations.run(services, {}, '');

  const session = await given.session(owner.id);
  const { body: team } = await call('GET /api/production/team', {}, { token: session });
  expect(team.history).toMatchObject([{ act: 'member_joined', whom: by, by, team_role: 'viewer' }]);
});

test('whoever took a step for the house is named to the house alone', async ({ call, given }) => {
  const owner = await given.house();
  const mira = await given.member(owner, 'reviewer', { display_name: by });
  const { id: job_id } = await given.job({ production_house_id: owner.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id });

  await call('POST /api/production/applications/:id/view', { params: { id } }, mira);

  const params = { id: talent.id };
  const received = await call('GET /api/production/applications/:id', { params }, owner);
  const own = await call('GET /api/user/job-applications', {}, talent);
  expect(received.body.data[0]?.timeline).toMatchObject([
    { status: 'applied', by: null },
    { status: 'viewed', by },
  ]);
  expect(JSON.stringify(own.body)).not.toContain(by);
});

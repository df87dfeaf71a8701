import { expect } from 'vitest';
import { deleteTeamInvitations } from '#features/houses/team/tasks.ts';
import { test } from '#testing/test.ts';

const adult = { date_of_birth: '1990-05-01' };
const by = 'Mira Das';

test('shows who renamed a list, removed talent from it and deleted it, even after the list is gone', async ({
  callApi,
  given,
}) => {
  const owner = await given.house();
  const mira = await given.member(owner, 'reviewer', { display_name: by });
  const talent = await given.talent({ ...adult, name: 'Asha Rao' });
  const made = await callApi('POST /api/production/talent-lists', { body: { name: 'Leads' } }, owner);
  const params = { id: made.body.list.id };
  const body = { talent_ids: [talent.id] };
  await callApi('POST /api/production/talent-lists/:id/talents', { params, body }, owner);

  await callApi('PUT /api/production/talent-lists/:id', { params, body: { name: 'Faces' } }, mira);
  await callApi('PUT /api/production/talent-lists/:id', { params, body: { name: 'Faces' } }, mira);
  await callApi('POST /api/production/talent-lists/:id/talents/remove', { params, body }, mira);
  await callApi('POST /api/production/talent-lists/:id/talents/remove', { params, body }, mira);
  const { body: list } = await callApi('GET /api/production/talent-lists/:id', { params }, owner);
  await callApi('DELETE /api/production/talent-lists/:id', { params }, mira);
  const { body: lists } = await callApi('GET /api/production/talent-lists', {}, owner);

  const until = [
    { action: 'talent_removed', name: 'Faces', talent: 'Asha Rao', by },
    { action: 'list_renamed', name: 'Leads', talent: null, by },
  ];
  expect(list.history).toMatchObject(until);
  expect(lists.history).toMatchObject([
    { action: 'list_deleted', name: 'Faces', talent: null, by },
    ...until,
  ]);
});

test('does not name a talent that the house may no longer see in its audit log', async ({
  callApi,
  db,
  given,
}) => {
  const house = await given.house();
  const talent = await given.talent({ ...adult, name: 'Asha Rao' });
  const made = await callApi('POST /api/production/talent-lists', { body: { name: 'Leads' } }, house);
  const params = { id: made.body.list.id };
  const body = { talent_ids: [talent.id] };
  await callApi('POST /api/production/talent-lists/:id/talents', { params, body }, house);
  await callApi('POST /api/production/talent-lists/:id/talents/remove', { params, body }, house);

  await db.updateTable('talent').set({ visibility: 'link' }).where('id', '=', talent.id).execute();

  const { body: list } = await callApi('GET /api/production/talent-lists/:id', { params }, house);
  expect(list.history).toMatchObject([{ action: 'talent_removed', talent: null }]);
});

test('hides the audit log of one house from another', async ({ callApi, given }) => {
  const house = await given.house();
  const other = await given.house();
  const made = await callApi('POST /api/production/talent-lists', { body: { name: 'Leads' } }, house);
  await callApi('DELETE /api/production/talent-lists/:id', { params: { id: made.body.list.id } }, house);
  const body = { email: 'mira@elsewhere.example', team_role: 'viewer' } as const;
  await callApi('POST /api/production/team/invitations', { body }, house);

  const lists = await callApi('GET /api/production/talent-lists', {}, other);
  const team = await callApi('GET /api/production/team', {}, other);

  expect([lists.body.history, team.body.history]).toEqual([[], []]);
});

test('shows who invited, changed and removed members, and shows invited email addresses only to owners', async ({
  callApi,
  given,
}) => {
  const ira = await given.house({}, { display_name: 'Ira Sen' });
  const mira = await given.member(ira, 'reviewer', { display_name: by });
  const tara = await given.member(ira, 'viewer', { display_name: 'Tara Rao' });
  const email = 'kabir@team.example';
  await callApi('POST /api/production/team/invitations', { body: { email, team_role: 'viewer' } }, ira);
  const { body: before } = await callApi('GET /api/production/team', {}, ira);
  const invitation = { id: before.invitations[0]?.id ?? '' };
  await callApi('DELETE /api/production/team/invitations/:id', { params: invitation }, ira);

  const params = { id: mira.id };
  await callApi('PUT /api/production/team/members/:id', { params, body: { team_role: 'owner' } }, ira);
  await callApi('PUT /api/production/team/members/:id', { params, body: { team_role: 'owner' } }, ira);
  await callApi('DELETE /api/production/team/members/:id', { params: { id: ira.id } }, mira);
  await callApi('POST /api/production/team/leave', {}, tara);

  const { body: forOwner } = await callApi('GET /api/production/team', {}, mira);
  const expected = [
    { action: 'member_left', member: 'Tara Rao', by: 'Tara Rao' },
    { action: 'member_removed', member: 'Ira Sen', by },
    { action: 'role_changed', member: by, team_role: 'owner', by: 'Ira Sen' },
  ];
  expect(forOwner.history).toMatchObject([
    ...expected,
    { action: 'invitation_withdrawn', member: email, by: 'Ira Sen' },
    { action: 'member_invited', member: email, team_role: 'viewer', by: 'Ira Sen' },
  ]);
  const viewer = await given.member(ira, 'viewer');
  const { body: forViewer } = await callApi('GET /api/production/team', {}, viewer);
  expect(forViewer.history).toMatchObject(expected);
});

test('deletes team invitations from the audit log after a year but keeps who joined', async ({
  callApi,
  clock,
  deliver,
  given,
  services,
}) => {
  const owner = await given.house();
  const body = { email: 'mira@team.example', team_role: 'viewer' } as const;
  await callApi('POST /api/production/team/invitations', { body }, owner);
  const emails = await deliver();
  const token = emails.at(-1)?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';
  const joining = { token, name: by, password: 'a lamp in the window' };
  await callApi('POST /api/team-invitation/accept', { body: joining });

  clock.now = new Date(clock.now.getTime() + 366 * 86_400_000);
  await deleteTeamInvitations.run(services, {}, '');

  const session = await given.session(owner.id);
  const { body: team } = await callApi('GET /api/production/team', {}, { token: session });
  expect(team.history).toMatchObject([{ action: 'member_joined', member: by, by, team_role: 'viewer' }]);
});

test("shows who changed an application's status to the house only", async ({ callApi, given }) => {
  const owner = await given.house();
  const mira = await given.member(owner, 'reviewer', { display_name: by });
  const { id: job_id } = await given.job({ production_house_id: owner.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id });

  await callApi('POST /api/production/applications/:id/view', { params: { id } }, mira);

  const params = { id: talent.id };
  const received = await callApi('GET /api/production/applications/:id', { params }, owner);
  const own = await callApi('GET /api/user/job-applications', {}, talent);
  expect(received.body.data[0]?.status_history).toMatchObject([
    { status: 'applied', by: null },
    { status: 'viewed', by },
  ]);
  expect(JSON.stringify(own.body)).not.toContain(by);
});

import { dayInIndia, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

const limit = 'PUT /api/production/team/members/:id/projects';

/** A house with two projects, an applicant in each, and a reviewer who is limited to the first. */
const test = base.extend('team', async ({ callApi, given }) => {
  const first = await given.applied();
  const { house } = first;
  const other = await given.job({
    production_house_id: house.production_house_id,
    role_details: 'Secret role',
  });
  const hidden = await given.talent({ name: 'Hidden Talent' });
  const unseen = await given.application({ job_id: other.id, talent_id: hidden.id });
  const reviewer = await given.member(house, 'reviewer', { display_name: 'Mira Das' });
  const params = { id: reviewer.id };
  const set = (project_ids: string[] | null, as = house) =>
    callApi(limit, { params, body: { project_ids } }, as);
  await set([first.job.project_id]);
  return { ...first, other, hidden, unseen, reviewer, set };
});

test('shows a limited member only their projects, in lists, counts and on pages of talent', async ({
  callApi,
  given,
  team,
}) => {
  const { job, other, hidden, unseen, reviewer, house, talent, set } = team;
  await given.invitation(unseen.id);
  const lists = async () => {
    const titles = async (name: 'previous' | 'upcoming') =>
      (await callApi(`GET /api/production/jobs/${name}`, {}, reviewer)).body.data.map(({ id }) => id);
    const all = await callApi('GET /api/production/applications/all', {}, reviewer);
    const invitations = await callApi('GET /api/production/casting-invitations', {}, reviewer);
    const found = await callApi(
      'POST /api/production/profiles/filter',
      { body: { scope: 'applicants' } },
      reviewer,
    );
    return [
      await titles('previous'),
      await titles('upcoming'),
      [all.body.job?.id, ...all.body.users.map(({ id }) => id)],
      invitations.body.open_jobs.map(({ id }) => id),
      found.body.data.map(({ id }) => id),
    ];
  };

  expect(await lists()).toEqual([[job.id], [job.id], [job.id, talent.id], [job.id], [talent.id]]);
  const ofTalent = (id: string) =>
    callApi('GET /api/production/applications/:id', { params: { id } }, reviewer);
  expect((await ofTalent(hidden.id)).status).toBe(404);
  expect((await ofTalent(talent.id)).body.total).toBe(1);

  await set(null);
  expect(new Set((await lists())[0])).toEqual(new Set([other.id, job.id]));
  expect((await ofTalent(hidden.id)).status).toBe(200);
  expect((await callApi('GET /api/production/team', {}, house)).body.members).toMatchObject([
    { projects: null },
    { name: 'Mira Das', projects: null },
  ]);
});

test('names no application to another project on the page of an applicant', async ({
  callApi,
  given,
  team,
}) => {
  const { application, house, other, reviewer, talent } = team;
  await given.application({ job_id: other.id, talent_id: talent.id });
  const others = async (as: typeof house | typeof reviewer) => {
    const params = { id: application.id };
    return (await callApi('GET /api/production/review/:id', { params }, as)).body.data.others;
  };

  expect(await others(house)).toMatchObject([{ job: { id: other.id } }]);
  expect(await others(reviewer)).toEqual([]);
});

test('answers for another project as for what is not there, also in the middle of a list of ids', async ({
  callApi,
  team,
}) => {
  const { other, unseen, application, reviewer } = team;
  const board = (id: string) => callApi('GET /api/production/jobs/:id/board', { params: { id } }, reviewer);
  const move = (application_ids: string[]) =>
    callApi(
      'POST /api/production/review/moves',
      { body: { application_ids, status: 'shortlisted', request_id: crypto.randomUUID() } },
      reviewer,
    );

  const [hidden, absent] = [await board(other.id), await board(crypto.randomUUID())];
  const { request_id: _one, ...notSeen } = hidden.body as Record<string, unknown>;
  const { request_id: _two, ...notThere } = absent.body as Record<string, unknown>;
  expect([hidden.status, notSeen]).toEqual([404, notThere]);
  expect((await board(other.id.toUpperCase())).status).toBe(404);
  expect((await move([unseen.id])).status).toBe(404);
  const mixed = await move([application.id, unseen.id]);
  expect(mixed.body.moved).toMatchObject([{ application_id: application.id }]);
  expect(JSON.stringify(mixed.body)).not.toContain(unseen.id);
});

test.for(['limited', 'removed'] as const)(
  'an open board tells nothing more to a member who is %s',
  async (how, { callApi, db, nextWait, team }) => {
    const { application, house, job, reviewer, set } = team;
    const params = { id: job.id };
    const news = (query: { seen?: string }) =>
      callApi('GET /api/production/jobs/:id/board-news', { params, query }, reviewer);
    const { seen } = (await news({})).body;

    const waiting = nextWait();
    const told = news({ seen });
    await waiting;
    if (how === 'limited') await set([]);
    else await callApi('DELETE /api/production/team/members/:id', { params: { id: reviewer.id } }, house);
    const body = {
      application_ids: [application.id],
      status: 'shortlisted' as const,
      request_id: crypto.randomUUID(),
    };
    await callApi('POST /api/production/review/moves', { body }, house);
    await sql`select pg_notify('live_updates', ${reviewer.id})`.execute(db);

    expect((await told).status).toBe(404);
  },
);

test('tells a limited member nothing of another project, and forgets what was told before', async ({
  callApi,
  clock,
  deliver,
  given,
  team,
}) => {
  const { job, other, reviewer, set } = team;
  await set(null);
  const apply = async (job_id: string) => {
    const body = { job_id, role_specific_info: 'I ride.', travel: true, availability: true };
    await callApi(
      'POST /api/user/job-apply',
      { body },
      await given.talent({ date_of_birth: given.born(30) }),
    );
  };
  const notices = async () =>
    (await callApi('GET /api/notices', {}, reviewer)).body.notices.map(({ path }) => path.split('/').at(-1));
  await apply(other.id);
  await apply(job.id);
  await deliver();
  expect((await notices()).toSorted()).toEqual([job.id, other.id].toSorted());

  await set([job.project_id]);
  expect(await notices()).toEqual([job.id]);
  await apply(other.id);
  // The next 9:30 in India, when digests have gone out, before the session ends.
  const inHalfADay = new Date(clock.now.getTime() + 14.5 * HOUR_MS);
  clock.now = new Date(`${dayInIndia(inHalfADay)}T09:30:00+05:30`);
  const sent = await deliver();
  expect(await notices()).toEqual([job.id]);
  expect(
    sent.filter(({ to }) => to === reviewer.email).map((email) => JSON.stringify(email)),
  ).not.toContainEqual(expect.stringContaining('Secret role'));
});

test('limits no owner, and only to projects of the house', async ({ callApi, given, team }) => {
  const { house, job, reviewer, set } = team;
  const self = (await callApi('GET /api/production/team', {}, house)).body.members.find(
    ({ is_self }) => is_self,
  );
  const body = { project_ids: [] };

  expect((await set([job.project_id, (await given.job()).project_id])).status).toBe(404);
  expect((await set([], reviewer as never)).status).toBe(403);
  expect(await callApi(limit, { params: { id: self?.id ?? '' }, body }, house)).toMatchObject({
    status: 409,
    body: { code: 'owner_sees_all' },
  });
  const { members, projects, history } = (await callApi('GET /api/production/team', {}, house)).body;
  expect(members.map((member) => member.projects)).toEqual([null, [job.project_id]]);
  expect(projects.map(({ id }) => id)).toContain(job.project_id);
  expect(history).toMatchObject([{ action: 'projects_changed', member: 'Mira Das' }]);

  const params = { id: reviewer.id };
  await callApi('PUT /api/production/team/members/:id', { params, body: { team_role: 'owner' } }, house);
  const listed = await callApi('GET /api/production/jobs/previous', {}, reviewer);
  expect(listed.body.total).toBe(2);
});

test('a member who sees no project sees no casting call, and no draft', async ({ callApi, clock, team }) => {
  const { house, reviewer, set } = team;
  const id = crypto.randomUUID();
  const { project_type } = jobPost(clock.now);
  await callApi(
    'PUT /api/production/job-drafts',
    { body: { request_id: id, fields: { project_type } } },
    house,
  );
  await set([]);

  expect((await callApi('GET /api/production/jobs/previous', {}, reviewer)).body.total).toBe(0);
  expect((await callApi('GET /api/production/job-drafts', {}, reviewer)).body.drafts).toEqual([]);
  const draft = await callApi('GET /api/production/job-drafts/:id', { params: { id } }, reviewer);
  expect(draft.status).toBe(404);
});

test('limits an invited member to the projects that the invitation named', async ({
  callApi,
  given,
  deliver,
}) => {
  const owner = await given.house();
  const { production_house_id } = owner;
  const [seen, hidden] = [await given.job({ production_house_id }), await given.job({ production_house_id })];
  const foreign = await given.job();
  const project_ids = [seen.project_id];
  const body = { email: 'limited@team.example', team_role: 'viewer' as const, project_ids };

  const asOwner = await callApi(
    'POST /api/production/team/invitations',
    { body: { ...body, team_role: 'owner' } },
    owner,
  );
  const strange = { ...body, project_ids: [foreign.project_id] };
  const asStranger = await callApi('POST /api/production/team/invitations', { body: strange }, owner);
  await callApi('POST /api/production/team/invitations', { body }, owner);
  const [pending] = (await callApi('GET /api/production/team', {}, owner)).body.invitations;
  const { id } = pending ?? { id: '' };
  await callApi('POST /api/production/team/invitations/:id/resend', { params: { id } }, owner);
  const token = (await deliver()).at(-1)?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';
  const joined = await callApi('POST /api/team-invitation/accept', {
    body: { token, name: 'Mira', password: 'a lamp in the window' },
  });

  expect(asOwner).toMatchObject({ status: 409, body: { code: 'owner_sees_all' } });
  expect(asStranger).toMatchObject({ status: 404, body: { code: 'project_not_found' } });
  expect(pending?.projects).toEqual(project_ids);
  const read = (project_id: string) =>
    callApi('GET /api/production/projects/:id', { params: { id: project_id } }, { token: joined.body.token });
  expect((await read(seen.project_id)).status).toBe(200);
  expect((await read(hidden.project_id)).status).toBe(404);
});

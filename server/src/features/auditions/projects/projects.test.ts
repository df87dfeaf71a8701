import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const read = 'GET /api/production/projects/:id';

test('shows the roles of a project in one table, with what waits, the next audition and the team', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  await given.member(house, 'viewer', { display_name: 'Mira Das' });
  const { production_house_id } = house;
  const { id: project_id } = await given.project(production_house_id);
  const at = (minute: number) => new Date(clock.now.getTime() - minute * 60_000).toISOString();
  const of = { production_house_id, project_id };
  const lead = await given.job({ ...of, positions: 2, posted_on: at(0) });
  const friend = await given.job({ ...of, role_details: 'Friend', status: 'closed', posted_on: at(1) });
  await given.job({ production_house_id, role_details: 'In another project' });
  const [first, second, third] = [await given.talent(), await given.talent(), await given.talent()];
  await given.application({ job_id: lead.id, talent_id: first.id });
  await given.step((await given.application({ job_id: lead.id, talent_id: second.id })).id, 'shortlisted');
  const played = await given.application({ job_id: lead.id, talent_id: third.id });
  await callApi(
    'POST /api/production/review/moves',
    { body: { application_ids: [played.id], status: 'selected', request_id: crypto.randomUUID() } },
    house,
  );
  const tomorrow = await given.slot(lead.id);
  await given.slot(lead.id, { place: 'Cancelled', cancelled_at: at(0) });

  const { body } = await callApi(read, { params: { id: project_id } }, house);

  expect(body.project).toEqual({ id: project_id, name: null, project_type: 'Web Series' });
  expect(body.roles).toMatchObject([
    { id: lead.id, applicants: 3, new: 1, shortlisted: 1, selected: 1, positions: 2, unread: 0, asked: 0 },
    { id: friend.id, role_title: 'Friend', status: 'closed', applicants: 0, next_audition: null },
  ]);
  expect(new Date(body.roles[0]?.next_audition ?? '')).toEqual(new Date(tomorrow.starts_at));
  expect(body.team.map(({ team_role }) => team_role)).toEqual(['owner', 'viewer']);
});

test('counts what waits for the house in a project', async ({ callApi, given }) => {
  const { house, job, application } = await given.applied();
  await given.invitation(application.id);
  const rejected = await given.application({ job_id: job.id, talent_id: (await given.talent()).id });
  await callApi(
    'POST /api/production/review/moves',
    { body: { application_ids: [rejected.id], status: 'not_selected', request_id: crypto.randomUUID() } },
    house,
  );

  const { body } = await callApi(read, { params: { id: job.project_id } }, house);

  expect(body.roles).toMatchObject([{ unsent: 1, applicants: 2 }]);
});

test('renames a project in place, and removes an empty name', async ({ callApi, given }) => {
  const house = await given.house();
  const { project_id } = await given.job({ production_house_id: house.production_house_id });
  const params = { id: project_id };
  const rename = (name: string) =>
    callApi('PUT /api/production/projects/:id', { params, body: { name } }, house);
  const nameNow = async () => (await callApi(read, { params }, house)).body.project.name;

  await rename('  The Letter ');
  const named = await nameNow();
  const found = await callApi('GET /api/production/jobs/previous', { query: { search: 'the let' } }, house);
  const missed = await callApi('GET /api/production/jobs/previous', { query: { search: '100%' } }, house);
  await rename('');

  expect(named).toBe('The Letter');
  expect(found.body.data).toMatchObject([{ project_name: 'The Letter' }]);
  expect(missed.body.total).toBe(0);
  expect(await nameNow()).toBeNull();
});

test('finds applicants of all roles of a project by name, skill and city', async ({ callApi, given }) => {
  const house = await given.house({ verification: 'documents' });
  const { production_house_id } = house;
  const { id: project_id } = await given.project(production_house_id);
  const apply = async (name: string, fields: object, role_details: string, project = project_id) => {
    const job = await given.job({ production_house_id, project_id: project, role_details });
    const talent = await given.talent({ name, ...fields });
    return given.application({ job_id: job.id, talent_id: talent.id });
  };
  const asha = await apply('Asha Rao', { city: 'Pune', skills: ['Singing'] }, 'Lead');
  await apply('Ravi Menon', { city: 'Kochi', skills: ['Horse Riding'] }, 'Friend');
  await apply('Asha Elsewhere', { city: 'Pune' }, 'Lead', (await given.project(production_house_id)).id);
  const find = async (search: string) => {
    const query = { search };
    const path = 'GET /api/production/projects/:id/applicants';
    return (await callApi(path, { params: { id: project_id }, query }, house)).body;
  };

  expect(await find('ash pune')).toMatchObject({
    total: 1,
    applicants: [
      { application_id: asha.id, status: 'applied', user: { name: 'Asha Rao' }, job: { role_title: 'Lead' } },
    ],
  });
  expect((await find('horse')).applicants.map(({ user }) => user.name)).toEqual(['Ravi Menon']);
  expect((await find('')).total).toBe(2);
});

test('shows the auditions of all roles of a project by time, from today on', async ({
  callApi,
  clock,
  given,
}) => {
  const { house, job, application, talent } = await given.applied();
  const of = { production_house_id: house.production_house_id, project_id: job.project_id };
  const friend = await given.job({ ...of, role_details: 'Friend' });
  const at = (days: number, time: string) => {
    const starts = instantInIndia(addDays(dayInIndia(clock.now), days), time);
    return { starts_at: starts.toISOString(), ends_at: new Date(starts.getTime() + 600_000).toISOString() };
  };
  await given.slot(job.id, at(-1, '10:00'));
  const later = await given.slot(friend.id, { ...at(2, '11:00'), capacity: 3 });
  const sooner = await given.slot(job.id, at(1, '10:00'));
  await given.invitation(application.id);
  await given.confirmed(application.id, sooner.id);

  const params = { id: job.project_id };
  const { body } = await callApi('GET /api/production/projects/:id/auditions', { params }, house);

  const { name } = (
    await callApi('GET /api/production/applications/:id', { params: { id: talent.id } }, house)
  ).body.data[0]?.user ?? { name: '' };
  expect(body).toMatchObject({
    more: false,
    slots: [
      {
        id: sooner.id,
        job: { id: job.id },
        attendees: [{ application_id: application.id, name, confirmed: true }],
      },
      { id: later.id, job: { id: friend.id, role_title: 'Friend' }, capacity: 3, attendees: [] },
    ],
  });
});

test('filters the casting calls of a house by their state and by words of the call', async ({
  callApi,
  clock,
  given,
}) => {
  const { house, job } = await given.applied();
  const of = { production_house_id: house.production_house_id };
  await given.job({ ...of, status: 'closed', role_details: 'Closed one' });
  const application_deadline = addDays(dayInIndia(clock.now), -1);
  await given.job({ ...of, application_deadline, role_details: 'Past one' });
  const list = async (
    query: { state?: 'open' | 'closed'; search?: string },
    name: 'previous' | 'upcoming',
  ) => {
    const { body } = await callApi(`GET /api/production/jobs/${name}`, { query }, house);
    return body.data.map(({ role_title }) => role_title).toSorted();
  };

  expect(await list({ state: 'open' }, 'previous')).toEqual([job.role_details]);
  expect(await list({ state: 'closed' }, 'previous')).toEqual(['Closed one', 'Past one']);
  expect(await list({ state: 'closed', search: 'past' }, 'upcoming')).toEqual(['Past one']);
  const { body } = await callApi('GET /api/production/jobs/previous', { query: { state: 'open' } }, house);
  expect(body.data).toMatchObject([{ new: 1, project_name: null }]);
});

import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';
import { jobPost } from '#testing/posts.ts';

const plan = {
  day: '2027-03-01',
  from: '10:00',
  to: '10:40',
  minutes: 20,
  break_minutes: 0,
  capacity: 2,
  place: 'Studio 4, Andheri',
  contact_name: 'Ravi Menon',
  is_private: 'no',
} as const;

test('shows the house who posted, edited, copied, closed and reopened its casting call, latest first', async ({
  callApi,
  clock,
  given,
}) => {
  const ira = await given.house({}, { display_name: 'Ira Sen' });
  const mira = await given.member(ira, 'owner', { display_name: 'Mira Das' });
  const viewer = await given.member(ira, 'viewer');
  const { body: posted } = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, ira);
  const params = { id: posted.id };

  await callApi('PUT /api/production/jobs/:id', { params, body: jobPost(clock.now) }, mira);
  await callApi(
    'POST /api/production/jobs/:id/copy',
    { params, body: { request_id: crypto.randomUUID() } },
    mira,
  );
  await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, ira);
  await callApi('POST /api/production/jobs/:id/reopen', { params, body: {} }, mira);

  const { body } = await callApi('GET /api/production/jobs/:id/posting-state', { params }, viewer);
  expect(body.history.map(({ action, by, about }) => [action, by, about])).toEqual([
    ['reopened', 'Mira Das', null],
    ['closed', 'Ira Sen', null],
    ['copied', 'Mira Das', null],
    ['edited', 'Mira Das', null],
    ['posted', 'Ira Sen', null],
  ]);
  expect(body.history[0]?.happened_at).toBe(clock.now.toISOString());
  const listed = await callApi('GET /api/production/jobs/previous', {}, viewer);
  expect(listed.body.data).toMatchObject([{ posted_by: 'Ira Sen' }]);
  const drafts = await callApi('GET /api/production/job-drafts', {}, ira);
  expect(drafts.body.drafts).toMatchObject([{ saved_by: 'Mira Das' }]);
});

test('records an action once when repeating it changes nothing', async ({ callApi, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const params = { id };
  const action = async (name: 'close' | 'reopen') =>
    callApi(`POST /api/production/jobs/:id/${name}`, { params, body: {} }, house);

  await action('close');
  await action('close');
  await action('reopen');
  await action('reopen');

  const { body } = await callApi('GET /api/production/jobs/:id/posting-state', { params }, house);
  expect(body.history.map(({ action }) => action)).toEqual(['reopened', 'closed']);
});

test('still names the member who acted after they leave the team', async ({ callApi, clock, given }) => {
  const owner = await given.house();
  const mira = await given.member(owner, 'owner', { display_name: 'Mira Das' });
  const { body: posted } = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, mira);

  await callApi('DELETE /api/production/team/members/:id', { params: { id: mira.id } }, owner);

  const params = { id: posted.id };
  const { body } = await callApi('GET /api/production/jobs/:id/posting-state', { params }, owner);
  expect(body.history).toMatchObject([{ action: 'posted', by: 'Mira Das' }]);
});

test('shows who added, changed and cancelled slots, and who sent audition invitations', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-02-20T10:00:00Z');
  const house = await given.house();
  const mira = await given.member(house, 'reviewer', { display_name: 'Mira Das' });
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const sent = await given.application({ talent_id: (await given.talent()).id, job_id: id });
  const params = { id };
  await callApi('POST /api/production/auditions/:id/slots', { params, body: plan }, mira);
  const [first, second] = (await callApi('GET /api/production/auditions/:id', { params }, mira)).body.slots;

  const { to: _, break_minutes: __, ...slot } = plan;
  const body = { ...slot, from: '09:00' };
  await callApi('PUT /api/production/audition-slots/:id', { params: { id: first?.id ?? '' }, body }, mira);
  await callApi('DELETE /api/production/audition-slots/:id', { params: { id: second?.id ?? '' } }, mira);
  await callApi(
    'POST /api/production/auditions/:id/invitations',
    { params, body: { applications: [sent.id] } },
    mira,
  );

  const read = await callApi('GET /api/production/auditions/:id', { params }, house);
  const by = 'Mira Das';
  expect(read.body.history).toMatchObject([
    { action: 'slot_cancelled', about: second?.starts_at, by },
    { action: 'slot_changed', about: '2027-03-01T03:30:00.000Z', by },
    { action: 'slots_added', about: first?.starts_at, by },
  ]);
  expect(read.body.invitations).toMatchObject([{ invited_by: by, invited_at: clock.now.toISOString() }]);
});

test('shows the house who made and who withdrew an offer, and hides it from the talent', async ({
  callApi,
  arranged,
  given,
}) => {
  const { house, talent, application } = arranged;
  const mira = await given.member(house, 'owner', { display_name: 'Mira Das' });
  const params = { id: application.id };
  const body = { message: 'We would love to have you.', answer_by: '2099-01-01' };
  await callApi('POST /api/production/applications/:id/offer', { params, body }, mira);
  await callApi('DELETE /api/production/applications/:id/offer', { params }, mira);

  const nextSteps = await callApi('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  const own = await callApi('GET /api/user/offers', {}, talent);

  expect(nextSteps.body.data).toMatchObject([
    { offers: [{ made_by: 'Mira Das', withdrawn_by: 'Mira Das' }] },
  ]);
  expect(own.body.offers).toMatchObject([{ status: 'withdrawn' }]);
  expect(JSON.stringify(own.body)).not.toContain('Mira');
});

test('shows who last saved the company profile', async ({ callApi, given }) => {
  const house = await given.house();
  const mira = await given.member(house, 'owner', { display_name: 'Mira Das' });
  const body = {
    company_name: 'Lamp Films',
    owner_name: 'Ira Sen',
    email: 'lamp@films.example',
    phone_number: '+91 98123 00000',
    location: 'Mumbai',
  };

  await callApi('PUT /api/production/profile', { body, files: {} }, mira);

  const read = await callApi('GET /api/production/profile', {}, house);
  expect(read.body.production_house.updated_by).toBe('Mira Das');
});

import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/offer-world.ts';

const message = 'We would love you to be Gauri.';

test('accepting an offer selects the talent once, and both sides see it', async ({
  callApi,
  applied: { house, talent, id },
  week,
  deliver,
}) => {
  const body = { message, answer_by: week };
  const made = await callApi('POST /api/production/applications/:id/offer', { params: { id }, body }, house);
  const again = await callApi('POST /api/production/applications/:id/offer', { params: { id }, body }, house);
  const offered = await callApi('GET /api/user/offers', {}, talent);
  const params = { id: offered.body.offers[0]?.id ?? '' };
  const accepted = await callApi('POST /api/user/offers/:id/accept', { params }, talent);
  const twice = await callApi('POST /api/user/offers/:id/accept', { params }, talent);

  expect([made, again, accepted, twice]).toMatchObject([200, 200, 200, 200].map((status) => ({ status })));
  expect(offered.body.offers).toMatchObject([{ status: 'open', message, answer_by: week, clashes: [] }]);
  const own = await callApi('GET /api/user/job-applications', {}, talent);
  expect(own.body.data).toMatchObject([
    {
      status: 'selected',
      status_history: [{ status: 'applied' }, { status: 'viewed' }, { status: 'selected', party: 'talent' }],
    },
  ]);
  const steps = await callApi('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  expect(steps.body.data).toMatchObject([{ status: 'selected', offers: [{ status: 'accepted' }] }]);
  const emails = await deliver();
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [house.email, expect.stringContaining(' accepted your offer: Lead Detective · Web Series')],
    [talent.email, 'You are selected: Lead Detective · Web Series'],
  ]);
});

test('declining gives the reason, keeps the status, and lets the house offer again or reject', async ({
  callApi,
  given,
  applied: { house, talent, id },
  week,
}) => {
  await given.step(id, 'shortlisted');
  const offer = await given.offer(id);
  const params = { id: offer };

  const body = { reason: 'I am shooting elsewhere.' };
  const declined = await callApi('POST /api/user/offers/:id/decline', { params, body }, talent);
  const late = await callApi('POST /api/user/offers/:id/accept', { params }, talent);

  expect(declined).toMatchObject({ status: 200 });
  expect(late).toMatchObject({ status: 409, body: { code: 'role_offer_declined' } });
  const steps = await callApi('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  expect(steps.body.data).toMatchObject([
    { status: 'shortlisted', offers: [{ status: 'declined', reason: body.reason }] },
  ]);
  const again = await callApi(
    'POST /api/production/applications/:id/offer',
    { params: { id }, body: { message, answer_by: week } },
    house,
  );
  expect(again).toMatchObject({ status: 200 });
});

test('of an acceptance and a withdrawal of an offer at the same time, one succeeds and the status agrees', async ({
  callApi,
  given,
  db,
  applied: { house, talent, id },
}) => {
  const offer = await given.offer(id);

  const [accepted, withdrawn] = await Promise.all([
    callApi('POST /api/user/offers/:id/accept', { params: { id: offer } }, talent),
    callApi('DELETE /api/production/applications/:id/offer', { params: { id } }, house),
  ]);

  expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
  const { status } = await db
    .selectFrom('application')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe(accepted.status === 200 ? 'selected' : 'viewed');
});

test('an offer lapses at the end of its day in India, and another may follow', async ({
  callApi,
  clock,
  given,
  applied: { house, talent, id },
}) => {
  const offer = await given.offer(id);
  clock.now = new Date(clock.now.getTime() + 9 * 86_400_000);
  const as = { token: await given.session(talent.id) };

  const accepted = await callApi('POST /api/user/offers/:id/accept', { params: { id: offer } }, as);
  const answer_by = addDays(dayInIndia(clock.now), 3);
  const another = await callApi(
    'POST /api/production/applications/:id/offer',
    { params: { id }, body: { message, answer_by } },
    { token: await given.session(house.id) },
  );

  expect(accepted).toMatchObject({ status: 409, body: { code: 'role_offer_lapsed' } });
  expect(another).toMatchObject({ status: 200 });
  const own = await callApi('GET /api/user/offers', {}, as);
  expect(own.body.offers.map(({ status }) => status).sort()).toEqual(['lapsed', 'open']);
});

test("a child cannot accept an offer without a guardian's consent", async ({ callApi, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const params = { id: await given.offer((await given.application({ talent_id: child.id })).id) };
  await callApi('DELETE /api/user/guardian', {}, child);

  const accepted = await callApi('POST /api/user/offers/:id/accept', { params }, child);

  expect(accepted).toMatchObject({
    status: 403,
    body: { code: 'guardian_required' },
  });
});

test('no direct write selects an applicant without an accepted offer', async ({ db, applied: { id } }) => {
  const step = { application_id: id, happened_at: new Date().toISOString(), status: 'selected' } as const;
  const write = (party: 'house' | 'talent' | 'system') =>
    db
      .insertInto('status_change')
      .values({ ...step, party })
      .execute();

  const missing = { code: RULES.NO_ACCEPTED_OFFER };
  await expect(write('house')).rejects.toMatchObject(missing);
  await expect(write('talent')).rejects.toMatchObject(missing);
  await expect(write('system')).rejects.toMatchObject(missing);
});

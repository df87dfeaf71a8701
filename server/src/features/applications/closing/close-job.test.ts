import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const kind = 'Thank you for your time. We will not go on, and your tape made us laugh.';

test('rejects all remaining applicants when a casting call closes, with one email each', async ({
  callApi,
  deliver,
  given,
}) => {
  const house = await given.house({ company_name: 'Studio Example' });
  const job = await given.job({ production_house_id: house.production_house_id });
  const [one, other, gone] = [await given.talent(), await given.talent(), await given.talent()];
  const opened = [
    await given.application({ job_id: job.id, talent_id: one.id }),
    await given.application({ job_id: job.id, talent_id: other.id }),
  ];
  const { id } = await given.application({ job_id: job.id, talent_id: gone.id });
  for (const { id } of opened)
    await callApi('POST /api/production/applications/:id/view', { params: { id } }, house);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, gone);

  const body = { rejection: kind };
  const closed = await callApi(
    'POST /api/production/jobs/:id/close',
    { params: { id: job.id }, body },
    house,
  );

  expect(closed).toMatchObject({ status: 200, body: { rejected: 2 } });
  const sent = await deliver();
  expect(sent.map(({ to }) => to).sort()).toEqual([one.email, other.email].sort());
  expect(sent[0]?.text).toContain(kind);
  expect(sent[0]?.text).toContain('Studio Example');
  const seen = await callApi('GET /api/user/job-applications', {}, one);
  expect(seen.body.data).toMatchObject([
    {
      status: 'not_selected',
      rejection: kind,
      job: { status: 'closed' },
      status_history: [
        { status: 'applied' },
        { status: 'viewed' },
        { status: 'not_selected', party: 'house' },
      ],
    },
  ]);
  const withdrawn = await callApi('GET /api/user/job-applications', {}, gone);
  expect(withdrawn.body.data).toMatchObject([{ status: 'withdrawn', rejection: null }]);
});

test('keeps a selected applicant selected when the casting call closes', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ job_id: job.id, talent_id: talent.id });
  await given.offer(id, 'accepted');
  await db
    .insertInto('status_change')
    .values({
      application_id: id,
      status: 'selected',
      happened_at: new Date().toISOString(),
      party: 'talent',
    })
    .execute();

  const closed = await callApi(
    'POST /api/production/jobs/:id/close',
    { params: { id: job.id }, body: {} },
    house,
  );

  expect(closed.body).toMatchObject({ rejected: 0, message: 'Casting call closed.' });
  expect(await deliver()).toEqual([]);
  const seen = await callApi('GET /api/user/job-applications', {}, talent);
  expect(seen.body.data).toMatchObject([{ status: 'selected', rejection: null }]);
});

test("says once that nobody opened the application, regardless of the house's text", async ({
  callApi,
  deliver,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: job.id, talent_id: (await given.talent()).id });
  const close = () =>
    callApi(
      'POST /api/production/jobs/:id/close',
      { params: { id: job.id }, body: { rejection: kind } },
      house,
    );

  const both = await Promise.all([close(), close()]);

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => body.rejected).sort()).toEqual([0, 1]);
  const sent = await deliver();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('without opening your application');
  expect(sent[0]?.text).toContain('does not count towards the limit of your plan');
});

test.for([
  ['Too short.', 'At least 20 characters.'],
  ['x'.repeat(601), 'At most 600 characters.'],
  ['Thank you. Join our academy for a registration fee of 999.', /must not ask talent for money/],
  ['Thank you for applying. We have cast someone else this time.', /Nobody has accepted this role yet/],
  ['Thank you, and see https://our-academy.example for more.', 'Please write this message without links.'],
] as const)('rejects this rejection message: %s', async ([rejection, message], { callApi, given }) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });

  const closed = await callApi(
    'POST /api/production/jobs/:id/close',
    { params: { id: job.id }, body: { rejection } },
    house,
  );

  expect(closed.status).toBe(400);
  expect(closed.body.fields?.rejection).toMatch(message);
});

test('the text to a child who applied may not have contact details', async ({ callApi, given }) => {
  const child = { date_of_birth: given.born(12) };
  const { house, job, talent } = await given.applied({ hasGuardian: true, talent: child });
  const close = (rejection: string) =>
    callApi('POST /api/production/jobs/:id/close', { params: { id: job.id }, body: { rejection } }, house);

  const named = await close('Thank you for your time. Call Ravi on 98200 99999.');
  const before = await callApi('GET /api/user/job-applications', {}, talent);
  const fields = { rejection: expect.stringContaining('98200') };
  expect(named).toMatchObject({ status: 400, body: { code: 'contact_details_to_child', fields } });
  expect(before.body.data).toMatchObject([{ status: 'applied', job: { status: 'open' } }]);
  expect((await close(kind)).status).toBe(200);
});

test('leaves no application undecided that arrives while the casting call closes', async ({
  callApi,
  db,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talents = await Promise.all(Array.from({ length: 12 }, () => given.talent()));
  const body = { ...answers, job_id: job.id };

  const applying = talents.map((talent) => callApi('POST /api/user/job-apply', { body }, talent));
  const closing = callApi('POST /api/production/jobs/:id/close', { params: { id: job.id }, body: {} }, house);
  const [closed, ...applied] = await Promise.all([closing, ...applying]);

  expect(closed.status).toBe(200);
  const accepted = applied.filter(({ status }) => status === 200).length;
  expect(applied.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const kept = await db.selectFrom('application').select('status').where('job_id', '=', job.id).execute();
  expect(kept).toHaveLength(accepted);
  expect(new Set(kept.map(({ status }) => status))).toEqual(new Set(accepted ? ['not_selected'] : []));
  expect(closed.body).toMatchObject({ rejected: accepted });
});

test('prevents the database from closing a casting call with undecided applications', async ({
  db,
  given,
}) => {
  const { job_id } = await given.application({ talent_id: (await given.talent()).id });

  const closing = db.updateTable('job').set({ status: 'closed' }).where('id', '=', job_id).execute();

  await expect(closing).rejects.toMatchObject({ code: RULES.APPLICATIONS_UNDECIDED });
});

test('keeps a casting call open for its house after the deadline and counts the undecided applications', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: job.id, talent_id: (await given.talent()).id });
  clock.now = new Date(`${job.application_deadline}T24:00:00+05:30`);

  const as = { token: await given.session(house.id) };
  const postingState = await callApi(
    'GET /api/production/jobs/:id/posting-state',
    { params: { id: job.id } },
    as,
  );
  const listed = await callApi('GET /api/production/jobs/previous', {}, as);

  expect(postingState.body).toMatchObject({
    job: { status: 'open' },
    applicants: 1,
    waiting: 1,
    counts: { applied: 1, viewed: 0, shortlisted: 0, selected: 0, not_selected: 0, withdrawn: 0 },
  });
  expect(listed.body.data).toMatchObject([{ id: job.id, applicants: 1, waiting: 1 }]);
});

test('an accepted appeal of a closed casting call is told to whoever has a role or was rejected meanwhile', async ({
  callApi,
  clock,
  given,
  takeEffect,
}) => {
  const shoot = { shoot_dates: addDays(dayInIndia(clock.now), 40) };
  const { house, job, application, talent: selected } = await given.applied({ job: shoot });
  const [undecided, moderator, other] = [
    await given.talent(),
    await given.staff('moderator'),
    await given.staff('moderator'),
  ];
  await given.application({ talent_id: undecided.id, job_id: job.id });
  await given.offer(application.id, 'accepted');
  await given.step(application.id, 'selected', 'talent');
  const params = { id: job.id };
  const told = async () => {
    const sent = await takeEffect();
    return [selected, undecided].map(({ email }) => sent.find(({ to }) => to === email)?.subject ?? null);
  };

  const body = { reason: 'A fee was asked.' };
  await callApi('POST /api/admin/jobs/:id/take-down', { params, body }, moderator);
  const removed = await told();
  await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
  const closed = await told();
  await callApi('POST /api/production/appeals', { body: { job_id: job.id, text: 'No fee.' } }, house);
  const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
  const appeal = items.find((item) => item.house_id === house.production_house_id);
  const answer = { params: { id: appeal?.id ?? '' }, body: { accepted: true, answer: 'You are right.' } };
  await callApi('POST /api/admin/appeals/:id/answer', answer, other);

  const subject = expect.stringMatching(/^Casting call removed/);
  expect([removed, closed]).toEqual([
    [subject, subject],
    [null, null],
  ]);
  expect(await told()).toEqual([
    expect.stringMatching(/^Casting call continues/),
    expect.stringMatching(/application/),
  ]);
});

import { expect } from 'vitest';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const kind = 'Thank you for your time. The role is cast, and your tape made us laugh.';

test('closing a call lets everybody go who remains, with one kind letter each', async ({
  call,
  deliver,
  given,
}) => {
  const house = await given.house({ company_name: 'Studio Example' });
  const job = await given.job({ production_house_id: house.production_house_id });
  const [one, other, gone] = [await given.talent(), await given.talent(), await given.talent()];
  await given.application({ job_id: job.id, talent_id: one.id });
  await given.application({ job_id: job.id, talent_id: other.id });
  const { id } = await given.application({ job_id: job.id, talent_id: gone.id });
  await call('POST /api/user/job-applications/:id/withdraw', { params: { id } }, gone);

  const body = { release: kind };
  const closed = await call('POST /api/production/jobs/:id/close', { params: { id: job.id }, body }, house);

  expect(closed).toMatchObject({ status: 200, body: { released: 2 } });
  const sent = await deliver();
  expect(sent.map(({ to }) => to).sort()).toEqual([one.email, other.email].sort());
  expect(sent[0]?.text).toContain(kind);
  expect(sent[0]?.text).toContain('Studio Example');
  const seen = await call('GET /api/user/job-applications', {}, one);
  expect(seen.body.data).toMatchObject([
    {
      status: 'not_selected',
      release: kind,
      job: { status: 'closed' },
      timeline: [{ status: 'applied' }, { status: 'not_selected', party: 'house' }],
    },
  ]);
  const withdrawn = await call('GET /api/user/job-applications', {}, gone);
  expect(withdrawn.body.data).toMatchObject([{ status: 'withdrawn', release: null }]);
});

test('who was chosen stays chosen when the call closes', async ({ call, db, deliver, given }) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ job_id: job.id, talent_id: talent.id });
  await given.offer(id, 'accepted');
  await db
    .insertInto('application_event')
    .values({
      application_id: id,
      status: 'selected',
      happened_at: new Date().toISOString(),
      party: 'talent',
    })
    .execute();

  const closed = await call(
    'POST /api/production/jobs/:id/close',
    { params: { id: job.id }, body: {} },
    house,
  );

  expect(closed.body).toMatchObject({ released: 0, message: 'The call is closed.' });
  expect(await deliver()).toEqual([]);
  const seen = await call('GET /api/user/job-applications', {}, talent);
  expect(seen.body.data).toMatchObject([{ status: 'selected', release: null }]);
});

test('without words of its own a house closes with ours; closing again sends nothing more', async ({
  call,
  deliver,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: job.id, talent_id: (await given.talent()).id });
  const close = () =>
    call('POST /api/production/jobs/:id/close', { params: { id: job.id }, body: {} }, house);

  const both = await Promise.all([close(), close()]);

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => body.released).sort()).toEqual([0, 1]);
  const sent = await deliver();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('Thank you for applying for Lead Detective');
});

test.for([
  ['Too short.', 'At least 20 characters.'],
  ['x'.repeat(601), 'At most 600 characters.'],
  ['Thank you. Join our academy for a registration fee of 999.', /may not ask talent for money/],
  ['Thank you, and see https://our-academy.example for more.', 'Please write it without web addresses.'],
] as const)('a release is refused: %s', async ([release, message], { call, given }) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });

  const closed = await call(
    'POST /api/production/jobs/:id/close',
    { params: { id: job.id }, body: { release } },
    house,
  );

  expect(closed.status).toBe(400);
  expect(closed.body.fields?.release).toMatch(message);
});

test('of applications that arrive while the call closes, none is left waiting', async ({
  call,
  db,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talents = await Promise.all(Array.from({ length: 12 }, () => given.talent()));
  const body = { ...answers, job_id: job.id };

  const applying = talents.map((talent) => call('POST /api/user/job-apply', { body }, talent));
  const closing = call('POST /api/production/jobs/:id/close', { params: { id: job.id }, body: {} }, house);
  const [closed, ...applied] = await Promise.all([closing, ...applying]);

  expect(closed.status).toBe(200);
  const accepted = applied.filter(({ status }) => status === 200).length;
  expect(applied.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const kept = await db.selectFrom('application').select('status').where('job_id', '=', job.id).execute();
  expect(kept).toHaveLength(accepted);
  expect(new Set(kept.map(({ status }) => status))).toEqual(new Set(accepted ? ['not_selected'] : []));
  expect(closed.body).toMatchObject({ released: accepted });
});

test('the database closes no call that would leave somebody waiting', async ({ db, given }) => {
  const { job_id } = await given.application({ talent_id: (await given.talent()).id });

  const closing = db.updateTable('job').set({ status: 'closed' }).where('id', '=', job_id).execute();

  await expect(closing).rejects.toThrow(/waiting/);
});

test('a call whose deadline is over stays open for its house, with those who wait counted', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: job.id, talent_id: (await given.talent()).id });
  clock.now = new Date(`${job.application_deadline}T24:00:00+05:30`);

  const as = { token: await given.session(house.id) };
  const standing = await call('GET /api/production/jobs/:id/standing', { params: { id: job.id } }, as);
  const listed = await call('GET /api/production/jobs/previous', {}, as);

  expect(standing.body).toMatchObject({
    job: { status: 'open' },
    applicants: 1,
    waiting: 1,
    counts: { applied: 1, viewed: 0, shortlisted: 0, selected: 0, not_selected: 0, withdrawn: 0 },
  });
  expect(listed.body.data).toMatchObject([{ id: job.id, applicants: 1, waiting: 1 }]);
});

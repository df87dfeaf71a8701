import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/offer-world.ts';

const message = 'We would love you to be Gauri.';

test('a talent who accepts an offer is selected, once, and both sides read it', async ({
  call,
  applied: { house, talent, id },
  week,
  deliver,
}) => {
  const body = { message, answer_by: week };
  const made = await call('POST /api/production/applications/:id/offer', { params: { id }, body }, house);
  const again = await call('POST /api/production/applications/:id/offer', { params: { id }, body }, house);
  const offered = await call('GET /api/user/offers', {}, talent);
  const params = { id: offered.body.offers[0]?.id ?? '' };
  const accepted = await call('POST /api/user/offers/:id/accept', { params }, talent);
  const twice = await call('POST /api/user/offers/:id/accept', { params }, talent);

  expect([made, again, accepted, twice]).toMatchObject([200, 200, 200, 200].map((status) => ({ status })));
  expect(offered.body.offers).toMatchObject([{ status: 'open', message, answer_by: week, clashes: [] }]);
  const own = await call('GET /api/user/job-applications', {}, talent);
  expect(own.body.data).toMatchObject([
    { status: 'selected', timeline: [{ status: 'applied' }, { status: 'selected', party: 'talent' }] },
  ]);
  const steps = await call('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  expect(steps.body.data).toMatchObject([{ status: 'selected', offers: [{ status: 'accepted' }] }]);
  const letters = await deliver();
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
    [house.email, 'Your offer is accepted: Lead Detective · Web Series'],
    [talent.email, 'You are selected: Lead Detective · Web Series'],
  ]);
});

test('declining says why, leaves the application where it was, and lets the house offer anew or release', async ({
  call,
  given,
  applied: { house, talent, id },
  week,
}) => {
  await given.step(id, 'shortlisted');
  const offer = await given.offer(id);
  const params = { id: offer };

  const body = { reason: 'I am shooting elsewhere.' };
  const declined = await call('POST /api/user/offers/:id/decline', { params, body }, talent);
  const late = await call('POST /api/user/offers/:id/accept', { params }, talent);

  expect(declined).toMatchObject({ status: 200 });
  expect(late).toMatchObject({ status: 409, body: { message: 'You have declined this offer already.' } });
  const steps = await call('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  expect(steps.body.data).toMatchObject([
    { status: 'shortlisted', offers: [{ status: 'declined', reason: body.reason }] },
  ]);
  const anew = await call(
    'POST /api/production/applications/:id/offer',
    { params: { id }, body: { message, answer_by: week } },
    house,
  );
  expect(anew).toMatchObject({ status: 200 });
});

test('of an acceptance and a taking back at once, one holds, and the status agrees', async ({
  call,
  given,
  db,
  applied: { house, talent, id },
}) => {
  const offer = await given.offer(id);

  const [accepted, withdrawn] = await Promise.all([
    call('POST /api/user/offers/:id/accept', { params: { id: offer } }, talent),
    call('DELETE /api/production/applications/:id/offer', { params: { id } }, house),
  ]);

  expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
  const { status } = await db
    .selectFrom('application')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe(accepted.status === 200 ? 'selected' : 'applied');
});

test('an offer lapses at the end of its day in India, and another may follow', async ({
  call,
  clock,
  given,
  applied: { house, talent, id },
}) => {
  const offer = await given.offer(id);
  clock.now = new Date(clock.now.getTime() + 9 * 86_400_000);
  const as = { token: await given.session(talent.id) };

  const accepted = await call('POST /api/user/offers/:id/accept', { params: { id: offer } }, as);
  const answer_by = addDays(dayInIndia(clock.now), 3);
  const another = await call(
    'POST /api/production/applications/:id/offer',
    { params: { id }, body: { message, answer_by } },
    { token: await given.session(house.id) },
  );

  const words = 'The day to answer this offer by has passed.';
  expect(accepted).toMatchObject({ status: 409, body: { message: words } });
  expect(another).toMatchObject({ status: 200 });
  const own = await call('GET /api/user/offers', {}, as);
  expect(own.body.offers.map(({ status }) => status).sort()).toEqual(['lapsed', 'open']);
});

test('a child accepts nothing once no guardian agrees', async ({ call, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const params = { id: await given.offer((await given.application({ talent_id: child.id })).id) };
  await call('DELETE /api/user/guardian', {}, child);

  const accepted = await call('POST /api/user/offers/:id/accept', { params }, child);

  expect(accepted).toMatchObject({
    status: 403,
    body: { message: 'A parent or guardian has to agree first.' },
  });
});

test('nobody is selected without an offer that was accepted, whoever writes it', async ({
  db,
  applied: { id },
}) => {
  const step = { application_id: id, happened_at: new Date().toISOString(), status: 'selected' } as const;
  const write = (party: 'house' | 'talent' | 'system') =>
    db
      .insertInto('application_event')
      .values({ ...step, party })
      .execute();

  const missing = { code: 'KD052' };
  await expect(write('house')).rejects.toMatchObject(missing);
  await expect(write('talent')).rejects.toMatchObject(missing);
  await expect(write('system')).rejects.toMatchObject(missing);
});

import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { tellOfHolds } from '#features/bookings/holds/tasks.ts';
import { createBoard, moveOf, sendOf } from '#testing/board-world.ts';
import { test } from '#testing/hold-world.ts';

test('two houses whose offers are accepted at once never book the same day', async ({
  callApi,
  house,
  day,
  db,
  given,
  person,
}) => {
  const talent = await person();
  const both = [await house(talent.id, day(60)), await house(talent.id, day(61))];
  const offers = [await given.offer(both[0]?.id ?? ''), await given.offer(both[1]?.id ?? '')];

  const answers = await Promise.all(
    offers.map((id) => callApi('POST /api/user/offers/:id/accept', { params: { id } }, talent)),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('days_taken');
  const booked = db.selectFrom('booking').select('state').where('talent_id', '=', talent.id);
  expect(await booked.execute()).toEqual([{ state: 'confirmed' }]);
});

test('an accepted offer books the held days, and stepping back frees them for the second hold', async ({
  callApi,
  house,
  day,
  given,
  person,
}) => {
  const talent = await person();
  const [first, second] = [await house(talent.id, day(60)), await house(talent.id, day(90))];
  await first.hold({ from: day(61), until: day(62) });
  await second.hold({ from: day(62), until: day(62) });
  const params = { id: await given.offer(first.id) };

  const accepted = await callApi('POST /api/user/offers/:id/accept', { params }, talent);
  const booked = (await callApi('GET /api/user/availability', {}, talent)).body.bookings[0];
  const refused = await callApi(
    'POST /api/user/offers/:id/accept',
    { params: { id: await given.offer(second.id) } },
    talent,
  );
  await callApi('POST /api/user/offers/:id/step-back', { params, body: { reason: 'I am ill.' } }, talent);

  expect(accepted.status).toBe(200);
  expect(booked).toMatchObject({ from: day(61), until: day(62), state: 'confirmed' });
  // Its own second hold is on a booked day, so it cannot become a booking.
  expect(refused).toMatchObject({ status: 409, body: { code: 'days_taken' } });
  expect([await first.seen(talent.id), await second.seen(talent.id)]).toEqual(['ended', 'first_hold']);
});

test('an accepted offer of months books no day that the house did not hold', async ({
  callApi,
  house,
  day,
  db,
  given,
  person,
}) => {
  const talent = await person();
  const long = await house(talent.id, day(60));
  await db
    .updateTable('job')
    .set({ shoot_duration: '3 months' })
    .where('id', '=', sql<string>`(select job_id from application where id = ${long.id})`)
    .execute();
  await given.offer(long.id, 'accepted');
  const short = await house(talent.id, day(70));

  const answer = await callApi(
    'POST /api/user/offers/:id/accept',
    { params: { id: await given.offer(short.id) } },
    talent,
  );

  expect(answer.status).toBe(200);
  expect((await callApi('GET /api/user/availability', {}, talent)).body.bookings).toMatchObject([
    { state: 'confirmed', from: day(70), until: day(71) },
  ]);
});

test('a hold on booked days is refused, and one ends with the application', async ({
  callApi,
  house,
  day,
  given,
  person,
}) => {
  const talent = await person();
  const [booked, other] = [await house(talent.id, day(60)), await house(talent.id, day(90))];
  await given.offer(booked.id, 'accepted');

  const refused = await other.hold({ from: day(59), until: day(60) });
  await other.hold({ from: day(62), until: day(62) });
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: other.id } }, talent);

  expect(refused).toMatchObject({ status: 409, body: { code: 'days_taken' } });
  expect((await callApi('GET /api/user/availability', {}, talent)).body.bookings).toMatchObject([
    { state: 'confirmed', from: day(60), until: day(61) },
  ]);
});

test.for(['removed', 'suspended'] as const)(
  'the hold of a house whose call is %s does not move up, and nobody is asked to keep its days free',
  async (why, { db, house, day, deliver, given, person }) => {
    const talent = await person();
    const [first, second] = [await house(talent.id), await house(talent.id)];
    await first.hold({ from: day(5), until: day(6) });
    await deliver();
    await second.hold({ from: day(6), until: day(7) });
    const removed = db.updateTable('job').set({ status: 'pending', approved_at: null });
    const { production_house_id } = second.house;
    if (why === 'suspended') await given.suspension(production_house_id);
    else await removed.where('production_house_id', '=', production_house_id).execute();

    await first.release();
    const told = await deliver();

    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [talent.email, expect.stringContaining('Hold released')],
    ]);
    expect(await second.seen(talent.id)).toBe('second_hold');
  },
);

test.for(['removed', 'suspended'] as const)(
  'the hold of a house whose call is %s is behind those of others, also when it continues',
  async (why, { callApi, db, house, day, deliver, given, person, services, takeEffect }) => {
    const talent = await person();
    const houses = [await house(talent.id), await house(talent.id), await house(talent.id)] as const;
    const [first, second, third] = houses;
    const days = { from: day(5), until: day(6) };
    const seen = () => Promise.all(houses.map((one) => one.seen(talent.id)));
    const settle = async () => {
      await tellOfHolds.run(services, {}, '');
      return (await deliver()).map(({ to }) => to).filter((to) => to === talent.email);
    };
    await first.hold(days);
    await second.hold(days);
    await settle();
    const { production_house_id } = first.house;
    const call = (state: object) =>
      db.updateTable('job').set(state).where('production_house_id', '=', production_house_id).execute();
    const suspension = why === 'suspended' && (await given.suspension(production_house_id));
    if (!suspension) await call({ status: 'pending', approved_at: null });

    const at = [await seen()];
    const told = await settle();
    const held = await third.hold(days);
    at.push(await seen());
    const end = { params: { id: suspension || '' } };
    if (suspension) await callApi('POST /api/admin/suspensions/:id/end', end, await given.staff('moderator'));
    else await call({ status: 'open', approved_at: services.now().toISOString() });
    await takeEffect();
    await settle();
    at.push(await seen());
    await second.release();
    at.push(await seen());
    await third.release();

    expect([held.status, told]).toEqual([200, [talent.email]]);
    expect([...at, await seen()]).toEqual([
      ['second_hold', 'first_hold', undefined],
      ['second_hold', 'first_hold', 'second_hold'],
      ['second_hold', 'first_hold', 'second_hold'],
      ['second_hold', 'released', 'first_hold'],
      ['first_hold', 'released', 'released'],
    ]);
  },
);

test('the words of a house reach nobody while its casting call is removed, though it can let everybody go', async ({
  callApi,
  clock,
  deliver,
  given,
  services,
  takeEffect,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [rejected, cast, held] = [await applicant(), await applicant(), await applicant()];
  const of = ({ id }: { id: string }) => ({ params: { id } });
  await callApi('POST /api/production/applications/:id/view', of(rejected), house);
  await given.offer(cast.id, 'accepted');
  await given.step(cast.id, 'selected', 'talent');
  const day = addDays(dayInIndia(clock.now), 5);
  const days = { from: day, until: day } as never;
  await callApi('POST /api/production/applications/:id/hold', { ...of(held), body: days }, house);
  const refusal = { version: 1, ground: 'fraud', reason: 'Three paid.' } as const;
  const params = { id: job_id };
  await callApi('POST /api/admin/jobs/:id/refuse', { params, body: refusal }, await given.staff('moderator'));
  await takeEffect();

  const words = 'It was a mistake. The audition goes on, call Ravi on 98200 99999 today.';
  const [reason, note] = [{ reason: words }, { note: words }];
  await callApi('POST /api/production/review/moves', moveOf([rejected.id], 'not_selected'), house);
  const sending = sendOf(job_id, [rejected.id], { text: words });
  const acts = [
    await callApi('POST /api/production/jobs/:id/decisions', sending, house),
    await callApi('POST /api/production/applications/:id/cancel-role', { ...of(cast), body: reason }, house),
    await callApi('POST /api/production/applications/:id/release-hold', { ...of(held), body: note }, house),
  ];
  await tellOfHolds.run(services, {}, '');
  const told = await deliver();
  const own = [rejected, cast].map(({ talent }) => callApi('GET /api/user/job-applications', {}, talent));

  expect(acts.map(({ status }) => status)).toEqual([200, 200, 200]);
  const people = [rejected, cast, held].map(({ talent }) => talent.email);
  expect(told.map(({ to }) => to).sort()).toEqual(people.sort());
  const read = JSON.stringify([told, (await Promise.all(own)).map(({ body }) => body)]);
  expect(read).not.toContain('98200');
});

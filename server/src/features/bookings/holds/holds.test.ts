import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { tellOfHolds } from '#features/bookings/holds/tasks.ts';
import type { Caller } from '#testing/given.ts';
import { acts, test } from '#testing/hold-world.ts';

const subjects = (messages: { to: string; subject: string }[], to: string) =>
  messages.filter((message) => message.to === to).map(({ subject }) => subject);

test('a second house gets the second hold, a third none, and another talent is free', async ({
  house,
  day,
  person,
}) => {
  const talent = await person();
  const [first, second, third] = [await house(talent.id), await house(talent.id), await house(talent.id)];
  const other = await house((await person()).id);
  const days = { from: day(5), until: day(6) };

  const placed = [await first.hold(days), await second.hold({ from: day(6), until: day(9) })];
  const refused = await third.hold(days);

  expect(placed.map(({ body }) => body.state)).toEqual(['first_hold', 'second_hold']);
  expect(refused).toMatchObject({ status: 409, body: { code: 'second_hold_taken' } });
  expect((await third.hold({ from: day(10), until: day(10) })).body.state).toBe('first_hold');
  expect((await other.hold(days)).body.state).toBe('first_hold');
});

test('of 50 houses that hold overlapping days at once, one is first and one second', async ({
  house,
  day,
  db,
  person,
}) => {
  const talent = await person();
  const houses = [];
  for (let count = 0; count < 50; count += 1) houses.push(await house(talent.id));

  const answers = await Promise.all(
    houses.map(({ hold }, place) => hold({ from: day(5), until: day(5 + (place % 7)) })),
  );

  const states = answers.map(({ status, body }) => body.state ?? status).sort();
  expect(states).toEqual([...Array(48).fill(409), 'first_hold', 'second_hold']);
  const rows = db.selectFrom('booking').select('state').where('talent_id', '=', talent.id);
  expect((await rows.orderBy('state', 'desc').execute()).map(({ state }) => state)).toEqual([
    'first_hold',
    'second_hold',
  ]);
});

test('holding the same days again changes nothing, other days are refused until the hold is released', async ({
  house,
  day,
  db,
  person,
}) => {
  const talent = await person();
  const { id, hold, release } = await house(talent.id);
  const days = { from: day(5), until: day(6) };

  const again = [await hold(days), await hold(days)];
  const other = await hold({ from: day(5), until: day(7) });
  const [released, repeated] = [await release(), await release()];

  expect(again.map(({ body }) => body.state)).toEqual(['first_hold', 'first_hold']);
  expect(other).toMatchObject({ status: 409, body: { code: 'hold_exists' } });
  expect([released.status, repeated.status]).toEqual([200, 200]);
  expect((await hold({ from: day(5), until: day(7) })).status).toBe(200);
  expect(await db.selectFrom('booking').select('id').where('application_id', '=', id).execute()).toHaveLength(
    2,
  );
});

test('releasing the first hold moves the second up and tells both sides kindly', async ({
  house,
  day,
  deliver,
  person,
}) => {
  const talent = await person();
  const [first, second] = [await house(talent.id), await house(talent.id)];
  await first.hold({ from: day(5), until: day(6) });
  await second.hold({ from: day(6), until: day(7) });
  const placed = subjects(await deliver(), talent.email);

  await first.release('Thank you for waiting.');
  const told = await deliver();

  expect(placed).toEqual([expect.stringContaining('First hold'), expect.stringContaining('Second hold')]);
  expect(subjects(told, talent.email).sort()).toEqual([
    expect.stringContaining('First hold'),
    expect.stringContaining('Hold released'),
  ]);
  expect(told.find(({ subject }) => subject.startsWith('Hold released'))?.text).toContain(
    'Thank you for waiting.',
  );
  expect(subjects(told, second.house.email)).toEqual(['Now first hold: Asha Rao']);
  expect([await first.seen(talent.id), await second.seen(talent.id)]).toEqual(['released', 'first_hold']);
});

test('the talent declines a hold, which the house reads with the reason', async ({
  callApi,
  house,
  day,
  deliver,
  person,
}) => {
  const [talent, stranger] = [await person(), await person()];
  const { house: owner, hold, seen } = await house(talent.id);
  await hold({ from: day(5), until: day(6) });
  await deliver();
  const { body } = await callApi('GET /api/user/availability', {}, talent);
  const id = body.bookings[0]?.id ?? '';
  const decline = (as: Caller) =>
    callApi('POST /api/user/holds/:id/decline', { params: { id }, body: { note: 'I am on tour.' } }, as);

  expect((await decline(stranger)).status).toBe(404);
  expect([(await decline(talent)).status, (await decline(talent)).status]).toEqual([200, 200]);
  const [told] = await deliver();

  expect(told).toMatchObject({ to: owner.email, subject: 'Hold declined: Asha Rao' });
  expect(told?.text).toContain('I am on tour.');
  expect(await seen(talent.id)).toBe('declined');
});

test('a hold ends by itself at its time: whoever reads it then sees it ended, and the second one first', async ({
  callApi,
  house,
  day,
  clock,
  deliver,
  person,
}) => {
  const talent = await person();
  const [first, second] = [await house(talent.id), await house(talent.id)];
  await first.hold({ from: day(5), until: day(6) });
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  await second.hold({ from: day(5), until: day(5) });
  const read = async () => [await first.seen(talent.id), await second.seen(talent.id)];

  clock.now = new Date(clock.now.getTime() + 47 * HOUR_MS - 1000);
  const before = await read();
  clock.now = new Date(clock.now.getTime() + 2000);

  expect(before).toEqual(['first_hold', 'second_hold']);
  expect(await read()).toEqual(['expired', 'first_hold']);
  const { body } = await callApi('GET /api/user/availability', {}, talent);
  expect(body.bookings.map(({ state }) => state)).toEqual(['first_hold']);
  await deliver();
});

test('the task ends holds and tells both sides once', async ({ house, day, deliver, pass, person }) => {
  const talent = await person();
  const [first, second] = [await house(talent.id), await house(talent.id)];
  await first.hold({ from: day(5), until: day(6) });
  await pass(1);
  await second.hold({ from: day(5), until: day(5) });
  await deliver();

  await pass(47, 1000);
  await pass(0);
  const told = await deliver();

  expect(subjects(told, first.house.email)).toEqual(['Hold ended: Asha Rao']);
  expect(subjects(told, second.house.email)).toEqual(['Now first hold: Asha Rao']);
  expect(subjects(told, talent.email).sort()).toEqual([
    expect.stringContaining('First hold'),
    expect.stringContaining('Hold ended'),
  ]);
});

test('a second hold that expires while the first one is released never comes back', async ({
  house,
  day,
  clock,
  services,
  person,
}) => {
  const talent = await person();
  const [first, second] = [await house(talent.id), await house(talent.id)];
  await first.hold({ from: day(5), until: day(6) });
  await second.hold({ from: day(5), until: day(5) });
  clock.now = new Date(clock.now.getTime() + 48 * HOUR_MS + 1000);
  const third = await house(talent.id);

  await Promise.all([
    first.release(),
    tellOfHolds.run(services, {}, ''),
    third.hold({ from: day(5), until: day(5) }),
    tellOfHolds.run(services, {}, ''),
  ]);
  await tellOfHolds.run(services, {}, '');

  expect(await second.seen(talent.id)).toBe('expired');
  expect(await third.seen(talent.id)).toBe('first_hold');
});

test.for([
  [{ from: -3, until: -1 }, 'until'],
  [{ from: 6, until: 5 }, 'until'],
  [{ from: 1, until: 200 }, 'until'],
  [{ from: 900, until: 901 }, 'until'],
] as const)(
  'refuses a hold on the days %o beside the field',
  async ([days, field], { house, day, person }) => {
    const { hold } = await house((await person()).id);

    const { status, body } = await hold({ from: day(days.from), until: day(days.until) });

    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  },
);

test('a child’s guardian gets the hold and declines it, the child’s own contact and login neither', async ({
  callApi,
  day,
  deliver,
  given,
}) => {
  const { talent, application, house } = await given.applied({
    hasGuardian: true,
    talent: { date_of_birth: given.born(12), name: 'Mira Rao' },
  });
  const { hold } = acts(callApi, application.id, house);
  await deliver();
  expect((await hold({ from: day(5), until: day(6) })).status).toBe(200);

  const told = await deliver();
  const { body } = await callApi('GET /api/user/availability', {}, talent);
  const declined = await callApi(
    'POST /api/user/holds/:id/decline',
    { params: { id: body.bookings[0]?.id ?? '' }, body: {} },
    talent,
  );

  expect(told.map(({ to }) => to)).toEqual([expect.stringMatching(/^\+9197/)]);
  expect(declined).toMatchObject({ status: 403, body: { code: 'guardian_answers' } });
});

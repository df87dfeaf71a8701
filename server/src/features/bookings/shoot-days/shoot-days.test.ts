import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { tellShootDays } from '#features/bookings/shoot-days/tasks.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, workDone } from '#testing/pay-world.ts';

const sheet = {
  call_time: '06:30',
  place: 'Studio 4, Film City',
  contact_name: 'Farida Sheikh',
  contact_phone: '98200 00000',
  bring: 'Plain clothes',
};

const test = base
  /** Returns what a house saves about the shoot in three days, for which it can book people. */
  .extend('shoot', ({ callApi, payer }) => async () => {
    const { owner, day, job_id, book } = await payer();
    const booked = () => book({ ago: -3 });
    const first = await booked();
    const save = (fields: object = {}, as: Caller = owner) =>
      callApi(
        'PUT /api/production/applications/:id/shoot-day',
        { params: { id: first.id }, body: { ...sheet, day: day(3), ...fields } },
        as,
      );
    return { owner, day, job_id, book, booked, first, save };
  })
  /** Books a child for a role and the same day. */
  .extend('bookChild', ({ db, given, services }) => async ({ job_id }: { job_id: string }) => {
    const child = await given.talent({ name: 'Tara Rao' });
    const { id } = await given.application({ talent_id: child.id, job_id });
    const offer = await workDone({ ...services, given }, id, { ago: -3 });
    const date_of_birth = given.born(12);
    await db.updateTable('talent').set({ date_of_birth }).where('id', '=', child.id).execute();
    await given.guardian(child.id);
    return { talent: child, offer };
  })
  /** Returns who was told what, without the link. */
  .extend('told', ({ deliver, services }) => async () => {
    await tellShootDays.run(services, {}, '');
    return (await deliver()).map(({ to, subject, text }) => ({ to, subject, text }));
  })
  .extend('sheetsOf', ({ callApi }) => async ({ offer, talent }: { offer: string; talent: Caller }) => {
    const { body } = await callApi('GET /api/user/offers/:id/terms', { params: { id: offer } }, talent);
    return body.shoot_days;
  });

test('tells everybody booked on the day, once, and shows them the sheet', async ({
  sheetsOf,
  shoot,
  told,
}) => {
  const { book, booked, first, save, day } = await shoot();
  const [second, other] = [await booked(), await book({ ago: -4 })];
  await told();

  const saved = [await save(), await save()];
  const letters = await told();

  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  expect(letters.map(({ to }) => to).sort()).toEqual([first.talent.email, second.talent.email].sort());
  expect(letters[0]?.subject).toContain('call time 6:30 am');
  for (const text of ['Call time: 6:30 am', 'Place: Studio 4, Film City', 'Phone: +919820000000'])
    expect(letters[0]?.text).toContain(text);
  expect(await told()).toEqual([]);
  const shown = { ...sheet, day: day(3), contact_phone: '+919820000000', map_url: '' };
  expect(await sheetsOf(second)).toMatchObject([shown]);
  expect(await sheetsOf(other)).toEqual([]);
});

test('tells what changed and what it was before, and nothing when nothing changed', async ({
  shoot,
  told,
}) => {
  const { first, save } = await shoot();
  await save();
  await told();

  await save({ call_time: '07:00', bring: '' });
  const [letter, ...others] = await told();
  await save({ call_time: '07:00', bring: '' });

  expect([letter?.to, others]).toEqual([first.talent.email, []]);
  expect(letter?.text).toContain('Call time: 7:00 am, was 6:30 am');
  expect(letter?.text).toContain('What to bring: none, was Plain clothes');
  expect(letter?.text).not.toContain('Farida');
  expect(await told()).toEqual([]);
});

test('two changes before anybody was told are told as one, and one that was undone is not told', async ({
  shoot,
  told,
}) => {
  const { save } = await shoot();
  await save();
  await told();

  await save({ call_time: '07:00' });
  await save({ call_time: '07:00', place: 'Studio 5' });
  const letters = await told();
  await save({ call_time: '09:00', place: 'Studio 5' });
  await save({ call_time: '07:00', place: 'Studio 5' });

  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toMatch(/was 6:30 am[\s\S]*Place: Studio 5, was Studio 4/);
  expect(await told()).toEqual([]);
});

test('somebody booked later is told as soon as both have signed, and nobody once the day has passed', async ({
  clock,
  shoot,
  told,
}) => {
  const { booked, save } = await shoot();
  await save();
  await told();

  const late = await booked();
  const letters = await told();
  await booked();
  clock.now = new Date(clock.now.getTime() + 4 * DAY_MS);

  expect(letters.map(({ to, subject }) => [to, subject.includes('6:30 am')])).toEqual([
    [late.talent.email, true],
  ]);
  expect(await told()).toEqual([]);
});

test('of a child the guardian is told, in words and at a time for children, each in the language of the account', async ({
  bookChild,
  db,
  shoot,
  told,
}) => {
  const { job_id, first, save } = await shoot();
  await bookChild({ job_id });
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', first.talent.id).execute();

  // What other tests left.
  await told();
  const unfit = [
    { call_time: '06:59' },
    { call_time: '19:01' },
    { place: 'Studio 4, message me on insta: ravi_films' },
    { contact_name: 'Ravi, t.me/ravi_films' },
    { bring: 'WhatsApp 98200 12345' },
  ];
  const refused = await Promise.all(unfit.map((fields) => save({ call_time: '07:00', ...fields })));
  const saved = await save({ call_time: '07:00' });
  const letters = (await told()).toSorted((a, b) => a.to.localeCompare(b.to));

  expect(refused.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual(
    unfit.map((fields) => [400, Object.keys(fields)]),
  );
  expect(saved.status).toBe(200);
  expect(letters.map(({ to }) => to)).toEqual([expect.stringMatching(/^\+9197/), first.talent.email]);
  expect(letters[1]?.text).toContain('कॉल टाइम');
});

test.for([
  [{ call_time: '23:30' }, 'Call time: choose a time from 7:00 am to 7:00 pm.'],
  [
    { bring: 'WhatsApp 98200 12345' },
    'What to bring: remove the phone number, email, link or handle “98200 12345”.',
  ],
] as const)(
  'a sheet saved before a child was booked goes to no child as %j, and the house hears what to change',
  async ([unfit, problem], { bookChild, sheetsOf, shoot, told }) => {
    const { owner, job_id, first, save } = await shoot();
    await save(unfit);
    await told();

    const child = await bookChild({ job_id });
    const letters = [...(await told()), ...(await told())];
    const [hidden, shown] = [await sheetsOf(child), await sheetsOf(first)];
    await save({ call_time: '07:00' });
    const sent = await told();

    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, expect.stringMatching(/^Shoot on .*: not sent to Tara$/)],
    ]);
    expect(letters[0]?.text).toContain(problem);
    expect([hidden.length, shown.length]).toEqual([0, 1]);
    expect(sent.map(({ to }) => to).sort()).toEqual([expect.stringMatching(/^\+9197/), first.talent.email]);
    expect(await sheetsOf(child)).toMatchObject([{ call_time: '07:00', bring: 'Plain clothes' }]);
  },
);

test('rejects a day that has passed, that the terms do not include, or for which nobody has signed', async ({
  callApi,
  db,
  house,
  person,
  shoot,
}) => {
  const { book, save, day, job_id } = await shoot();
  const unsigned = await house((await person()).id);

  const refused = [await save({ day: day(-1) }), await save({ day: day(4) })];
  const put = 'PUT /api/production/applications/:id/shoot-day';
  const body = { ...sheet, day: day(3) };
  refused.push(await callApi(put, { params: { id: unsigned.id }, body }, unsigned.house));
  await book({ ago: 1 });

  for (const { status, body } of refused)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['day']]);
  expect((await save()).status).toBe(200);
  const row = { job_id, ...sheet, day: day(-1), saved_at: `${day(0)}T12:00:00Z` };
  await expect(db.insertInto('shoot_day').values(row).execute()).rejects.toMatchObject({ code: 'KD065' });
});

test('rejects wrong answers beside their fields, and a text that asks for money', async ({ shoot }) => {
  const { save } = await shoot();

  const wrong = {
    call_time: '25:00',
    place: '',
    map_url: 'maps',
    contact_name: ' ',
    contact_phone: 'ask me',
  };
  const { status, body } = await save(wrong);
  const asking = await save({ bring: 'Bring a security deposit of Rs 5000 in cash.' });

  expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([400, Object.keys(wrong).sort()]);
  expect(asking).toMatchObject({ status: 400, body: { fields: { bring: expect.any(String) } } });
});

test('keeps the sheet of a colleague who saved it first', async ({ given, sheetsOf, shoot }) => {
  const { owner, first, save } = await shoot();
  const colleague = await given.member(owner, 'reviewer');

  const results = [
    await save({ if_match: 'never' }),
    await save({ if_match: 'never', place: 'Room 2' }, colleague),
  ];
  const [seen] = await sheetsOf(first);
  results.push(await save({ if_match: seen?.saved_at, place: 'Room 2' }, colleague));
  results.push(await save({ if_match: seen?.saved_at, place: 'Room 3' }));

  expect(results.map(({ status }) => status)).toEqual([200, 409, 200, 409]);
  expect(results[1]?.body.code).toBe('shoot_day_changed_elsewhere');
  expect(await sheetsOf(first)).toMatchObject([{ place: 'Room 2' }]);
});

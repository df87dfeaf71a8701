import { addDays, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { offerNextBackups } from '#features/bookings/terms/tasks.ts';
import { test } from '#testing/backup-world.ts';
import { randomRuns } from '#testing/random-runs.ts';

test('a declined offer goes to the next backup with the same terms, in the name of who chose that', async ({
  callApi,
  casting,
  db,
  deliver,
  services,
}) => {
  const { owner, people, offers } = await casting(4);
  const [first, leaver, booked, next] = people;
  if (!first || !leaver || !booked || !next) throw new Error('Four applied.');
  await db
    .insertInto('account_deletion')
    .values({ account_id: leaver.talent.id, asked_at: '2026-01-01', erase_at: '2100-01-01' } as never)
    .execute();
  const other = await casting(1);
  await db
    .updateTable('application')
    .set({ talent_id: booked.talent.id })
    .where('id', '=', other.people[0]?.id ?? '')
    .execute();
  await other.people[0]?.send();
  await other.people[0]?.sign(booked.talent);
  await first.send({ then_backup: true, hours: 9 });
  await deliver();

  await offerNextBackups.run(services, {}, '');
  const early = await offers();
  const params = { id: await first.offerOf() };
  await callApi('POST /api/user/offers/:id/decline', { params, body: {} }, first.talent);
  await Promise.all([offerNextBackups.run(services, {}, ''), offerNextBackups.run(services, {}, '')]);
  const told = (await deliver()).filter(({ to }) => to === next.talent.email);

  expect(early).toEqual([[0, 'open']]);
  expect(await offers()).toEqual([
    [0, 'declined'],
    [3, 'open'],
  ]);
  expect(told).toMatchObject([{ text: expect.stringContaining('Be our Gauri.') }]);
  expect((await next.read(next.talent)).versions).toMatchObject([
    {
      version: 1,
      terms: { fee: 50_000, hours: 9 },
      then_backup_by: expect.any(String),
      signatures: [{ party: 'house' }],
    },
  ]);
  const steps = await callApi(
    'GET /api/production/next-steps/:id',
    { params: { id: next.talent.id } },
    owner,
  );
  expect(steps.body.data[0]?.offers).toMatchObject([{ made_by: expect.any(String) }]);
  expect((await next.sign(next.talent)).status).toBe(200);
});

test('the house hears once that no backup is left who could be offered the terms', async ({
  callApi,
  casting,
  deliver,
  services,
}) => {
  const { owner, people } = await casting(1);
  const [only] = people;
  await only?.send({ then_backup: true });
  const params = { id: (await only?.offerOf()) ?? '' };
  await callApi('POST /api/user/offers/:id/decline', { params, body: {} }, only?.talent);
  await deliver();

  for (const _ of [1, 2]) await offerNextBackups.run(services, {}, '');

  expect(await deliver()).toMatchObject([
    { to: owner.email, subject: 'No backup to offer: Lead Detective · Web Series' },
  ]);
});

test('nobody is offered what the house did not choose to pass on, or withdrew', async ({
  callApi,
  casting,
  clock,
  services,
}) => {
  const [chosen, plain] = [await casting(2), await casting(2)];
  await chosen.people[0]?.send({ then_backup: true });
  await plain.people[0]?.send();
  const params = { id: chosen.people[0]?.id ?? '' };
  await callApi('DELETE /api/production/applications/:id/offer', { params }, chosen.owner);
  clock.now = new Date(clock.now.getTime() + 5 * 24 * HOUR_MS);

  await offerNextBackups.run(services, {}, '');

  expect(await chosen.offers()).toEqual([[0, 'withdrawn']]);
  expect(await plain.offers()).toHaveLength(1);
});

const runs = randomRuns(3, 60);
const step = fc.record({
  act: fc.constantFrom(
    'send',
    'send',
    'change',
    'change',
    'sign',
    'sign',
    'decline',
    'leave',
    'days pass',
    'task',
    'task',
  ),
  casting: fc.nat(1),
  person: fc.nat(2),
  until: fc.nat(2),
});

/** Each history begins with a cascade, and with a change that is signed. */
const first = [
  ...['send', 'decline', 'task'].map((act) => ({ act, casting: 0, person: 0, until: 1 })),
  ...['send', 'change', 'sign'].map((act, until) => ({ act, casting: 1, person: 0, until })),
];

/** Two castings with the same three people. */
const twins = test.extend('both', ({ casting, db }) => async () => {
  const [one, other] = [await casting(3), await casting(3)];
  for (const [number, { id }] of other.people.entries()) {
    const talent = one.people[number]?.talent ?? { id: '', token: '' };
    await db.updateTable('application').set({ talent_id: talent.id }).where('id', '=', id).execute();
    Object.assign(other.people[number] ?? {}, { talent });
  }
  return [one.people, other.people];
});

twins(
  `in any order of offers, versions, declines and leavers (seed ${runs.seed}), nobody is booked twice on a day or bound by two versions`,
  async ({ both, callApi, clock, db, services }) => {
    type Person = Awaited<ReturnType<typeof both>>[number][number];
    const acts: Record<string, (person: Person, days: { from: string; until: string }) => Promise<unknown>> =
      {
        send: ({ send }, days) => send({ ...days, then_backup: true, confirm: true }),
        change: ({ change }, days) => change(days),
        sign: async ({ sign, talent }) => [await sign(talent, 1), await sign(talent, 2)],
        decline: async ({ offerOf, talent }) =>
          callApi('POST /api/user/offers/:id/decline', { params: { id: await offerOf() }, body: {} }, talent),
        leave: ({ id, talent }) =>
          callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent),
        'days pass': async () => {
          clock.now = new Date(clock.now.getTime() + 4 * 24 * HOUR_MS);
        },
        task: () => offerNextBackups.run(services, {}, ''),
      };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
        const castings = await both();
        for (const { act, casting, person: number, until } of [...first, ...steps]) {
          const person = castings[casting]?.[number];
          const from = person?.body.from ?? '';
          if (person) await acts[act]?.(person, { from, until: addDays(from, until) });
        }
        const { rows } = await sql`select
        (select count(*) from booking one join booking two on one.talent_id = two.talent_id and one.id < two.id
          where one.state = 'confirmed' and two.state = 'confirmed' and one.days && two.days) as twice,
        (select count(*) from (select from offer_terms where sealed_at is not null and ended_at is null
          group by application_id having count(*) > 1) many) as bound,
        (select count(*) from offer_terms next join role_offer offer on offer.id = next.role_offer_id
          where follows is not null and exists (select from role_offer before
            where before.application_id = offer.application_id and before.made_at < offer.made_at)) as again,
        (select count(*) from offer_terms join application on application.id = application_id
          where application.status = 'withdrawn' and ended_at is null) as left`.execute(db);
        expect(rows).toEqual([{ twice: 0, bound: 0, again: 0, left: 0 }]);
      }),
      runs,
    );

    const count = (where: string) => sql`select from offer_terms where ${sql.raw(where)}`.execute(db);
    for (const where of [
      'sealed_at is not null',
      'follows is not null',
      'version = 2 and sealed_at is not null',
    ])
      expect((await count(where)).rows.length, where).toBeGreaterThan(0);
  },
);

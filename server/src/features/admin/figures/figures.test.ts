import type { Figure } from '@kirdaar/contract/admin/figures';
import type { FigurePeriod } from '@kirdaar/contract/rules/figures';
import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

const HOUR_MS = 3_600_000;

/** The instant of an hour on a day of March 2031 in India. */
const at = (day: number, time = '12:00') =>
  new Date(`2031-03-${String(day).padStart(2, '0')}T${time}:00+05:30`).toISOString();

const march = { from: '2031-03-01', to: '2031-03-31' };

test('counts what happened on each day in India, and the funnel of those who registered', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  clock.now = new Date(at(1));
  const job = await given.job({ posted_on: at(4, '00:10') });
  const talent = async (created_at: string, verified_at = created_at as string | null) => {
    const { id } = await given.talent();
    await db.updateTable('account').set({ created_at, verified_at }).where('id', '=', id).execute();
    return { id };
  };
  const [early, late] = [await talent(at(3, '23:50')), await talent(at(4, '00:10'))];
  await talent(at(4), null);
  await db
    .updateTable('talent')
    .set({ profile_photo: 'a.jpg', profile_type: 'DANCERS', updated_at: at(5) })
    .where('id', '=', late.id)
    .execute();
  const [answered, open] = [
    await given.application({ talent_id: early.id, job_id: job.id, applied_at: at(5) }),
    await given.application({ talent_id: late.id, job_id: job.id, applied_at: at(5) }),
  ];
  const step = { party: 'house' } as const;
  const afterHours = (hours: number) => new Date(Date.parse(at(5)) + hours * HOUR_MS).toISOString();
  await db
    .insertInto('status_change')
    .values([
      { ...step, application_id: answered.id, status: 'viewed', happened_at: afterHours(1) },
      { ...step, application_id: answered.id, status: 'shortlisted', happened_at: afterHours(6) },
      { ...step, application_id: open.id, status: 'viewed', happened_at: afterHours(2) },
    ])
    .execute();
  await db
    .insertInto('role_offer')
    .values({
      application_id: answered.id,
      message: 'Join us.',
      answer_by: '2031-03-08',
      made_at: afterHours(7),
      status: 'accepted',
      answered_at: afterHours(8),
    })
    .execute();
  const chosen = { application_id: answered.id, party: 'talent', status: 'selected' } as const;
  await db
    .insertInto('status_change')
    .values({ ...chosen, happened_at: afterHours(20) })
    .execute();
  const finance = await given.staff('finance');
  const read = async (by: FigurePeriod) =>
    (await callApi('GET /api/admin/figures', { query: { ...march, by } }, finance)).body;

  const { figures, funnel } = await read('day');
  const [weeks, months] = [await read('week'), await read('month')];

  const on = (list: Figure[], period: string) => list.find((figure) => figure.period === period);
  expect(figures).toHaveLength(31);
  expect(on(figures, '2031-03-03')).toMatchObject({
    talent: 1,
    calls: 0,
    applications: 0,
    answer_hours: null,
  });
  expect(on(figures, '2031-03-04')).toMatchObject({ talent: 1, calls: 1 });
  expect(on(figures, '2031-03-05')).toMatchObject({ applications: 2, answered: 1, answer_hours: 6 });
  expect(funnel).toEqual({ registered: 2, whole_profile: 1, applied: 2, shortlisted: 1, cast: 1 });
  expect(on(weeks.figures, '2031-03-03')).toMatchObject({ talent: 2, calls: 1, applications: 2 });
  expect(months.figures.map(({ period, talent: count }) => [period, count])).toEqual([['2031-03-01', 2]]);
});

test('sums payments and counts sent and failed messages by channel, in the table too', async ({
  buyAt,
  callApi,
  db,
  given,
}) => {
  await buyAt(at(10), 'Pro');
  const delivery = {
    kind: 'account',
    template: 'a',
    content: null,
    created_at: at(10),
    changed_at: at(10),
  } as const;
  await db.deleteFrom('notification_delivery').execute();
  await db
    .insertInto('notification_delivery')
    .values([
      { ...delivery, source: 'a', channel: 'email', address: 'a@b.example', state: 'delivered' },
      { ...delivery, source: 'b', channel: 'email', address: 'a@b.example', state: 'failed' },
      { ...delivery, source: 'a', channel: 'sms', address: '+911', state: 'sent' },
    ])
    .execute();
  const finance = await given.staff('finance');
  const query = { from: '2031-03-10', to: '2031-03-10', by: 'day' } as const;

  const { figures } = (await callApi('GET /api/admin/figures', { query }, finance)).body;
  const file = await callApi('GET /api/admin/figures.csv', { query }, finance);

  const { price } = await db
    .selectFrom('plan')
    .select('price')
    .where('name', '=', 'Pro')
    .executeTakeFirstOrThrow();
  expect(figures).toMatchObject([{ orders: 1, revenue_paise: price * 100, refunded_paise: 0 }]);
  expect(figures[0]?.messages).toEqual([
    { channel: 'email', sent: 1, failed: 1 },
    { channel: 'whatsapp', sent: 0, failed: 0 },
    { channel: 'sms', sent: 1, failed: 0 },
    { channel: 'push', sent: 0, failed: 0 },
  ]);
  const [head, row, ...rest] = String(file.body).trim().split('\r\n');
  expect(head).toContain('"Revenue with GST","Refunds","Sent by email","Failed by email"');
  expect(row).toMatch(new RegExp(`^"2031-03-10",.*"1","${price}","0","1","1","0","0","1","0","0","0"$`));
  expect(rest).toEqual([]);
});

test('rejects a date range that ends before it begins or has too many periods', async ({
  callApi,
  given,
}) => {
  const finance = await given.staff('finance');
  const ask = async (from: string, to: string, by: FigurePeriod) =>
    (await callApi('GET /api/admin/figures', { query: { from, to, by } }, finance)).status;

  const statuses = [
    await ask('2031-03-02', '2031-03-01', 'day'),
    await ask('2030-01-01', '2031-03-01', 'day'),
    await ask('2030-01-01', '2031-03-01', 'month'),
  ];
  expect(statuses).toEqual([400, 400, 200]);
});

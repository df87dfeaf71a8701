import { sql } from 'kysely';
import { expect } from 'vitest';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';

test('sends a message that may ask for money and reports its house to staff once', async ({
  callApi,
  given,
  houseWrites,
}) => {
  const { house, id } = await createPair(given);
  const asking = 'Please keep 500 ready for the costume.';
  const write = async (text: string) => (await houseWrites(house, id, newMessage(text))).status;

  const written = [await write('We pay 500 for your travel.'), await write(asking), await write(asking)];

  const staff = await given.staff('support');
  const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
  const reports = items.filter(({ kind }) => kind === 'report');
  const params = { id: reports[0]?.id ?? '' };
  const { report } = (await callApi('GET /api/admin/reports/:id', { params }, staff)).body;
  expect(written).toEqual([200, 200, 200]);
  expect(reports).toHaveLength(1);
  expect(report).toMatchObject({
    subject: 'house',
    about: house.production_house_id,
    reason: 'money',
    by: null,
  });
  expect(report.text).toContain(asking);
});

test('reports the same text once, also if it is written twice at the same time', async ({
  callApi,
  db,
  given,
  houseWrites,
}) => {
  const { house, id } = await createPair(given);
  const asking = 'Please keep 700 ready for the photographer.';
  const waits = db
    .selectFrom(sql<{ n: number }>`pg_stat_activity`.as('activity'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`datname = current_database() and wait_event_type = 'Lock'`);

  const written = await db.transaction().execute(async (trx) => {
    await sql`lock table report in share mode`.execute(trx);
    const both = Promise.all([1, 2].map(() => houseWrites(house, id, newMessage(asking))));
    await expect.poll(() => waits.executeTakeFirst()).toEqual({ count: 2 });
    return { both };
  });

  const staff = await given.staff('support');
  expect((await written.both).map(({ status }) => status)).toEqual([200, 200]);
  const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
  const reports = items.filter(({ kind }) => kind === 'report').map(({ id }) => ({ params: { id } }));
  const opened = reports.map((report) => callApi('GET /api/admin/reports/:id', report, staff));
  const texts = (await Promise.all(opened)).map(({ body }) => body.report.text);
  expect(texts.filter((text) => text.includes(asking))).toHaveLength(1);
});

test('reports an offer that may ask for money, but not one that was not made', async ({ callApi, given }) => {
  const { house, id } = await createPair(given);
  const offer = (params: { id: string }) =>
    callApi(
      'POST /api/production/applications/:id/offer',
      { params, body: { message: 'Charges are 1500 for the styling.', answer_by: '2099-12-01' } },
      house,
    );

  const unknown = await offer({ id: crypto.randomUUID() });
  const before = await readReports();
  const made = await offer({ id });

  const after = await readReports();
  expect([unknown.status, made.status]).toEqual([404, 200]);
  expect(after.length - before.length).toBe(1);
  expect(after.at(-1)?.title).toMatch(/asks? for money/i);

  async function readReports() {
    const { items } = (await callApi('GET /api/admin/today', {}, await given.staff('support'))).body;
    return items.filter(({ kind }) => kind === 'report');
  }
});

import { expect } from 'vitest';
import { test } from '#testing/pay-world.ts';

test('shows how many bookings a house paid on time and after how many days, from five bookings on', async ({
  callApi,
  payer,
}) => {
  const { owner, day, book } = await payer();
  const read = async () =>
    (await callApi('GET /api/houses/:id', { params: { id: owner.production_house_id } })).body.pay;
  const ended = { ago: 40 };

  await (await book(ended)).markByHouse(day(-35));
  await (await book(ended)).markByTalent(day(-20));
  // The talent says that it came late.
  const late = await book(ended);
  await late.markByHouse(day(-39));
  await late.markByTalent(day(-5));
  // Paid in advance, and long before it is due.
  await (await book({ ago: 0 })).markByHouse(day(-9));
  // Not due yet, so that it says nothing.
  await book();
  const tooFew = await read();
  const overdue = await book(ended);

  expect(tooFew).toBeNull();
  expect(await read()).toEqual({ bookings: 5, on_time: 3, median_days: 13 });
  await overdue.markByHouse(day(-10));
  expect(await read()).toEqual({ bookings: 5, on_time: 4, median_days: 20 });
});

test('counts less than the agreed sum as paid only once the talent marked it', async ({ callApi, payer }) => {
  const { owner, day, book } = await payer();
  const read = async () =>
    (await callApi('GET /api/houses/:id', { params: { id: owner.production_house_id } })).body.pay;
  for (let count = 0; count < 4; count++) await (await book({ ago: 40 })).markByHouse(day(-35));
  const { markByHouse, markByTalent } = await book({ ago: 40 });

  await markByHouse(day(-35), 1);
  expect(await read()).toMatchObject({ bookings: 5, on_time: 4 });
  await markByTalent(day(-35), 1);
  expect(await read()).toMatchObject({ bookings: 5, on_time: 5 });
});

test('leaves a disputed booking out until staff dismiss the dispute', async ({ callApi, db, payer }) => {
  const { owner, day, book } = await payer();
  const read = async () =>
    (await callApi('GET /api/houses/:id', { params: { id: owner.production_house_id } })).body.pay;
  for (let count = 0; count < 4; count++) await (await book()).markByHouse();
  const { id, markByHouse } = await book();
  await markByHouse();
  expect(await read()).toMatchObject({ bookings: 5 });

  const dispute = { application_id: id, party: 'talent', came_paise: 0, text: 'Nothing came.' } as const;
  const disputed_at = `${day(0)}T12:00:00Z`;
  await db
    .insertInto('pay_dispute')
    .values({ ...dispute, disputed_at })
    .execute();
  expect(await read()).toBeNull();
  await db.updateTable('pay_dispute').set({ dismissed_at: disputed_at }).execute();
  expect(await read()).toMatchObject({ bookings: 5, on_time: 5 });
});

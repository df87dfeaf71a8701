import { expect } from 'vitest';
import { test } from '#testing/hold-world.ts';

test('a ban frees the days that the house had booked, and its end books those that nobody took', async ({
  callApi,
  db,
  house,
  day,
  given,
  person,
  services,
}) => {
  const talent = await person();
  const [banned, also, other] = [
    await house(talent.id, day(60)),
    await house(talent.id, day(80)),
    await house(talent.id, day(60)),
  ];
  const offers = [await given.offer(banned.id), await given.offer(also.id), await given.offer(other.id)];
  const accept = async (id = '') =>
    (await callApi('POST /api/user/offers/:id/accept', { params: { id } }, talent)).status;
  const before = [await accept(offers[0]), await accept(offers[1]), await accept(offers[2])];
  const bans = [];
  for (const { house } of [banned, also]) bans.push(await given.suspension(house.production_house_id, 'ban'));

  const freed = [(await other.hold({ from: day(59), until: day(60) })).status, await accept(offers[2])];
  const { id: ended_by } = await given.staff('moderator');
  const ended = { ended_by, ended_at: services.now().toISOString() };
  await db.updateTable('house_suspension').set(ended).where('id', 'in', bans).execute();
  const { body } = await callApi('GET /api/user/availability', {}, talent);

  expect([before, freed]).toEqual([
    [200, 200, 409],
    [200, 200],
  ]);
  expect(body.bookings.map(({ state, from }) => [state, from]).sort()).toEqual([
    ['confirmed', day(59)],
    ['confirmed', day(80)],
  ]);
});

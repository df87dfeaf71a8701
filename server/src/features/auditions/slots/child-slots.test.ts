import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const plan = {
  day: '2027-03-01',
  from: '17:00',
  to: '21:00',
  minutes: 60,
  break_minutes: 0,
  capacity: 1,
  place: 'Studio 4, Andheri',
};

test('rejects audition slots of a call for children at night, too long or in a private room, beside the field', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-02-20T10:00:00Z');
  const house = await given.houseForChildren();
  const { production_house_id } = house;
  const dates = {
    audition_dates: '2027-03-01',
    shoot_dates: '2027-06-01',
    application_deadline: '2027-02-25',
  };
  const [children, adults] = [
    await given.job({ production_house_id, age_range: '8-14', ...dates }),
    await given.job({ production_house_id, age_range: '18-24', ...dates }),
  ];
  const add = (id: string, change: Partial<typeof plan> = {}) =>
    callApi(
      'POST /api/production/auditions/:id/slots',
      { params: { id }, body: { ...plan, ...change } },
      house,
    );
  const rejected = (field: string) => ({ status: 400, body: { fields: { [field]: expect.any(String) } } });

  expect(await add(children.id)).toMatchObject(rejected('from'));
  expect(await add(children.id, { from: '10:00', to: '16:00', minutes: 200 })).toMatchObject(
    rejected('minutes'),
  );
  expect(await add(children.id, { to: '19:00', place: 'Hotel Sea View' })).toMatchObject(rejected('place'));
  expect(await add(adults.id, { place: 'Hotel Sea View' })).toMatchObject({ status: 200 });
  expect(await add(children.id, { to: '20:00' })).toMatchObject({ status: 200, body: { added: 3 } });
  const [slot] = (await callApi('GET /api/production/auditions/:id', { params: children }, house)).body.slots;
  const change = { ...plan, from: '19:30' };
  const moved = { params: { id: slot?.id ?? '' }, body: change };
  expect(await callApi('PUT /api/production/audition-slots/:id', moved, house)).toMatchObject(
    rejected('from'),
  );
});

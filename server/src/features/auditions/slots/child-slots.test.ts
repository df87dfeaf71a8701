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
  contact_name: 'Ravi Menon',
  is_private: 'no',
  contact_phone: '98200 00000',
  woman_name: 'Meera Iyer',
} as const;

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
  const add = (id: string, change: object = {}) =>
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
  const ask = { to: '19:00', place: 'Andheri, ask on 98200 12345' };
  expect(await add(children.id, ask)).toMatchObject(rejected('place'));
  const online = { day: '2027-03-02', to: '19:00', place: 'https://meet.example/tara' };
  expect(await add(children.id, online)).toMatchObject({ status: 200 });
  const call = { bring: 'Call Ravi on 98200 12345.' };
  expect(await add(children.id, { to: '19:00', ...call })).toMatchObject(rejected('bring'));
  expect(await add(adults.id, { to: '19:00', place: 'Hotel Sea View', ...call })).toMatchObject({
    status: 200,
  });
  expect(await add(children.id, { to: '19:00', is_private: 'yes' })).toMatchObject(rejected('is_private'));
  expect(await add(children.id, { to: '19:00', woman_name: '' })).toMatchObject(rejected('woman_name'));
  expect(await add(children.id, { to: '19:00', contact_phone: '' })).toMatchObject(rejected('contact_phone'));
  expect(await add(children.id, { to: '20:00' })).toMatchObject({ status: 200, body: { added: 3 } });
  const [slot] = (await callApi('GET /api/production/auditions/:id', { params: children }, house)).body.slots;
  const change = { ...plan, from: '19:30' };
  const moved = { params: { id: slot?.id ?? '' }, body: change };
  expect(await callApi('PUT /api/production/audition-slots/:id', moved, house)).toMatchObject(
    rejected('from'),
  );
});

test('the database takes no slot of a call for children at night or longer than three hours', async ({
  db,
  given,
}) => {
  const { production_house_id } = await given.houseForChildren();
  const { id } = await given.job({ production_house_id, age_range: '8-14' });
  const insert = (starts_at: string, ends_at: string) => given.slot(id, { starts_at, ends_at });

  await expect(insert('2027-03-01T13:45:00Z', '2027-03-01T14:45:00Z')).rejects.toThrow('slot for children');
  await expect(insert('2027-03-01T06:00:00Z', '2027-03-01T09:30:00Z')).rejects.toThrow('slot for children');
  await insert('2027-03-01T06:00:00Z', '2027-03-01T09:00:00Z');
  await expect(
    db.updateTable('audition_slot').set({ is_private: true }).where('job_id', '=', id).execute(),
  ).rejects.toThrow('slot for children');
  await expect(
    db
      .updateTable('audition_slot')
      .set({ ends_at: '2027-03-01T15:00:00Z' })
      .where('job_id', '=', id)
      .execute(),
  ).rejects.toThrow('slot for children');
});

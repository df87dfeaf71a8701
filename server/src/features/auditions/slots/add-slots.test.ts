import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';

const plan = {
  day: '2027-03-01',
  from: '10:00',
  to: '11:30',
  minutes: 20,
  break_minutes: 10,
  capacity: 2,
  place: 'Studio 4, Andheri',
  contact_name: 'Ravi Menon',
  is_private: 'no',
} as const;

test('a house adds the slots of a day with breaks, and reads them in UTC', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-02-20T10:00:00Z');
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });

  const added = await callApi(
    'POST /api/production/auditions/:id/slots',
    { params: { id }, body: plan },
    house,
  );
  const again = await callApi(
    'POST /api/production/auditions/:id/slots',
    { params: { id }, body: plan },
    house,
  );

  expect(added).toMatchObject({ status: 200, body: { added: 3, message: '3 slots added.' } });
  expect(again).toMatchObject({ status: 200, body: { added: 0 } });
  const read = await callApi('GET /api/production/auditions/:id', { params: { id } }, house);
  const slot = { capacity: 2, confirmed: 0, place: 'Studio 4, Andheri' };
  expect(read.body.slots).toMatchObject([
    { ...slot, starts_at: '2027-03-01T04:30:00.000Z', ends_at: '2027-03-01T04:50:00.000Z' },
    { ...slot, starts_at: '2027-03-01T05:00:00.000Z', ends_at: '2027-03-01T05:20:00.000Z' },
    { ...slot, starts_at: '2027-03-01T05:30:00.000Z', ends_at: '2027-03-01T05:50:00.000Z' },
  ]);
});

test('slots of one casting call at one place never overlap, and a plan is added completely or not at all', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-02-20T10:00:00Z');
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const add = (change: { from?: string; to?: string; place?: string }) =>
    callApi(
      'POST /api/production/auditions/:id/slots',
      { params: { id }, body: { ...plan, ...change } },
      house,
    );
  await add({});

  const overlapping = await add({ from: '11:10', to: '12:30' });
  const elsewhere = await add({ from: '11:10', to: '12:30', place: 'https://meet.example/lantern' });

  expect(overlapping).toMatchObject({
    status: 409,
    body: { code: 'slot_overlaps', fields: { from: expect.any(String) } },
  });
  expect(elsewhere).toMatchObject({ status: 200, body: { added: 3 } });
  const read = await callApi('GET /api/production/auditions/:id', { params: { id } }, house);
  expect(read.body.slots).toHaveLength(6);
});

test.for([
  [{ day: '2027-02-30' }, 'day', 'Please enter a date.'],
  [{ day: '2027-02-19' }, 'from', 'This time has passed. Choose a later one.'],
  [{ day: '2027-04-02' }, 'day', 'The shoot will have started by then. Choose an earlier day.'],
  [{ from: '25:00' }, 'from', 'Enter a time, for example 10:30.'],
  [{ to: '09:00' }, 'to', 'No slot fits before this time.'],
  [{ minutes: 5, break_minutes: 0, to: '20:00' }, 'to', 'At most 60 slots at once.'],
  [{ minutes: 0 }, 'minutes', 'Enter a whole number from 5 to 480.'],
  [{ minutes: 7.5 }, 'minutes', 'Enter a whole number from 5 to 480.'],
  [{ capacity: 51 }, 'capacity', 'Enter a whole number from 1 to 50.'],
  [{ break_minutes: -1 }, 'break_minutes', 'Enter a whole number from 0 to 240.'],
  [{ place: '  ' }, 'place', 'Please fill this in.'],
  [{ contact_name: ' ' }, 'contact_name', 'Please fill this in.'],
  [{ is_private: undefined }, 'is_private', 'Please fill this in.'],
] as const)(
  'gives a field error for a plan with %j',
  async ([change, field, message], { callApi, clock, given }) => {
    clock.now = new Date('2027-02-20T10:00:00Z');
    const house = await given.house();
    const { id } = await given.job({ production_house_id: house.production_house_id });

    const body = { ...plan, ...change };
    const rejected = await callApi(
      'POST /api/production/auditions/:id/slots',
      { params: { id }, body },
      house,
    );

    expect(rejected).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  },
);

test('does not find auditions of another house or a malformed casting call', async ({
  callApi,
  clock,
  given,
  arranged,
}) => {
  const other = await given.house();
  const day = addDays(dayInIndia(clock.now), 3);
  const add = (id: string) =>
    callApi('POST /api/production/auditions/:id/slots', { params: { id }, body: { ...plan, day } }, other);

  const notFound = { status: 404, body: { code: 'job_not_found' } };
  expect(await add(arranged.job.id)).toMatchObject(notFound);
  expect(await add(crypto.randomUUID())).toMatchObject(notFound);
  expect(await add('the first')).toMatchObject(notFound);
  const read = await callApi('GET /api/production/auditions/:id', { params: { id: arranged.job.id } }, other);
  expect(read).toMatchObject(notFound);
});

test('notifies talent waiting for another time about new slots', async ({
  callApi,
  clock,
  arranged,
  deliver,
}) => {
  const { house, job, talent, application } = arranged;
  const id = application.id;
  await callApi('POST /api/user/auditions/:id/ask', { params: { id }, body: { note: 'After six?' } }, talent);
  await deliver();

  const body = { ...plan, day: addDays(dayInIndia(clock.now), 3) };
  await callApi('POST /api/production/auditions/:id/slots', { params: { id: job.id }, body }, house);
  const emails = await deliver();

  expect(emails).toMatchObject([
    { to: talent.email, subject: expect.stringMatching(/^New audition times: /) },
  ]);
});

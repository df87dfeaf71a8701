import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const plan = {
  day: '2027-03-01',
  from: '10:00',
  to: '10:30',
  minutes: 30,
  break_minutes: 0,
  capacity: 1,
  place: 'Studio 4, Andheri',
  contact_name: 'Ravi Menon',
  is_private: 'no',
} as const;

test.for([
  ['in a private home or a hotel room', { is_private: 'yes' }, /private home or a hotel room/],
  ['after 7 pm', { from: '18:45', to: '19:15' }, /early or late in the day/],
  ['before 7 am', { from: '06:30', to: '07:00' }, /early or late in the day/],
] as const)(
  'asks the house to confirm a slot of adults %s, and tells the talent',
  async ([, change, told], { callApi, clock, deliver, given }) => {
    clock.now = new Date('2027-02-20T10:00:00Z');
    const { house, job, talent, application } = await given.applied({ job: { shoot_dates: '2027-06-01' } });
    await given.invitation(application.id);
    const add = (fields: object) =>
      callApi(
        'POST /api/production/auditions/:id/slots',
        { params: job, body: { ...plan, ...change, ...fields } },
        house,
      );
    const asked = await add({});
    const confirmed = await add({ confirm: true });
    const { body } = await callApi('GET /api/user/auditions', {}, talent);
    const slot_id = body.auditions[0]?.free_slots[0]?.id ?? '';
    await callApi('POST /api/user/auditions/:id/confirm', { params: application, body: { slot_id } }, talent);

    expect([asked, confirmed]).toMatchObject([
      { status: 409, body: { code: 'slot_needs_confirmation' } },
      { status: 200, body: { added: 1 } },
    ]);
    expect((await deliver()).find(({ to }) => to === talent.email)?.text).toMatch(told);
  },
);

test('adds slots at usual hours, and any online, without a question', async ({ callApi, clock, given }) => {
  clock.now = new Date('2027-02-20T10:00:00Z');
  const { house, job } = await given.applied({ job: { shoot_dates: '2027-06-01' } });
  const { contact_name: _, is_private: __, ...online } = plan;
  const statuses = [];
  for (const body of [
    { ...plan, from: '07:00', to: '07:30' },
    { ...plan, from: '18:30', to: '19:00' },
    { ...online, from: '21:00', to: '21:30', place: 'https://meet.example/lantern' },
  ])
    statuses.push(
      (await callApi('POST /api/production/auditions/:id/slots', { params: job, body }, house)).status,
    );

  expect(statuses).toEqual([200, 200, 200]);
});

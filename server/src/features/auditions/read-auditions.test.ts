import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';

const read = 'GET /api/production/auditions/:id';

test('slots go on after a page where it ended, also among those of one instant', async ({
  call,
  arranged: { house, job, slot },
  addSlot,
}) => {
  const { starts_at, ends_at } = slot;
  await addSlot({ starts_at, ends_at, place: 'Studio 8' });
  await addSlot({ starts_at, ends_at, place: 'Studio 9' });
  const params = { id: job.id };

  const first = await call(read, { params, query: { limit: '2' } }, house);
  const end = first.body.next.slots ?? '';
  const second = await call(read, { params, query: { limit: '2', slots: end } }, house);

  const whole = await call(read, { params }, house);
  expect(whole.body).toMatchObject({ slots: [{}, {}, {}], next: { slots: null } });
  expect([...first.body.slots, ...second.body.slots]).toEqual(whole.body.slots);
  expect(second.body).toMatchObject({ invitations: [], candidates: [], next: { slots: null } });
});

test('who was invited and who may be go on after a page too, each once', async ({
  call,
  arranged: { house, job },
  given,
  invite,
}) => {
  await invite('Meera Shah');
  await invite('Zoya Khan');
  const applied_at = '2026-01-01T00:00:00.123456Z';
  const shortlist = async () => {
    const talent_id = (await given.talent()).id;
    const { id } = await given.application({ talent_id, job_id: job.id, applied_at });
    await given.step(id, 'shortlisted');
  };
  await Promise.all([shortlist(), shortlist(), shortlist()]);
  const params = { id: job.id };

  const { body: first } = await call(read, { params, query: { limit: '2' } }, house);
  const { invitations, candidates } = first.next;
  const { body: invited } = await call(read, { params, query: { invitations: invitations ?? '' } }, house);
  const { body: others } = await call(read, { params, query: { candidates: candidates ?? '' } }, house);

  const idsOf = (rows: { application_id: string }[]) => rows.map(({ application_id }) => application_id);
  const { body: whole } = await call(read, { params }, house);
  expect(idsOf([...first.invitations, ...invited.invitations])).toEqual(idsOf(whole.invitations));
  expect(idsOf([...first.candidates, ...others.candidates])).toEqual(idsOf(whole.candidates));
  expect([whole.invitations.length, whole.candidates.length]).toEqual([3, 3]);
});

test('a slot says who comes to it, wherever they stand in the list of the invited', async ({
  call,
  arranged: { house, job, slot, talent, application },
  invite,
}) => {
  const params = { id: application.id };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await invite('Meera Shah');

  const { body } = await call(read, { params: { id: job.id }, query: { limit: '1' } }, house);

  expect(body.slots).toMatchObject([{ confirmed: 1, coming: [{ application_id: application.id }] }]);
});

test('an end of a page that cannot be is refused', async ({ call, arranged: { house, job } }) => {
  const query = { candidates: '["2026-01-01T00:00:00.123456Z","somebody"]' };

  const { status } = await call(read, { params: { id: job.id }, query }, house);

  expect(status).toBe(400);
});

import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';

const read = 'GET /api/production/auditions/:id';

test('slots continue after the end of a page, even with the same start time', async ({
  callApi,
  arranged: { house, job, slot },
  addSlot,
}) => {
  const { starts_at, ends_at } = slot;
  await addSlot({ starts_at, ends_at, place: 'Studio 8' });
  await addSlot({ starts_at, ends_at, place: 'Studio 9' });
  const params = { id: job.id };

  const first = await callApi(read, { params, query: { limit: '2' } }, house);
  const end = first.body.next.slots ?? '';
  const second = await callApi(read, { params, query: { limit: '2', slots: end } }, house);

  const whole = await callApi(read, { params }, house);
  expect(whole.body).toMatchObject({ slots: [{}, {}, {}], next: { slots: null } });
  expect([...first.body.slots, ...second.body.slots]).toEqual(whole.body.slots);
  expect(second.body).toMatchObject({ invitations: [], candidates: [], next: { slots: null } });
});

test('invitations and candidates continue after a page too, each listed once', async ({
  callApi,
  arranged: { house, job },
  given,
  invite,
}) => {
  await invite('Meera Shah');
  await invite('Zoya Khan');
  const applied_at = '2026-01-01T00:00:00.123456Z';
  const addCandidate = async () => {
    const talent_id = (await given.talent()).id;
    const { id } = await given.application({ talent_id, job_id: job.id, applied_at });
    await given.step(id, 'audition');
  };
  await Promise.all([addCandidate(), addCandidate(), addCandidate()]);
  const params = { id: job.id };

  const { body: first } = await callApi(read, { params, query: { limit: '2' } }, house);
  const { invitations, candidates } = first.next;
  const { body: invited } = await callApi(read, { params, query: { invitations: invitations ?? '' } }, house);
  const { body: others } = await callApi(read, { params, query: { candidates: candidates ?? '' } }, house);

  const idsOf = (rows: { application_id: string }[]) => rows.map(({ application_id }) => application_id);
  const { body: whole } = await callApi(read, { params }, house);
  expect(idsOf([...first.invitations, ...invited.invitations])).toEqual(idsOf(whole.invitations));
  expect(idsOf([...first.candidates, ...others.candidates])).toEqual(idsOf(whole.candidates));
  expect([whole.invitations.length, whole.candidates.length]).toEqual([3, 3]);
});

test('a slot lists the talent who attend, wherever they are in the list of invitations', async ({
  callApi,
  arranged: { house, job, slot, talent, application },
  invite,
}) => {
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await invite('Meera Shah');

  const { body } = await callApi(read, { params: { id: job.id }, query: { limit: '1' } }, house);

  expect(body.slots).toMatchObject([{ confirmed: 1, attendees: [{ application_id: application.id }] }]);
});

test('rejects an invalid page cursor', async ({ callApi, arranged: { house, job } }) => {
  const query = { candidates: '["2026-01-01T00:00:00.123456Z","somebody"]' };

  const { status } = await callApi(read, { params: { id: job.id }, query }, house);

  expect(status).toBe(400);
});

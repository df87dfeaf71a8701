import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/audition-world.ts';
import { moveOf } from '#testing/board-world.ts';

const place = 'PUT /api/production/audition-invitations/:id/slot';
const read = 'GET /api/production/auditions/:id';
const planned = 'GET /api/production/auditions/:id/fill';
const fillSlots = 'POST /api/production/auditions/:id/fill';

test('an applicant gets a slot, is moved to another after confirming, and back to the waiting list', async ({
  callApi,
  given,
  arranged: { house, job, slot, application },
  addSlot,
  deliver,
}) => {
  await callApi(place, { params: application, body: { slot_id: null } }, house);
  const talent = await given.talent({ name: 'Meera Shah' });
  const { id } = await given.application({ talent_id: talent.id, job_id: job.id });
  await given.step(id, 'audition');
  const other = await addSlot({ place: 'Studio 9' });
  await deliver();
  const put = (slot_id: string | null) => callApi(place, { params: { id }, body: { slot_id } }, house);
  const timetable = async () => {
    const { slots, waiting } = (await callApi(read, { params: job }, house)).body;
    const people = slots.flatMap(({ place, taken, attendees }) =>
      attendees.map(({ confirmed, user }) => ({ place, taken, confirmed, name: user.name })),
    );
    return { people, waiting: waiting.map(({ application_id }) => application_id) };
  };

  expect(await put(slot.id)).toMatchObject({ status: 200 });
  await put(slot.id);
  expect((await deliver()).map(({ to, subject }) => [to, subject])).toEqual([
    [talent.email, 'Confirm your audition time: Lead Detective · Web Series'],
  ]);
  expect(await timetable()).toEqual({
    people: [{ place: 'Studio 4, Andheri', taken: 1, confirmed: false, name: 'Meera Shah' }],
    waiting: [application.id],
  });

  const own = await callApi('GET /api/user/auditions', {}, talent);
  expect(own.body.auditions).toMatchObject([{ answer: 'offered', proposed_slot: { id: slot.id } }]);
  await callApi(
    'POST /api/user/auditions/:id/confirm',
    { params: { id }, body: { slot_id: slot.id } },
    talent,
  );
  await deliver();
  await put(other.id);
  const [moved] = await deliver();
  expect(moved).toMatchObject({ to: talent.email, text: expect.stringContaining('Studio 9') });
  const entry = Buffer.from(moved?.attachments?.[0]?.base64 ?? '', 'base64').toString();
  expect(entry).toContain('METHOD:CANCEL');
  expect((await timetable()).people).toEqual([
    { place: 'Studio 9', taken: 1, confirmed: false, name: 'Meera Shah' },
  ]);

  await put(null);
  const after = await timetable();
  expect([after.people, after.waiting.toSorted()]).toEqual([[], [application.id, id].toSorted()]);
  expect(await deliver()).toMatchObject([{ subject: expect.stringMatching(/cancelled/) }]);
});

test('a slot kept for one applicant is neither given to another nor chosen by one', async ({
  callApi,
  clock,
  db,
  given,
  arranged: { house, job, slot, talent, application },
  addSlot,
  invite,
}) => {
  const body = { slot_id: slot.id };
  const other = await invite();
  const foreign = await given.slot((await given.job()).id);
  await callApi(place, { params: application, body }, house);

  const given_twice = await callApi(place, { params: { id: other.application_id }, body }, house);
  const chosen = await callApi(
    'POST /api/user/auditions/:id/confirm',
    { params: { id: other.application_id }, body },
    other,
  );
  const elsewhere = await callApi(place, { params: application, body: { slot_id: foreign.id } }, house);
  await addSlot({ place: 'Studio 9' });
  const own = await callApi('POST /api/user/auditions/:id/confirm', { params: application, body }, talent);

  expect([given_twice, chosen, elsewhere, own]).toMatchObject([
    { status: 409, body: { code: 'slot_taken' } },
    { status: 409, body: { code: 'slot_taken' } },
    { status: 404, body: { code: 'slot_not_found' } },
    { status: 200 },
  ]);
  const propose = (proposed_slot_id: string) =>
    db
      .updateTable('audition_invitation')
      .set({ proposed_slot_id })
      .where('application_id', '=', other.application_id)
      .execute();
  await expect(propose(slot.id)).rejects.toMatchObject({ code: RULES.SLOT_FULL });
  await expect(propose(foreign.id)).rejects.toMatchObject({ code: RULES.SLOT_UNAVAILABLE });
  const { id: application_id } = await given.application({
    talent_id: (await given.talent()).id,
    job_id: job.id,
  });
  const at = clock.now.toISOString();
  const invitation = { application_id, proposed_slot_id: slot.id, invited_at: at, changed_at: at };
  await expect(db.insertInto('audition_invitation').values(invitation).execute()).rejects.toMatchObject({
    code: RULES.SLOT_FULL,
  });
});

test('fills free places from the waiting list in order, without people who asked for another time', async ({
  callApi,
  given,
  arranged: { house, job, slot, talent, application },
  addSlot,
  invite,
  deliver,
}) => {
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/ask', { params, body: { note: 'After six?' } }, talent);
  const chosen = await given.talent({ name: 'Zoya Khan' });
  const { id } = await given.application({ talent_id: chosen.id, job_id: job.id });
  await callApi('POST /api/production/review/moves', moveOf([id], 'audition'), house);
  const invited = await invite('Meera Shah');
  await addSlot({ place: 'Studio 9' });
  await addSlot({ starts_at: '2020-01-01T05:00:00Z', ends_at: '2020-01-01T06:00:00Z' });
  await deliver();

  const plan = async () => (await callApi(planned, { params: job }, house)).body;
  const { placements } = await plan();
  const shown = placements.map(({ application_id, slot_id }) => ({ application_id, slot_id }));
  const fill = () => callApi(fillSlots, { params: job, body: { placements: shown } }, house);
  const filled = await fill();
  const again = await fill();

  expect(placements.map(({ name }) => name).sort()).toEqual(['Meera Shah', 'Zoya Khan']);
  expect(filled).toMatchObject({ body: { placed: 2 } });
  expect(again).toMatchObject({ status: 409, body: { code: 'placements_changed' } });
  expect((await plan()).placements).toEqual([]);
  const { body } = await callApi(read, { params: job }, house);
  expect(body.waiting).toMatchObject([
    { application_id: application.id, answer: 'asked', note: 'After six?' },
  ]);
  const placed = body.slots.flatMap(({ attendees }) => attendees.map(({ application_id }) => application_id));
  expect(placed.sort()).toEqual([invited.application_id, id].sort());
  expect(body.slots.find((found) => found.id === slot.id)).toMatchObject({ taken: 1, confirmed: 0 });
  expect((await deliver()).map(({ to }) => to)).toContain(chosen.email);
});

test('offers slots to those in the stage of the board, whatever the talent was told', async ({
  callApi,
  given,
  arranged: { house, job, slot, application },
  invite,
}) => {
  const names = ['Put there', 'Told of the shortlist', 'Put back'] as const;
  const [chosen, told, back] = await Promise.all(
    names.map(async (name) => {
      const { id: talent_id } = await given.talent({ name });
      return (await given.application({ talent_id, job_id: job.id })).id;
    }),
  ).then((ids) => ids as [string, string, string]);
  await given.step(told, 'shortlisted');
  await given.step(back, 'audition');
  const onHold = await invite('On hold');
  const move = (ids: string[], stage: 'audition' | 'on_hold' | 'not_selected' | 'round_1') =>
    callApi('POST /api/production/review/moves', moveOf(ids, stage), house);
  await move([chosen], 'audition');
  await move([back, onHold.application_id], 'on_hold');
  await move([application.id], 'not_selected');
  const { id: talent_id } = await given.talent({ name: 'In a stage of the house' });
  const { id: own } = await given.application({ talent_id, job_id: job.id });
  const stages = { params: job, body: { stage_names: ['Look test'] } };
  await callApi('PUT /api/production/jobs/:id/stages', stages, house);
  await move([own], 'round_1');

  const { body } = await callApi(read, { params: job }, house);
  const { body: plan } = await callApi(planned, { params: job }, house);
  const placements = plan.placements.map(({ application_id, slot_id }) => ({ application_id, slot_id }));
  await callApi(fillSlots, { params: job, body: { placements } }, house);

  const idsOfAll = (rows: { application_id: string }[]) =>
    rows.map(({ application_id }) => application_id).sort();
  expect([body.waiting, body.candidates, plan.placements].map(idsOfAll)).toEqual([
    [chosen],
    [chosen, own].sort(),
    [chosen],
  ]);
  expect(body.invitations.map(({ at_audition }) => at_audition)).toEqual([false, false]);
  const after = (await callApi(read, { params: job }, house)).body;
  expect(after.slots.find(({ id }) => id === slot.id)?.attendees).toMatchObject([{ application_id: chosen }]);
});

test('puts an invited applicant into the stage of auditions, or leaves them in a later one of the house', async ({
  callApi,
  db,
  arranged: { house, job, application },
  addSlot,
  invite,
}) => {
  const later = await invite('Later');
  await addSlot({ round: 2, place: 'Studio 9' });
  const params = { id: job.id };
  await callApi(
    'PUT /api/production/jobs/:id/stages',
    { params, body: { stage_names: ['Callback'] } },
    house,
  );
  await callApi('POST /api/production/review/moves', moveOf([later.application_id], 'round_1'), house);
  await callApi('POST /api/production/review/moves', moveOf([application.id], 'on_hold'), house);
  const ids = [application.id, later.application_id];

  const body = { applications: ids, round: 2 };
  await callApi('POST /api/production/auditions/:id/invitations', { params, body }, house);

  const { waiting } = (await callApi(read, { params }, house)).body;
  expect(waiting.map(({ application_id }) => application_id).sort()).toEqual(ids.sort());
  const stages = await db.selectFrom('application').select('stage').where('id', 'in', ids).execute();
  expect(stages.map(({ stage }) => stage).sort()).toEqual(['audition', 'round_1']);
});

test('declining frees the place and tells the house', async ({
  callApi,
  arranged: { house, job, slot, talent, application },
  deliver,
}) => {
  await callApi(place, { params: application, body: { slot_id: slot.id } }, house);
  await deliver();

  await callApi('POST /api/user/auditions/:id/decline', { params: application, body: {} }, talent);

  expect(await deliver()).toMatchObject([
    { to: house.email, subject: expect.stringMatching(/declined the audition: Lead Detective/) },
  ]);
  const { body } = await callApi(read, { params: job }, house);
  expect(body).toMatchObject({ slots: [{ taken: 0, attendees: [] }], waiting: [] });
});

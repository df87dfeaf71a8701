import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/audition-world.ts';

test('a talent confirms a slot once, and both sides see it', async ({
  callApi,
  arranged: { house, job, slot, talent, application },
  deliver,
}) => {
  const params = { id: application.id };
  const offered = await callApi('GET /api/user/auditions', {}, talent);

  const body = { slot_id: slot.id };
  const confirmed = await callApi('POST /api/user/auditions/:id/confirm', { params, body }, talent);
  const again = await callApi('POST /api/user/auditions/:id/confirm', { params, body }, talent);

  expect(offered.body.auditions).toMatchObject([
    { answer: 'offered', slot: null, free_slots: [{ id: slot.id }] },
  ]);
  expect([confirmed, again]).toMatchObject([{ status: 200 }, { status: 200 }]);
  const own = await callApi('GET /api/user/auditions', {}, talent);
  const { id, starts_at, ends_at } = slot;
  expect(own.body.auditions).toMatchObject([
    {
      answer: 'confirmed',
      slot_id: id,
      slot: { starts_at, ends_at, place: 'Studio 4, Andheri' },
      free_slots: [],
    },
  ]);
  const read = await callApi('GET /api/production/auditions/:id', { params: { id: job.id } }, house);
  expect(read.body).toMatchObject({
    slots: [{ id, confirmed: 1 }],
    invitations: [
      { application_id: application.id, answer: 'confirmed', slot_id: id, user: { name: 'Asha Rao' } },
    ],
  });
  const emails = await deliver();
  expect(emails.map(({ to }) => to)).toEqual([talent.email]);
  expect(emails[0]?.attachments).toMatchObject([
    { name: 'audition.ics', type: 'text/calendar; charset=utf-8; method=REQUEST' },
  ]);
});

test('when fifty talent want the last place at once, one gets it', async ({
  callApi,
  arranged: { job, slot },
  clock,
  given,
  invite,
  db,
}) => {
  const talents = [];
  for (let count = 0; count < 50; count += 1) talents.push(await invite());

  const answers = await Promise.all(
    talents.map((talent) => {
      const params = { id: talent.application_id };
      return callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
    }),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'slot_taken')).toHaveLength(49);
  const held = db.selectFrom('audition_invitation').select('application_id').where('slot_id', '=', slot.id);
  expect(await held.execute()).toHaveLength(1);
  const { id: application_id } = await given.application({
    talent_id: (await given.talent()).id,
    job_id: job.id,
  });
  const confirmed = { application_id, answer: 'confirmed' as const, slot_id: slot.id };
  const confirmAt = (at: string) =>
    db
      .insertInto('audition_invitation')
      .values({ ...confirmed, invited_at: at, changed_at: at })
      .execute();
  await expect(confirmAt(clock.now.toISOString())).rejects.toMatchObject({ code: RULES.SLOT_FULL });
  await expect(confirmAt(slot.starts_at)).rejects.toMatchObject({ code: RULES.SLOT_UNAVAILABLE });
});

test('cancelling a slot and confirming it at the same time stay consistent', async ({
  callApi,
  arranged: { house, slot, talent, application },
}) => {
  await Promise.all([
    callApi(
      'POST /api/user/auditions/:id/confirm',
      { params: { id: application.id }, body: { slot_id: slot.id } },
      talent,
    ),
    callApi('DELETE /api/production/audition-slots/:id', { params: { id: slot.id } }, house),
  ]);

  const own = await callApi('GET /api/user/auditions', {}, talent);
  expect(own.body.auditions).toMatchObject([{ answer: 'offered', slot: null }]);
});

test('choosing another slot frees the previous one, and so does declining', async ({
  callApi,
  arranged: { slot, talent, application },
  addSlot,
  invite,
}) => {
  const later = await addSlot({ place: 'Studio 5' });
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: later.id } }, talent);
  const other = await invite();
  const want = (slot_id: string) =>
    callApi(
      'POST /api/user/auditions/:id/confirm',
      { params: { id: other.application_id }, body: { slot_id } },
      other,
    );

  expect(await want(later.id)).toMatchObject({ status: 409 });
  expect(await want(slot.id)).toMatchObject({ status: 200 });
  const declined = await callApi(
    'POST /api/user/auditions/:id/decline',
    { params, body: { note: 'I am away.' } },
    talent,
  );
  expect(declined).toMatchObject({ status: 200 });
  expect(await want(later.id)).toMatchObject({ status: 200 });
});

test('a talent asks for another time, and the house receives the note', async ({
  callApi,
  arranged: { house, job, talent, application },
  deliver,
}) => {
  const params = { id: application.id };
  const body = { note: 'After six in the evening?' };
  await deliver();

  const first = await callApi('POST /api/user/auditions/:id/ask', { params, body }, talent);
  const again = await callApi('POST /api/user/auditions/:id/ask', { params, body }, talent);
  const empty = await callApi('POST /api/user/auditions/:id/ask', { params, body: { note: ' ' } }, talent);

  expect([first, again]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(empty).toMatchObject({ status: 400, body: { fields: { note: expect.any(String) } } });
  const read = await callApi('GET /api/production/auditions/:id', { params: { id: job.id } }, house);
  expect(read.body.invitations).toMatchObject([{ answer: 'asked', note: body.note }]);
  const emails = await deliver();
  expect(emails.map(({ to }) => to)).toEqual([house.email]);
  expect(emails[0]?.text).toContain(body.note);
  expect(emails[0]?.subject).toMatch(/^Asha Rao asked for another audition time/);
});

test('rejects a slot that has begun or belongs to another casting call', async ({
  callApi,
  clock,
  given,
  arranged: { slot, talent, application },
}) => {
  const foreign = await given.slot((await given.job()).id);
  const confirm = async (slot_id: string) =>
    callApi(
      'POST /api/user/auditions/:id/confirm',
      { params: { id: application.id }, body: { slot_id } },
      { token: await given.session(talent.id) },
    );

  expect(await confirm(foreign.id)).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
  expect(await confirm(crypto.randomUUID())).toMatchObject({
    status: 409,
    body: { code: 'slot_unavailable' },
  });
  expect(await confirm('the first')).toMatchObject({ status: 400 });
  clock.now = new Date(slot.starts_at);
  expect(await confirm(slot.id)).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
});

test('rejects an answer for another talent, and any answer after the decision', async ({
  callApi,
  given,
  arranged: { slot, talent, application },
  invite,
}) => {
  const other = await invite();
  const params = { id: application.id };
  const body = { slot_id: slot.id };

  const notFound = { status: 404, body: { code: 'audition_invitation_not_found' } };
  expect(await callApi('POST /api/user/auditions/:id/confirm', { params, body }, other)).toMatchObject(
    notFound,
  );
  expect(await callApi('POST /api/user/auditions/:id/decline', { params, body: {} }, other)).toMatchObject(
    notFound,
  );
  const stranger = await given.talent();
  expect(await callApi('POST /api/user/auditions/:id/confirm', { params, body }, stranger)).toMatchObject(
    notFound,
  );
  await callApi('POST /api/user/job-applications/:id/withdraw', { params }, talent);
  const late = await callApi('POST /api/user/auditions/:id/confirm', { params, body }, talent);
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'application_closed' },
  });
});

test('withdrawing the application frees the place', async ({
  callApi,
  arranged: { slot, talent, application },
  invite,
}) => {
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params }, talent);
  const other = await invite();

  const taken = await callApi(
    'POST /api/user/auditions/:id/confirm',
    { params: { id: other.application_id }, body: { slot_id: slot.id } },
    other,
  );

  expect(taken).toMatchObject({ status: 200 });
  const own = await callApi('GET /api/user/auditions', {}, talent);
  expect(own.body.auditions).toMatchObject([{ answer: 'ended', slot: null, free_slots: [] }]);
});

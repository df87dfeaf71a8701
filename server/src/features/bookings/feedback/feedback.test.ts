import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/feedback-world.ts';

test('each side says what it thinks of the other, and reads only what it said itself', async ({
  callApi,
  feedbackByHouse,
  feedbackByTalent,
  paying,
}) => {
  const { owner, ...booking } = await paying();

  const given = [
    await feedbackByHouse(booking, owner, { punctual: 'no', note: 'An hour late.' }),
    await feedbackByTalent(booking, { note: 'Kind people.' }),
  ];
  const read = [
    await callApi('GET /api/production/applications/:id/terms', { params: { id: booking.id } }, owner),
    await callApi('GET /api/user/offers/:id/terms', { params: { id: booking.offer } }, booking.talent),
  ];

  expect(given.map(({ status }) => status)).toEqual([200, 200]);
  expect(read.map(({ body }) => body.feedback)).toMatchObject([
    { answers: { punctual: false, work_again: true }, note: 'An hour late.' },
    { answers: { terms_kept: true, safe: true }, note: 'Kind people.' },
  ]);
  expect(JSON.stringify(read[0]?.body)).not.toContain('Kind people.');
  expect(JSON.stringify(read[1]?.body)).not.toContain('An hour late.');
});

test('takes no feedback before the last day has passed, none without signed terms, and no half answer', async ({
  db,
  feedbackByHouse,
  feedbackByTalent,
  house,
  payer,
  person,
}) => {
  const { owner, book } = await payer();
  const [today, done] = [await book({ ago: 0 }), await book({ ago: 1 })];
  const unsigned = await house((await person()).id);

  const early = [
    await feedbackByHouse(today, owner),
    await feedbackByTalent(today),
    await feedbackByHouse(unsigned, unsigned.house),
  ];
  const half = await feedbackByTalent(done, { safe: '' });

  for (const { status, body } of early) expect([status, body.code]).toEqual([409, 'feedback_not_due']);
  expect([half.status, Object.keys(half.body.fields ?? {})]).toEqual([400, ['safe']]);
  expect((await feedbackByTalent(done)).status).toBe(200);
  const wrong = { application_id: done.id, party: 'house', terms_kept: true, safe: true } as const;
  const at = new Date().toISOString();
  const direct = db
    .insertInto('feedback')
    .values({ ...wrong, given_at: at, changed_at: at })
    .execute();
  await expect(direct).rejects.toMatchObject({ constraint: 'feedback_answers_own_questions' });
});

test('feedback can be changed for 14 days, and the same again is taken later too', async ({
  clock,
  db,
  feedbackByTalent,
  paying,
}) => {
  const booking = await paying();
  const said = { safe: 'no', note: 'No green room.' };
  await feedbackByTalent(booking);
  clock.now = new Date(clock.now.getTime() + 14 * DAY_MS);
  const changed = await feedbackByTalent(booking, said);
  clock.now = new Date(clock.now.getTime() + DAY_MS);

  const again = await feedbackByTalent(booking, said);
  const late = await feedbackByTalent(booking, { safe: 'yes' });

  expect([changed.status, again.status]).toEqual([200, 200]);
  expect(late).toMatchObject({ status: 409, body: { code: 'feedback_final' } });
  const kept = db.selectFrom('feedback').select(['safe', 'note']).where('application_id', '=', booking.id);
  expect(await kept.execute()).toEqual([{ safe: false, note: said.note }]);
});

test('an agency with the scope of offers gives feedback for a talent, another agency does not', async ({
  callApi,
  given,
  paying,
}) => {
  const { offer, talent } = await paying();
  const act = async (scopes: ('answer' | 'apply')[]) => {
    const agency = await given.talent({ name: 'Star Agency' });
    const mandate = await given.mandate({ talent_id: talent.id, holder_id: agency.id, scopes });
    const body = { terms_kept: 'yes', safe: 'yes' } as const;
    const acting = { token: await given.actingSession(mandate) };
    return callApi('PUT /api/user/offers/:id/feedback', { params: { id: offer }, body }, acting);
  };

  expect([(await act(['apply'])).status, (await act(['answer'])).status]).toEqual([403, 200]);
});

test('staff read feedback on the pages of the house and of the talent', async ({
  callApi,
  feedbackByHouse,
  feedbackByTalent,
  given,
  paying,
}) => {
  const { owner, ...booking } = await paying();
  await feedbackByHouse(booking, owner, { punctual: 'no', note: 'An hour late.' });
  await feedbackByTalent(booking, { safe: 'no' });
  const [moderator, support] = [await given.staff('moderator'), await given.staff('support')];

  const house = await callApi(
    'GET /api/admin/houses/:id',
    { params: { id: owner.production_house_id } },
    moderator,
  );
  const person = await callApi('GET /api/admin/people/:id', { params: { id: booking.talent.id } }, support);

  expect(house.body.house.feedback).toMatchObject([
    { by: 'Asha Rao', answers: { terms_kept: true, safe: false } },
  ]);
  expect(person.body.person.feedback).toMatchObject([
    { by: 'Test Films', answers: { punctual: false, work_again: true }, note: 'An hour late.' },
  ]);
});

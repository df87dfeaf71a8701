import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/offer-world.ts';

const message = 'We would love you to be Gauri.';

test("notifies of a new offer with the house's message and the last day to answer", async ({
  callApi,
  applied: { house, talent, id },
  week,
  deliver,
}) => {
  const body = { message, answer_by: week };
  await callApi('POST /api/production/applications/:id/offer', { params: { id }, body }, house);

  const emails = await deliver();

  expect(emails).toMatchObject([{ to: talent.email, subject: 'Role offer: Lead Detective · Web Series' }]);
  expect(emails[0]?.text).toContain(message);
});

test('the house withdraws an offer before it is answered, after which it cannot be accepted', async ({
  callApi,
  given,
  applied: { house, talent, id },
}) => {
  const offer = await given.offer(id);

  const withdrawn = await callApi('DELETE /api/production/applications/:id/offer', { params: { id } }, house);
  const again = await callApi('DELETE /api/production/applications/:id/offer', { params: { id } }, house);
  const accepted = await callApi('POST /api/user/offers/:id/accept', { params: { id: offer } }, talent);

  expect([withdrawn, again]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(accepted).toMatchObject({ status: 409, body: { code: 'role_offer_withdrawn' } });
});

test('rejects an offer that is past, empty, second or too late', async ({
  callApi,
  clock,
  applied: { house, talent, id },
  week,
}) => {
  const offer = (body: object) =>
    callApi(
      'POST /api/production/applications/:id/offer',
      { params: { id }, body: { message, answer_by: week, ...body } },
      house,
    );
  const yesterday = addDays(dayInIndia(clock.now), -1);

  expect(await offer({ answer_by: yesterday })).toMatchObject({
    status: 400,
    body: { code: 'answer_date_in_past', fields: { answer_by: expect.any(String) } },
  });
  expect(await offer({ answer_by: 'soon' })).toMatchObject({ status: 400 });
  expect(await offer({ message: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { message: expect.any(String) } },
  });
  expect(await offer({})).toMatchObject({ status: 200 });
  expect(await offer({ message: 'Another.' })).toMatchObject({ status: 409 });
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);
  expect(await offer({ message: 'Another.' })).toMatchObject({ status: 409 });
  const own = await callApi('GET /api/user/offers', {}, talent);
  expect(own.body.offers).toMatchObject([{ status: 'ended' }]);
});

test('the database allows one current offer for each applicant, answered once, and none after an outcome', async ({
  db,
  given,
  applied: { house, id },
  callApi,
}) => {
  const current = { constraint: 'role_offer_current' };

  await given.offer(id);
  await expect(given.offer(id)).rejects.toMatchObject(current);
  await callApi('DELETE /api/production/applications/:id/offer', { params: { id } }, house);
  const accepted = await given.offer(id, 'accepted');
  await expect(given.offer(id)).rejects.toMatchObject(current);
  const decline = db.updateTable('role_offer').set({ status: 'declined' }).where('id', '=', accepted);
  await expect(decline.execute()).rejects.toMatchObject({ code: RULES.OFFER_ANSWERED });
  await given.step(id, 'withdrawn', 'talent');
  await expect(given.offer(id)).rejects.toMatchObject({ code: RULES.APPLICATION_DECIDED });
});

test('no user can make, withdraw, accept or decline an offer for others', async ({
  callApi,
  given,
  applied: { talent, id },
  week,
}) => {
  const params = { id: await given.offer(id) };
  const [house, other] = [await given.house(), await given.talent()];
  const body = { message, answer_by: week };

  const answers = [
    await callApi('POST /api/production/applications/:id/offer', { params: { id }, body }, house),
    await callApi('DELETE /api/production/applications/:id/offer', { params: { id } }, house),
    await callApi('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house),
    await callApi('POST /api/user/offers/:id/accept', { params }, other),
    await callApi('POST /api/user/offers/:id/decline', { params, body: {} }, other),
    await callApi('POST /api/user/offers/:id/accept', { params: { id: crypto.randomUUID() } }, other),
    await callApi('POST /api/user/offers/:id/accept', { params: { id: 'the first' } }, other),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
});

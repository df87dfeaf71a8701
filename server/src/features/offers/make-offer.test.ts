import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/offer-world.ts';

const message = 'We would love you to be Gauri.';

test('a new offer is told with the house’s words and its day', async ({
  call,
  applied: { house, talent, id },
  week,
  deliver,
}) => {
  const body = { message, answer_by: week };
  await call('POST /api/production/applications/:id/offer', { params: { id }, body }, house);

  const letters = await deliver();

  expect(letters).toMatchObject([{ to: talent.email, subject: 'An offer: Lead Detective · Web Series' }]);
  expect(letters[0]?.text).toContain(message);
});

test('the house takes an offer back before it is answered, and then it cannot be accepted', async ({
  call,
  given,
  applied: { house, talent, id },
}) => {
  const offer = await given.offer(id);

  const withdrawn = await call('DELETE /api/production/applications/:id/offer', { params: { id } }, house);
  const again = await call('DELETE /api/production/applications/:id/offer', { params: { id } }, house);
  const accepted = await call('POST /api/user/offers/:id/accept', { params: { id: offer } }, talent);

  expect([withdrawn, again]).toMatchObject([{ status: 200 }, { status: 200 }]);
  const words = 'The production house has taken this offer back.';
  expect(accepted).toMatchObject({ status: 409, body: { message: words } });
});

test('an offer that is past, empty, second or too late is refused', async ({
  call,
  clock,
  applied: { house, talent, id },
  week,
}) => {
  const offer = (body: object) =>
    call(
      'POST /api/production/applications/:id/offer',
      { params: { id }, body: { message, answer_by: week, ...body } },
      house,
    );
  const yesterday = addDays(dayInIndia(clock.now), -1);

  expect(await offer({ answer_by: yesterday })).toMatchObject({
    status: 400,
    body: { fields: { answer_by: 'This day is past.' } },
  });
  expect(await offer({ answer_by: 'soon' })).toMatchObject({ status: 400 });
  expect(await offer({ message: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { message: expect.any(String) } },
  });
  expect(await offer({})).toMatchObject({ status: 200 });
  expect(await offer({ message: 'Another.' })).toMatchObject({ status: 409 });
  await call('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);
  expect(await offer({ message: 'Another.' })).toMatchObject({ status: 409 });
  const own = await call('GET /api/user/offers', {}, talent);
  expect(own.body.offers).toMatchObject([{ status: 'ended' }]);
});

test('nobody offers, takes back, accepts or declines for others', async ({
  call,
  given,
  applied: { talent, id },
  week,
}) => {
  const params = { id: await given.offer(id) };
  const [house, other] = [await given.house(), await given.talent()];
  const body = { message, answer_by: week };

  const answers = [
    await call('POST /api/production/applications/:id/offer', { params: { id }, body }, house),
    await call('DELETE /api/production/applications/:id/offer', { params: { id } }, house),
    await call('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house),
    await call('POST /api/user/offers/:id/accept', { params }, other),
    await call('POST /api/user/offers/:id/decline', { params, body: {} }, other),
    await call('POST /api/user/offers/:id/accept', { params: { id: crypto.randomUUID() } }, other),
    await call('POST /api/user/offers/:id/accept', { params: { id: 'the first' } }, other),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
});

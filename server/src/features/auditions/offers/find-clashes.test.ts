import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/offer-world.ts';

const message = 'We would love you to be Gauri.';

test('overlapping shoots warn both sides, and only one of them can be accepted', async ({
  callApi,
  clock,
  given,
  applied: { house, talent, id },
  week,
}) => {
  const elsewhere = await given.job({
    shoot_dates: addDays(dayInIndia(clock.now), 64),
    shoot_duration: '2 weeks',
    role_details: 'Ferry Captain',
  });
  const other = await given.application({ talent_id: talent.id, job_id: elsewhere.id });
  const open = await given.offer(other.id);
  const from = addDays(dayInIndia(clock.now), 64);
  const until = addDays(from, 13);

  const body = { message, answer_by: week };
  const made = await callApi('POST /api/production/applications/:id/offer', { params: { id }, body }, house);
  const mine = async () => {
    const { body } = await callApi('GET /api/user/offers', {}, talent);
    return body.offers.find(({ application_id }) => application_id === id);
  };

  // A house must not see what another house has only offered.
  expect(made).toMatchObject({ status: 200, body: { clashes: [] } });
  const title = 'Ferry Captain · Web Series';
  expect((await mine())?.clashes).toEqual([{ title, from, until, accepted: false }]);
  await callApi('POST /api/user/offers/:id/accept', { params: { id: open } }, talent);
  const seen = await callApi('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  expect(seen.body.data[0]?.clashes).toEqual([{ title: null, from, until, accepted: true }]);
  const params = { id: (await mine())?.id ?? '' };
  const accepted = await callApi('POST /api/user/offers/:id/accept', { params }, talent);
  expect(accepted).toMatchObject({ status: 409, body: { code: 'days_taken' } });
  expect((await mine())?.clashes).toEqual([{ title, from, until, accepted: true }]);
});

import { expect } from 'vitest';
import { offerForm } from '#features/auditions/offers/offers.matrix.ts';
import { newMessage } from '#testing/conversation-world.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('an application, a message or an offer at the time of a withdrawal comes before or after it', async ({
  callApi,
  given,
}) => {
  const house = await given.houseForChildren();
  const { production_house_id } = house;
  const [job, other] = [await given.job({ production_house_id }), await given.job({ production_house_id })];
  const children = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const child = await given.talent({ date_of_birth: given.born(9) });
      await given.guardian(child.id);
      return { child, sent: await given.application({ talent_id: child.id, job_id: other.id }) };
    }),
  );

  const responses = await Promise.all(
    children.map(({ child, sent }) => {
      const message = { params: { id: sent.id }, body: newMessage() };
      return Promise.all([
        callApi('DELETE /api/user/guardian', {}, child),
        callApi('POST /api/user/job-apply', { body: { ...answers, job_id: job.id } }, child),
        callApi('POST /api/production/conversations/:id/messages', message, house),
        callApi(
          'POST /api/production/applications/:id/offer',
          { params: { id: sent.id }, body: offerForm },
          house,
        ),
      ]);
    }),
  );
  const { body } = await callApi('GET /api/production/applications/all', {}, house);

  expect(responses.map(([withdrawn]) => withdrawn.status)).toEqual(children.map(() => 200));
  expect(responses.flat().filter(({ status }) => status >= 500)).toEqual([]);
  expect(body.total).toBe(0);
});

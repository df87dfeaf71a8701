import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('a house no longer verified for children reads why in its language, and casts adults instead of appealing', async ({
  callApi,
  clock,
  db,
  given,
  takeEffect,
}) => {
  const house = await given.houseForChildren({ verification: 'documents' });
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', house.id).execute();
  const { production_house_id } = house;
  const { id } = await given.job({ production_house_id, age_range: '16-30' });
  await given.application({ talent_id: (await given.talent()).id, job_id: id });
  const ending = { params: { id: production_house_id }, body: { reason: 'Expired.' } };
  await callApi('POST /api/admin/houses/:id/end-child-grade', ending, await given.staff('owner'));
  await takeEffect();

  const params = { id };
  const { body } = await callApi('GET /api/production/jobs/:id/posting-state', { params }, house);
  const { body: appeals } = await callApi('GET /api/production/appeals', {}, house);
  const edit = async (age_range: string) =>
    (
      await callApi(
        'PUT /api/production/jobs/:id',
        { params, body: { ...jobPost(clock.now), age_range } },
        house,
      )
    ).status;

  expect(body.review?.reason).toMatch(/^18 साल से कम/);
  expect(appeals.decisions).toEqual([]);
  expect([await edit('17-30'), await edit('18-30'), await edit('20-30')]).toEqual([400, 200, 409]);
});

import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('a limited member finds nobody in lists who only applied to another project', async ({
  callApi,
  given,
}) => {
  const { house, job } = await given.applied();
  const other = await given.job({ production_house_id: house.production_house_id });
  const hidden = await given.talent({ name: 'Hidden Talent', visibility: 'link' });
  await given.application({ job_id: other.id, talent_id: hidden.id });
  const reviewer = await given.member(house, 'reviewer');
  const { list } = (await callApi('POST /api/production/talent-lists', { body: { name: 'Faces' } }, house))
    .body;
  const params = { id: list.id };
  const body = { talent_ids: [hidden.id] };
  const remove = () =>
    callApi('POST /api/production/talent-lists/:id/talents/remove', { params, body }, reviewer);
  const add = (as = house) => callApi('POST /api/production/talent-lists/:id/talents', { params, body }, as);
  const invite = () =>
    callApi(
      'POST /api/production/casting-invitations',
      { body: { job_id: job.id, talent_ids: [hidden.id], message: 'Please apply.' } },
      reviewer,
    );
  await add();
  await callApi(
    'PUT /api/production/team/members/:id/projects',
    { params: { id: reviewer.id }, body: { project_ids: [job.project_id] } },
    house,
  );

  const seen = await callApi('GET /api/production/talent-lists/:id', { params }, reviewer);
  const lists = await callApi(
    'GET /api/production/talent-lists',
    { query: { talent_ids: hidden.id } },
    reviewer,
  );

  expect(seen.body.entries).toEqual([]);
  expect(lists.body.lists).toMatchObject([{ has_talent: false }]);
  expect(JSON.stringify([seen.body, lists.body])).not.toContain('Hidden Talent');
  const renamed = await callApi(
    'PUT /api/production/talent-lists/:id',
    { params, body: { name: 'Mine' } },
    reviewer,
  );
  const deleted = await callApi('DELETE /api/production/talent-lists/:id', { params }, reviewer);
  expect([renamed.body, deleted.body]).toMatchObject([
    { code: 'talent_list_of_colleagues' },
    { code: 'talent_list_of_colleagues' },
  ]);
  const refused = [await add(reviewer as never), await invite(), await remove()];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  const owners = await callApi('GET /api/production/talent-lists/:id', { params }, house);
  expect(owners.body.entries).toMatchObject([{ talent: { id: hidden.id, applied: true } }]);
});

import { expect } from 'vitest';
import { moveOf } from '#testing/board-world.ts';
import { answers } from '#testing/posts.ts';
import { type CallApi, test } from '#testing/test.ts';

const correction = {
  ...answers,
  role_specific_info: 'I also fence.',
  details: { fullName: 'Asha Rao', height: '165 cm' },
};

function correct(callApi: CallApi, id: string, as: { token: string }) {
  return callApi('PUT /api/user/job-applications/:id/sent', { params: { id }, body: correction }, as);
}

test('corrects an application that the house has not opened', async ({ callApi, given }) => {
  const house = await given.house({ verification: 'documents' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id });

  const response = await correct(callApi, id, talent);

  expect(response).toMatchObject({ status: 200, body: { message: 'Application corrected.' } });
  const { body } = await callApi('GET /api/user/job-applications/:id/sent', { params: { id } }, talent);
  expect(body.sent).toEqual(correction);
  const received = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);
  expect(received.body.data).toMatchObject([
    { role_specific_info: 'I also fence.', details: { height: '165 cm' } },
  ]);
});

test('leaves an application alone once the house has opened or moved it', async ({ callApi, given }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talents = [await given.talent(), await given.talent()];
  const ids: string[] = [];
  for (const { id: talent_id } of talents) ids.push((await given.application({ talent_id, job_id })).id);
  const [opened = '', moved = ''] = ids;
  await callApi('POST /api/production/applications/:id/view', { params: { id: opened } }, house);
  await callApi('POST /api/production/review/moves', moveOf([moved], 'shortlisted'), house);

  for (const [index, talent] of talents.entries()) {
    const response = await correct(callApi, ids[index] ?? '', talent);
    const own = await callApi('GET /api/user/job-applications', {}, talent);

    expect(response).toMatchObject({ status: 409, body: { code: 'correction_too_late' } });
    expect(own.body.data).toMatchObject([{ correctable: false }]);
  }
});

test('says which applications can be corrected', async ({ callApi, given }) => {
  const talent = await given.talent();
  await given.application({ talent_id: talent.id });

  const { body } = await callApi('GET /api/user/job-applications', {}, talent);

  expect(body.data).toMatchObject([{ correctable: true }]);
});

test('a child corrects nothing that the guardian has approved, unless it may apply alone', async ({
  callApi,
  db,
  given,
}) => {
  const { talent, application } = await given.applied({
    talent: { date_of_birth: '2015-05-01' },
    hasGuardian: true,
  });
  const guardian = db.updateTable('guardian').where('talent_id', '=', talent.id);
  await guardian.set({ applies_alone: false }).execute();

  const rejected = await correct(callApi, application.id, talent);
  await guardian.set({ applies_alone: true }).execute();
  const corrected = await correct(callApi, application.id, talent);

  expect(rejected).toMatchObject({ status: 409, body: { code: 'correction_needs_guardian' } });
  expect(corrected.status).toBe(200);
});

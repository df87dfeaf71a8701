import { applyConsents } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createBoard } from '#testing/board-world.ts';
import { picture } from '#testing/files.ts';
import { answers } from '#testing/posts.ts';
import { readShared, shareBoard } from '#testing/share-world.ts';
import { test } from '#testing/test.ts';

function mediaOf(db: Database, job_id: string) {
  return db
    .selectFrom('application_media')
    .innerJoin('application', 'application.id', 'application_id')
    .select(['field', 'kind', 'file'])
    .where('job_id', '=', job_id)
    .orderBy('field')
    .execute();
}

test('stored media can be sent with several applications, and stay when the talent deletes them', async ({
  callApi,
  db,
  given,
}) => {
  const talent = await given.talent();
  const headshot = await given.medium(talent.id, 'headshot_image');
  const voice = await given.medium(talent.id, 'voice_sample');
  const media = [
    { field: 'headshot', media_id: headshot.id },
    { field: 'auditionVideo', media_id: voice.id },
  ] as const;
  const [one, other] = [await given.job(), await given.job()];
  const apply = (job_id: string) =>
    callApi('POST /api/user/job-apply', { body: { ...answers, job_id, media: [...media] } }, talent);

  const responses = [await apply(one.id), await apply(other.id)];
  const params = { id: headshot.id };
  const deleted = await callApi('DELETE /api/user/media/:id', { params }, talent);

  expect([...responses, deleted].map(({ status }) => status)).toEqual([200, 200, 200]);
  const kept = [
    { field: 'auditionVideo', kind: 'audio', file: voice.file },
    { field: 'headshot', kind: 'image', file: headshot.file },
  ];
  expect(await mediaOf(db, one.id)).toEqual(kept);
  expect(await mediaOf(db, other.id)).toEqual(kept);
});

test('the house and a client see a sent photo with the crop that its talent chose', async ({
  callApi,
  given,
}) => {
  const { house, job_id } = await createBoard(given);
  const talent = await given.talent({ date_of_birth: given.born(26), gender: 'Female' });
  const { id } = await given.medium(talent.id, 'headshot_image');
  const media = [{ field: 'headshot' as const, media_id: id }];
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  await callApi('POST /api/user/job-apply', { body: { ...answers, job_id, media, consents } }, talent);
  const moved = { params: { id }, body: { across: 20, down: 0 } };
  await callApi('PUT /api/user/media/:id/focus', moved, talent);
  const { token } = await shareBoard(callApi, job_id, house);

  const params = { id: job_id };
  const received = await callApi('GET /api/production/applications/:id', { params }, house);
  const people = await readShared(callApi, token);

  const cropped = { url: expect.stringMatching(/#focus=20,0$/) };
  expect(received.body.data).toMatchObject([{ media: [cropped] }]);
  expect(people).toMatchObject([{ pictures: [cropped] }]);
});

test('rejects a file that belongs to another talent, to no talent or to another kind, with a field error', async ({
  callApi,
  db,
  given,
}) => {
  const talent = await given.talent();
  const foreign = await given.medium((await given.talent()).id, 'headshot_image');
  const video = await given.medium(talent.id, 'audition_video');
  const { id: job_id } = await given.job();
  const applyWith = (media_id: string) =>
    callApi(
      'POST /api/user/job-apply',
      { body: { ...answers, job_id, media: [{ field: 'headshot', media_id }] } },
      talent,
    );

  const fields = { headshot: expect.any(String) };
  const missing = { status: 400, body: { code: 'chosen_file_missing', fields } };
  const wrongKind = { status: 400, body: { code: 'chosen_file_wrong_kind', fields } };
  expect(await applyWith(foreign.id)).toMatchObject(missing);
  expect(await applyWith(crypto.randomUUID())).toMatchObject(missing);
  expect(await applyWith(video.id)).toMatchObject(wrongKind);
  expect(await applyWith('mine')).toMatchObject({ status: 400 });
  expect(await mediaOf(db, job_id)).toEqual([]);
});

test('a field accepts one file, uploaded or stored', async ({ callApi, given }) => {
  const talent = await given.talent();
  const { id: media_id } = await given.medium(talent.id, 'photo');
  const { id: job_id } = await given.job();
  const media = [{ field: 'headshot', media_id }] as const;
  const twice = { ...answers, job_id, media: [...media, ...media] };
  const both = { body: { ...answers, job_id, media: [...media] }, files: { headshot: [await picture()] } };

  const rejected = {
    status: 400,
    body: { code: 'too_many_files', fields: { headshot: expect.any(String) } },
  };
  expect(await callApi('POST /api/user/job-apply', { body: twice }, talent)).toMatchObject(rejected);
  expect(await callApi('POST /api/user/job-apply', both, talent)).toMatchObject(rejected);
});

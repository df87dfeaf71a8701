import { expect } from 'vitest';
import { falsePicture, picture, video } from '#testing/files.ts';
import { test } from '#testing/test.ts';

const adult = { date_of_birth: '1990-01-01' };
const publicPicture = expect.stringMatching(/^\/media\/public\/[\w-]+\.webp$/);
const signed = expect.stringMatching(/^\/media\/private\/.+signature=/);

async function everyFile() {
  return {
    image: [await picture('face.png', '#000001')],
    headshot_image: [await picture('head.png', '#000002')],
    full_image: [await picture('full.png', '#000003')],
    images: [await picture('one.png', '#000004'), await picture('two.png', '#000005')],
    audition_video: [video()],
  };
}

test('saves every file of the wizard with the fields and returns each in all its keys', async ({
  app,
  callApi,
  given,
}) => {
  const talent = await given.talent(adult);

  const saved = await callApi(
    'PUT /api/user/profile',
    { body: { hobbies: 'Chess' }, files: await everyFile() },
    talent,
  );
  const { user } = (await callApi('GET /api/user/profile', {}, talent)).body;

  expect(saved).toMatchObject({ status: 200, body: { user: { hobbies: 'Chess', images: user.images } } });
  expect(user).toMatchObject({
    image: publicPicture,
    headshot_image: publicPicture,
    full_image: publicPicture,
    images: [publicPicture, publicPicture],
    audition_video: signed,
    profile_photo: user.image,
    media: {
      profile_image: user.image,
      headshot_image: user.headshot_image,
      full_image: user.full_image,
      images: user.images,
    },
  });
  expect((await app.inject({ url: user.audition_video ?? '' })).statusCode).toBe(200);
});

test('replaces single files and appends photos', async ({ callApi, given }) => {
  const talent = await given.talent(adult);
  const before = (await callApi('PUT /api/user/profile', { body: {}, files: await everyFile() }, talent)).body
    .user;

  const files = {
    headshot_image: [await picture('new.png', '#000006')],
    images: [await picture('three.png', '#000007')],
    audition_video: [new File([await video().bytes(), 'x'], 'new.mp4')],
  };
  const { user } = (await callApi('PUT /api/user/profile', { body: {}, files }, talent)).body;
  const library = await callApi('GET /api/user/media', {}, talent);

  expect(user.headshot_image).not.toBe(before.headshot_image);
  expect(user).toMatchObject({ image: before.image, full_image: before.full_image });
  expect(user.images).toEqual([...before.images, publicPicture]);
  expect(library.body.allowances.audition_video.used).toBe(1);
});

test('saves a form completely or not at all', async ({ callApi, db, given }) => {
  const talent = await given.talent(adult);
  const save = (body: Record<string, string>, files: Record<string, File[]>) =>
    callApi('PUT /api/user/profile', { body, files }, talent);
  const before = await callApi('GET /api/user/profile', {}, talent);
  const files = await db.selectFrom('media_file').select('name').execute();

  const wrongFile = await save(
    { hobbies: 'Chess' },
    { ...(await everyFile()), full_image: [falsePicture()] },
  );
  const wrongText = await save({ hobbies: 'Chess', gender: 'Man' }, await everyFile());
  const otherBirth = await save({ date_of_birth: '1991-01-01' }, await everyFile());
  const stale = await save({ if_match: '2020-01-01T00:00:00Z' }, await everyFile());
  const photos = await Promise.all([1, 2, 3, 4].map((tone) => picture('a.png', `#00000${tone}`)));
  const tooMany = await save({ hobbies: 'Chess' }, { images: photos });

  expect(wrongFile).toMatchObject({ status: 400, body: { fields: { full_image: expect.any(String) } } });
  expect([wrongText.status, otherBirth.status, stale.status]).toEqual([400, 409, 409]);
  expect(tooMany).toMatchObject({
    status: 403,
    body: { fields: { images: expect.stringContaining('3 photos') } },
  });
  expect(await callApi('GET /api/user/profile', {}, talent)).toMatchObject({ body: before.body });
  expect(await db.selectFrom('media_file').select('name').execute()).toEqual(files);
});

test('changes nothing when a form with files is sent again after a lost response', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent(adult);
  const body = { hobbies: 'Chess', if_match: 'never', request_id: crypto.randomUUID() };

  const first = await callApi('PUT /api/user/profile', { body, files: await everyFile() }, talent);
  const [again, third] = await Promise.all([
    callApi('PUT /api/user/profile', { body, files: await everyFile() }, talent),
    callApi('PUT /api/user/profile', { body, files: await everyFile() }, talent),
  ]);
  const library = await callApi('GET /api/user/media', {}, talent);

  expect([again, third]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(again.body.user.updated_at).toBe(first.body.user.updated_at);
  expect(library.body.media).toHaveLength(6);
});

test('publishes pictures saved with an adult’s birth date soon after, and never those of a child', async ({
  callApi,
  deliver,
  given,
}) => {
  const [grown, child] = [await given.talent(), await given.talent()];
  const save = async (as: typeof grown, date_of_birth: string) => {
    return callApi(
      'PUT /api/user/profile',
      { body: { date_of_birth }, files: { image: [await picture()] } },
      as,
    );
  };

  const saved = [await save(grown, '1990-01-01'), await save(child, '2018-01-01')];
  await deliver();
  const later = [
    await callApi('GET /api/user/profile', {}, grown),
    await callApi('GET /api/user/profile', {}, child),
  ];

  expect(saved.map(({ body }) => body.user.image)).toEqual([signed, signed]);
  expect(later.map(({ body }) => body.user.image)).toEqual([publicPicture, signed]);
});

test('returns an expiring URL of a child’s picture at login', async ({ app, callApi, given }) => {
  const child = await given.talent({}, { password: 'a lamp in the window' });
  const body = { date_of_birth: '2018-01-01' };
  await callApi('PUT /api/user/profile', { body, files: { image: [await picture()] } }, child);

  const login = { identifier: child.email, password: 'a lamp in the window' };
  const { user } = (await callApi('POST /api/user/login', { body: login })).body;

  expect(user.profile_photo).toBe(user.image);
  expect((await app.inject({ url: user.image ?? '' })).statusCode).toBe(200);
});

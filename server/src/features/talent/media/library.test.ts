import { expect } from 'vitest';
import { clip } from '#testing/files.ts';
import { test } from '#testing/library.ts';

const adult = { date_of_birth: '1990-01-01' };
const child = { date_of_birth: '2018-01-01' };

test('lists a talent’s own media by kind and position, with the remaining allowance', async ({
  add,
  callApi,
  given,
}) => {
  const talent = await given.talent(adult);
  await add(talent, 'photo', '#000001');
  await add(talent, 'photo', '#000002');
  await add(talent, 'image', '#000003');

  const { body } = await callApi('GET /api/user/media', {}, talent);

  expect(body.media.map(({ kind, position }) => [kind, position])).toEqual([
    ['image', 0],
    ['photo', 0],
    ['photo', 1],
  ]);
  expect(body.media[0]).toMatchObject({
    state: 'ready',
    type: 'image/webp',
    caption: null,
    poster: null,
    width: 30,
    height: 30,
    url: expect.stringMatching(/^\/media\/public\/[\w-]{36}\.webp$/),
  });
  expect(body.plan).toBeNull();
  expect(body.allowances).toMatchObject({
    image: { used: 1, limit: 1 },
    photo: { used: 2, limit: 3 },
    voice_sample: { used: 0, limit: 1 },
  });
});

test('replaces the previous profile photo and deletes its files', async ({
  add,
  app,
  callApi,
  given,
  stored,
}) => {
  const talent = await given.talent(adult);
  const first = await add(talent, 'image', '#100000');
  const before = await stored();

  const second = await add(talent, 'image', '#200000');

  expect((await callApi('GET /api/user/media', {}, talent)).body.media).toMatchObject([
    { id: second.body.media.id },
  ]);
  expect(await stored()).toEqual(before);
  expect(await app.inject(first.body.media.url)).toMatchObject({ statusCode: 404 });
  expect(await app.inject(second.body.media.url)).toMatchObject({ statusCode: 200 });
});

test('shows the profile photo in lists, or the headshot if there is none', async ({
  add,
  callApi,
  db,
  given,
}) => {
  const talent = await given.talent(adult);
  const shown = async () =>
    (await db.selectFrom('talent').select('profile_photo').where('id', '=', talent.id).executeTakeFirst())
      ?.profile_photo;

  const headshot = await add(talent, 'headshot_image', '#010000');
  const withHeadshot = await shown();
  const image = await add(talent, 'image', '#020000');
  const withImage = await shown();
  await callApi('DELETE /api/user/media/:id', { params: { id: image.body.media.id } }, talent);
  const again = await shown();
  await callApi('DELETE /api/user/media/:id', { params: { id: headshot.body.media.id } }, talent);

  expect([withHeadshot, withImage, again]).toEqual([
    headshot.body.media.url,
    image.body.media.url,
    headshot.body.media.url,
  ]);
  expect(await shown()).toBeNull();
});

test('replaces a medium in its position, even at the limit', async ({ add, callApi, given }) => {
  const talent = await given.talent(adult);
  const first = await add(talent, 'photo', '#000010');
  await add(talent, 'photo', '#000020');
  await add(talent, 'photo', '#000030');

  const { status, body } = await add(talent, 'photo', '#000040', first.body.media.id);

  expect([status, body.media.position]).toEqual([200, 0]);
  const { media } = (await callApi('GET /api/user/media', {}, talent)).body;
  expect(media.map(({ id }) => id)).toContain(body.media.id);
  expect(media.map(({ id }) => id)).not.toContain(first.body.media.id);
});

test('replaces a medium only by one of its own kind', async ({ add, callApi, given }) => {
  const talent = await given.talent(adult);
  const voice = await given.medium(talent.id, 'voice_sample');

  const other = await add(talent, 'photo', '#000010', voice.id);

  expect(other).toMatchObject({ status: 404, body: { code: 'medium_not_found' } });
  const { media } = (await callApi('GET /api/user/media', {}, talent)).body;
  expect(media.map(({ kind }) => kind)).toEqual(['voice_sample']);
});

test('reorders, captions and deletes media', async ({ add, callApi, given, stored }) => {
  const talent = await given.talent(adult);
  const before = await stored();
  const a = (await add(talent, 'photo', '#a00000')).body.media.id;
  const b = (await add(talent, 'photo', '#b00000')).body.media.id;
  const c = (await add(talent, 'photo', '#c00000')).body.media.id;

  const order = await callApi(
    'PUT /api/user/media/order',
    { body: { kind: 'photo', ids: [c, a, b] } },
    talent,
  );
  const captioned = await callApi(
    'PUT /api/user/media/:id',
    { params: { id: a }, body: { caption: ' On stage ' } },
    talent,
  );
  await callApi('DELETE /api/user/media/:id', { params: { id: b } }, talent);

  expect([order.status, captioned.body.media.caption]).toEqual([200, 'On stage']);
  const { media } = (await callApi('GET /api/user/media', {}, talent)).body;
  expect(media.map(({ id, caption }) => [id, caption])).toEqual([
    [c, null],
    [a, 'On stage'],
  ]);
  const left = await stored();
  expect([left.private - before.private, left.public - before.public]).toEqual([2, 2]);
});

test('rejects an order that omits a medium or includes one of another kind', async ({
  add,
  callApi,
  given,
}) => {
  const talent = await given.talent(adult);
  const a = (await add(talent, 'photo', '#a00000')).body.media.id;
  const b = (await add(talent, 'photo', '#b00000')).body.media.id;
  const image = (await add(talent, 'image', '#c00000')).body.media.id;
  const arrange = async (ids: string[]) =>
    (await callApi('PUT /api/user/media/order', { body: { kind: 'photo', ids } }, talent)).status;

  expect(await Promise.all([arrange([a]), arrange([a, a]), arrange([a, b, image]), arrange([b, a])])).toEqual(
    [409, 409, 404, 200],
  );
});

test('serves media of a child, or of a talent of unknown age, only by signed URLs that expire', async ({
  add,
  app,
  clock,
  given,
  stored,
}) => {
  const before = await stored();
  const ofChild = (await add(await given.talent(child), 'image')).body.media.url;
  const ofUnknown = (await add(await given.talent(), 'image')).body.media.url;

  expect((await stored()).public).toBe(before.public);
  for (const url of [ofChild, ofUnknown]) {
    expect(url).toMatch(/^\/media\/private\/[\w-]+\.webp\?expires=\d+&signature=[\w-]+$/);
    expect(await app.inject(url)).toMatchObject({ statusCode: 200 });
    expect(await app.inject(url.replace(/\?.*/, ''))).toMatchObject({ statusCode: 404 });
  }
  clock.now = new Date(clock.now.getTime() + 600_000);
  expect(await app.inject(ofChild)).toMatchObject({ statusCode: 404 });
});

test('keeps a stored file while an application refers to it', async ({ app, callApi, db, given }) => {
  const talent = await given.talent(adult);
  const sent = await callApi(
    'POST /api/user/media',
    { body: { kind: 'voice_sample' }, files: { file: [clip('voice.mp3')] } },
    talent,
  );
  const { id, url } = sent.body.media;
  const file = /private\/([^?]+)/.exec(url)?.[1] ?? '';
  const { id: application_id } = await given.application({ talent_id: talent.id });
  const row = { application_id, field: 'voice', kind: 'audio' as const, file };
  await db.insertInto('application_media').values(row).execute();

  await callApi('DELETE /api/user/media/:id', { params: { id } }, talent);

  expect(await app.inject(url)).toMatchObject({ statusCode: 200 });
  await expect(db.deleteFrom('media_file').where('name', '=', file).execute()).rejects.toThrow('foreign key');
});

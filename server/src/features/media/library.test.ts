import { expect } from 'vitest';
import { clip } from '#testing/files.ts';
import { test } from '#testing/library.ts';

const adult = { date_of_birth: '1990-01-01' };
const child = { date_of_birth: '2018-01-01' };

test('a talent sees own media by kind and place, and how many more there may be', async ({
  add,
  call,
  given,
}) => {
  const talent = await given.talent(adult);
  await add(talent, 'photo', '#000001');
  await add(talent, 'photo', '#000002');
  await add(talent, 'image', '#000003');

  const { body } = await call('GET /api/user/media', {}, talent);

  expect(body.media.map(({ kind, position }) => [kind, position])).toEqual([
    ['image', 0],
    ['photo', 0],
    ['photo', 1],
  ]);
  expect(body.media[0]).toMatchObject({
    ...{ state: 'ready', type: 'image/webp', caption: null, poster: null, width: 40, height: 30 },
    url: expect.stringMatching(/^\/media\/public\/[\w-]{36}\.webp$/),
  });
  expect(body.plan).toBeNull();
  expect(body.allowances).toMatchObject({
    image: { used: 1, limit: 1 },
    photo: { used: 2, limit: 3 },
    voice_sample: { used: 0, limit: 1 },
  });
});

test('a profile photo takes the place of the one before, whose files go', async ({
  add,
  app,
  call,
  given,
  stored,
}) => {
  const talent = await given.talent(adult);
  const first = await add(talent, 'image', '#100000');
  const before = await stored();

  const second = await add(talent, 'image', '#200000');

  expect((await call('GET /api/user/media', {}, talent)).body.media).toMatchObject([
    { id: second.body.media.id },
  ]);
  expect(await stored()).toEqual(before);
  expect(await app.inject(first.body.media.url)).toMatchObject({ statusCode: 404 });
  expect(await app.inject(second.body.media.url)).toMatchObject({ statusCode: 200 });
});

test('lists show the profile photo, and the headshot where there is none', async ({
  add,
  call,
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
  await call('DELETE /api/user/media/:id', { params: { id: image.body.media.id } }, talent);
  const again = await shown();
  await call('DELETE /api/user/media/:id', { params: { id: headshot.body.media.id } }, talent);

  expect([withHeadshot, withImage, again]).toEqual([
    headshot.body.media.url,
    image.body.media.url,
    headshot.body.media.url,
  ]);
  expect(await shown()).toBeNull();
});

test('a medium takes the place of the one it replaces, also at the limit', async ({ add, call, given }) => {
  const talent = await given.talent(adult);
  const first = await add(talent, 'photo', '#000010');
  await add(talent, 'photo', '#000020');
  await add(talent, 'photo', '#000030');

  const { status, body } = await add(talent, 'photo', '#000040', first.body.media.id);

  expect([status, body.media.position]).toEqual([200, 0]);
  const { media } = (await call('GET /api/user/media', {}, talent)).body;
  expect(media.map(({ id }) => id)).toContain(body.media.id);
  expect(media.map(({ id }) => id)).not.toContain(first.body.media.id);
});

test('media are put in another order, captioned and deleted', async ({ add, call, given, stored }) => {
  const talent = await given.talent(adult);
  const before = await stored();
  const a = (await add(talent, 'photo', '#a00000')).body.media.id;
  const b = (await add(talent, 'photo', '#b00000')).body.media.id;
  const c = (await add(talent, 'photo', '#c00000')).body.media.id;

  const order = await call('PUT /api/user/media/order', { body: { kind: 'photo', ids: [c, a, b] } }, talent);
  const captioned = await call(
    'PUT /api/user/media/:id',
    { params: { id: a }, body: { caption: ' On stage ' } },
    talent,
  );
  await call('DELETE /api/user/media/:id', { params: { id: b } }, talent);

  expect([order.status, captioned.body.media.caption]).toEqual([200, 'On stage']);
  const { media } = (await call('GET /api/user/media', {}, talent)).body;
  expect(media.map(({ id, caption }) => [id, caption])).toEqual([
    [c, null],
    [a, 'On stage'],
  ]);
  const left = await stored();
  expect([left.private - before.private, left.public - before.public]).toEqual([2, 2]);
});

test('an order that lacks one or names another is refused', async ({ add, call, given }) => {
  const talent = await given.talent(adult);
  const a = (await add(talent, 'photo', '#a00000')).body.media.id;
  const b = (await add(talent, 'photo', '#b00000')).body.media.id;
  const image = (await add(talent, 'image', '#c00000')).body.media.id;
  const arrange = async (ids: string[]) =>
    (await call('PUT /api/user/media/order', { body: { kind: 'photo', ids } }, talent)).status;

  expect(await Promise.all([arrange([a]), arrange([a, a]), arrange([a, b, image]), arrange([b, a])])).toEqual(
    [409, 409, 404, 200],
  );
});

test('S-31: the media of a child, and of whoever may be one, lie behind signatures that end', async ({
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

test('a stored file stays for as long as an application refers to it', async ({ app, call, db, given }) => {
  const talent = await given.talent(adult);
  const sent = await call(
    'POST /api/user/media',
    { body: { kind: 'voice_sample' }, files: { file: [clip('voice.mp3')] } },
    talent,
  );
  const { id, url } = sent.body.media;
  const file = /private\/([^?]+)/.exec(url)?.[1] ?? '';
  const { id: application_id } = await given.application({ talent_id: talent.id });
  const row = { application_id, field: 'voice', kind: 'audio' as const, file };
  await db.insertInto('application_media').values(row).execute();

  await call('DELETE /api/user/media/:id', { params: { id } }, talent);

  expect(await app.inject(url)).toMatchObject({ statusCode: 200 });
  await expect(db.deleteFrom('media_file').where('name', '=', file).execute()).rejects.toThrow('foreign key');
});

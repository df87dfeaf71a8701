import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { renditionAddress } from '@kirdaar/contract/rules/renditions';
import { expect } from 'vitest';
import { publishPictures } from '#features/talent/media/tasks.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/library.ts';

const signed = /^\/media\/private\/[\w-]+\.webp\?expires=\d+&signature=[\w-]+$/;
const child = { date_of_birth: '2018-01-01', name: 'Mira Canary' };

test('shows pictures of a child in lists only by signed URLs that expire', async ({
  add,
  app,
  callApi,
  clock,
  given,
}) => {
  const house = await given.houseForChildren();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent(child);
  await given.guardian(talent.id);
  await given.application({ talent_id: talent.id, job_id: job.id });
  await add(talent, 'image', '#223344');

  const listed = (await callApi('POST /api/pages/filter', { body: { search: 'Mira' } }, house)).body.data[0]
    ?.image;
  const applicants = await callApi('GET /api/production/applications/all', {}, house);
  const received = await callApi('GET /api/production/applications/:id', { params: { id: job.id } }, house);
  const page = await callApi('GET /api/profiles/:id', { params: { id: talent.id } }, house);

  const shown = [
    listed,
    applicants.body.users[0]?.image_url,
    received.body.data[0]?.user.image_url,
    page.body.data.image,
  ];
  for (const address of shown) {
    expect(address).toMatch(signed);
    expect(await app.inject(address ?? '')).toMatchObject({ statusCode: 200 });
  }
  const narrow = renditionAddress(listed ?? '', 320, 'webp') ?? '';
  expect(await app.inject(narrow)).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
  });
  expect(await app.inject(narrow.replace(/\?.*/, ''))).toMatchObject({ statusCode: 404 });
  expect(await app.inject(narrow.replace('/private/', '/'))).toMatchObject({ statusCode: 404 });
  clock.now = new Date(clock.now.getTime() + 600_000);
  expect(await app.inject(narrow)).toMatchObject({ statusCode: 404 });
});

test('gives pictures permanent URLs from the eighteenth birthday', async ({
  add,
  app,
  callApi,
  clock,
  deliver,
  given,
  services,
}) => {
  // A birthday in the past, because the database rejects public pictures of a child by its own clock.
  const birthday = instantInIndia('2018-03-15', '00:00');
  clock.now = new Date(birthday.getTime() - 1000);
  const talent = await given.talent({ date_of_birth: '2000-03-15' });
  const before = (await add(talent, 'image', '#334455')).body.media.url;

  await publishPictures(services);
  await deliver();
  const lastDay = (await callApi('GET /api/user/media', {}, talent)).body.media[0]?.url;
  clock.now = birthday;
  await publishPictures(services);
  await deliver();

  const after = (await callApi('GET /api/user/media', {}, talent)).body.media[0]?.url ?? '';
  expect(before).toMatch(signed);
  expect(lastDay).toMatch(signed);
  expect(after).toMatch(/^\/media\/public\//);
  expect(await app.inject(after)).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'public, max-age=86400' },
  });
  const renditions = renditionAddress(after, 320, 'avif') ?? '';
  expect(await app.inject(renditions)).toMatchObject({ statusCode: 200 });
});

test('prevents a public picture URL for a child, or without a birth date, in the database', async ({
  add,
  db,
  given,
}) => {
  const talent = await given.talent(child);
  const adult = await given.talent({ date_of_birth: '1990-05-01' });
  const publish = async (as: Parameters<typeof add>[0]) => {
    const { id } = (await add(as, 'photo', '#445566')).body.media;
    const public_file = await given.storedFile();
    return db.updateTable('talent_media').set({ public_file }).where('id', '=', id).execute();
  };
  const rejection = { code: RULES.PUBLIC_PICTURE_OF_CHILD };

  await expect(publish(talent)).rejects.toMatchObject(rejection);
  await expect(publish(await given.talent())).rejects.toMatchObject(rejection);
  await expect(publish(adult)).resolves.toBeDefined();

  const profile_photo = '/media/public/kid.webp';
  await db.updateTable('talent').set({ profile_photo }).where('id', '=', talent.id).execute();
  const late = await given.talent({ profile_photo });
  await db.updateTable('talent').set({ date_of_birth: '2018-01-01' }).where('id', '=', late.id).execute();
  const rows = await db
    .selectFrom('talent')
    .select('profile_photo')
    .where('id', 'in', [talent.id, late.id])
    .execute();
  expect(rows).toEqual([{ profile_photo: null }, { profile_photo: null }]);
});

test('publishes the pictures of an adult once the birth date is saved', async ({
  add,
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  await add(talent, 'headshot_image', '#556677');

  await callApi('PUT /api/user/profile', { body: { date_of_birth: '1990-01-01' } }, talent);
  await deliver();

  const { media } = (await callApi('GET /api/user/media', {}, talent)).body;
  expect(media[0]?.url).toMatch(/^\/media\/public\//);
});

import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const adult = { name: 'Meera Joshi', date_of_birth: '1996-05-04' };

test('applies the talent’s choice of who sees the page immediately', async ({ callApi, given }) => {
  const talent = await given.talent(adult);
  const house = await given.house();
  const look = async () => {
    const reads = [undefined, house].map((as) =>
      callApi('GET /api/profiles/:id', { params: { id: talent.id } }, as),
    );
    return (await Promise.all(reads)).map(({ status }) => status);
  };
  const choose = (visibility: 'public' | 'houses' | 'link') =>
    callApi('PUT /api/user/public-profile', { body: { visibility } }, talent);

  const before = await look();
  await choose('houses');
  const houses = await look();
  const { body } = await choose('link');
  const link = await look();

  expect([before, houses, link]).toEqual([
    [200, 200],
    [404, 200],
    [404, 404],
  ]);
  expect(body.data).toMatchObject({
    visibility: 'link',
    hidden_because: null,
    preview: { name: 'Meera Joshi' },
  });
});

test('previews a child’s page as houses see it and reports what is missing', async ({ callApi, given }) => {
  const child = await given.talent({
    name: 'Aarav Canarysurname',
    date_of_birth: '2015-05-01',
    city: 'Kochi',
  });
  const ageless = await given.talent();

  const before = await callApi('GET /api/user/public-profile', {}, child);
  await given.guardian(child.id);
  const agreed = await callApi('GET /api/user/public-profile', {}, child);
  const unknown = await callApi('GET /api/user/public-profile', {}, ageless);

  expect(before.body.data).toMatchObject({ is_child: true, hidden_because: 'no guardian' });
  expect(agreed.body.data).toMatchObject({ hidden_because: null, preview: { name: 'Aarav', city: null } });
  expect(JSON.stringify(agreed.body)).not.toContain('Canarysurname');
  expect(unknown.body.data).toMatchObject({ hidden_because: 'no birth date', preview: null });
});

test('shows pictures and videos that are ready, without audition videos and failed files', async ({
  callApi,
  given,
  db,
}) => {
  const { id } = await given.talent(adult);
  const add = async (
    kind: 'headshot_image' | 'photo' | 'intro_video' | 'audition_video',
    state: 'ready' | 'failed',
  ) => {
    const file = `${crypto.randomUUID()}.webp`;
    await db
      .insertInto('media_file')
      .values({ name: file, is_public: false, created_at: '2026-01-01' })
      .execute();
    const medium = { talent_id: id, kind, state, file, position: 0, bytes: 1, created_at: '2026-01-01' };
    await db.insertInto('talent_media').values(medium).execute();
    return file;
  };
  const [photo, video] = [await add('headshot_image', 'ready'), await add('intro_video', 'ready')];
  const [audition, failed] = [await add('audition_video', 'ready'), await add('photo', 'failed')];
  await db.updateTable('talent_media').set({ caption: 'On stage' }).where('file', '=', video).execute();

  const { body } = await callApi('GET /api/profiles/:id', { params: { id } });

  expect(body.data.photos).toMatchObject([{ url: expect.stringContaining(`/media/private/${photo}?`) }]);
  expect(body.data.videos).toMatchObject([
    { url: expect.stringContaining(`/media/private/${video}?`), caption: 'On stage' },
  ]);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${audition}|${failed}`));
});

import type { Content } from '@kirdaar/contract/admin/content-words';
import sharp from 'sharp';
import { expect } from 'vitest';
import { contentEditor } from '#testing/content-editor.ts';
import { planIdOf } from '#testing/plan-id.ts';
import { test } from '#testing/test.ts';

test('orders clients, featured talent, and the words of services and plans', async ({
  callApi,
  db,
  given,
}) => {
  const staff = await given.staff('editor');
  const client = (name: string) => ({ id: crypto.randomUUID(), name, image_url: '/media/public/logo.webp' });
  const [a, b] = [client('A'), client('B')];
  const adult = { date_of_birth: '1990-01-01' };
  const talent = [await given.talent(adult), await given.talent(adult)].map(({ id }) => id);
  const services = (await callApi('GET /api/pages/services', {})).body.data;
  const texts = services.map(({ category }) => ({ category, text: `${category}, described again` }));
  const basic = await planIdOf(db, 'Basic');
  const publish = async (content: Content, key = 'site') => {
    const piece = contentEditor(callApi, staff, content.kind, key);
    expect((await piece.save(content)).status).toBe(200);
    expect((await piece.publish()).status).toBe(200);
    return piece.read();
  };

  await publish({ kind: 'clients', words: { clients: [a, b] } });
  await publish({ kind: 'clients', words: { clients: [b, a] } });
  await publish({ kind: 'featured', words: { talent_ids: talent } });
  await publish({ kind: 'services', words: { services: texts } });
  const plan = await publish({ kind: 'plan', words: { features: ['Photos & videos', '5 < 10'] } }, basic);

  const clients = await callApi('GET /api/content/clients', {});
  const home = await callApi('GET /api/pages/home', {});
  const plans = await callApi('GET /api/plans', {});
  expect(clients.body.clients.map(({ name }) => name)).toEqual(['B', 'A']);
  expect(home.body.data.featured_artists.map(({ id }) => id).sort()).toEqual([...talent].sort());
  expect((await callApi('GET /api/pages/services', {})).body.data).toMatchObject(texts);
  expect(plans.body.find(({ id }) => id === basic)?.description).toBe(
    '<li>Photos &amp; videos</li><li>5 &lt; 10</li>',
  );
  expect(plan).toMatchObject({ title: 'Basic', live: { features: ['Photos & videos', '5 < 10'] } });
});

test('crops a picture around the chosen point and finds talent by name', async ({
  callApi,
  given,
  services,
}) => {
  const staff = await given.staff('editor');
  const { id } = await given.talent({ name: 'Kalyani Findme', date_of_birth: '1990-01-01' });
  // The left half is red and the right half blue.
  const right = { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } } as const;
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(right).png().toBuffer(), left: 400, top: 0 }])
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'still.png', { type: 'image/png' });

  const stored = await callApi(
    'POST /api/admin/content/pictures',
    { body: { use: 'poster', across: 100, down: 0 }, files: { picture: [file] } },
    staff,
  );
  const found = await callApi('GET /api/admin/content/talent', { query: { text: 'findme' } }, staff);

  const name = stored.body.url.replace('/media/public/', '');
  const chunks: Buffer[] = [];
  for await (const chunk of (await (await services.storage.open('public', name))?.read()) ?? [])
    chunks.push(chunk);
  const { dominant } = await sharp(Buffer.concat(chunks)).stats();
  const { width, height } = await sharp(Buffer.concat(chunks)).metadata();
  expect([width, height]).toEqual([1200, 1600]);
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);
  expect(found.body.talent).toMatchObject([{ id, name: 'Kalyani Findme', is_public: true }]);
});

test('removes disallowed HTML from the About text, in the draft and in public', async ({
  callApi,
  given,
}) => {
  const about = contentEditor(callApi, await given.staff('editor'), 'about');
  const html =
    '<h2>Us</h2><script>alert(1)</script><p onclick="x()">Hello <strong>you</strong></p><a href="javascript:1">A</a>';

  await about.save({ kind: 'about', words: { html } });
  const { draft } = await about.read();
  await about.publish();
  const shown = await callApi('GET /api/content/about', {});

  const clean = '<h2>Us</h2><p>Hello <strong>you</strong></p><a rel="noopener nofollow">A</a>';
  expect(draft?.words).toEqual({ html: clean });
  expect(shown.body.aboutUs.html).toBe(clean);
});

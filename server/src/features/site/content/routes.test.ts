import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const project = {
  film_title: 'Neeli Chhatri',
  type: 'Movies',
  genre: 'Drama',
  directed_by: 'Ishani Velankar',
  produced_by: 'Test Films',
  released_year: 2025,
  language: 'Hindi',
  platform: 'In cinemas',
  about_project: 'An umbrella nobody claimed.',
  image_url: '/media/public/poster.webp',
} as const;

test('returns empty lists without content', async ({ callApi }) => {
  const about = await callApi('GET /api/content/about', {});
  const banners = await callApi('GET /api/content/banners', {});
  const projects = await callApi('GET /api/content/projects', {});
  const clients = await callApi('GET /api/content/clients', {});

  expect(about).toMatchObject({ status: 200, body: { success: true, aboutUs: { html: '' } } });
  expect(banners).toMatchObject({ status: 200, body: { success: true, banners: [] } });
  expect(projects).toMatchObject({ status: 200, body: { success: true, projects: [], total: 0 } });
  expect(clients).toMatchObject({ status: 200, body: { success: true, clients: [], total: 0 } });
});

test('removes dangerous HTML from the stored About text', async ({ callApi, db }) => {
  const poison =
    '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>' +
    '<a href="javascript:alert(1)">A</a><svg onload=alert(1)><style>p{}</style><p onclick="x()" style="x">B</p>';
  await db
    .insertInto('page_text')
    .values({ page: 'about', html: `<h2>Us</h2>${poison}<a href="/contact">C</a>` })
    .execute();

  const response = await callApi('GET /api/content/about', {});

  expect(response.body.aboutUs.html).toBe(
    '<h2>Us</h2><a rel="noopener nofollow">A</a><p>B</p><a href="/contact" rel="noopener nofollow">C</a>',
  );
});

test('returns banners in the order that staff set', async ({ callApi, db }) => {
  await db
    .insertInto('banner')
    .values([
      { url: '/media/public/second.webp', alt: 'Hills', place: 2 },
      { url: '/media/public/first.webp', alt: 'A stage', place: 1 },
    ])
    .execute();

  const response = await callApi('GET /api/content/banners', {});

  expect(response.body.banners).toEqual([
    { url: '/media/public/first.webp', alt: 'A stage' },
    { url: '/media/public/second.webp', alt: 'Hills' },
  ]);
});

test('lists projects newest first, all of them or of one type', async ({ callApi, db }) => {
  await db
    .insertInto('project')
    .values([
      { ...project, film_title: 'Old', released_year: 2001 },
      { ...project, film_title: 'New', released_year: 2026 },
      { ...project, film_title: 'Series', type: 'Web Series', released_year: 2010 },
    ])
    .execute();

  const every = await callApi('GET /api/content/projects', {});
  const all = await callApi('GET /api/content/projects', { query: { type: 'All' } });
  const series = await callApi('GET /api/content/projects', { query: { type: 'Web Series' } });
  const page = await callApi('GET /api/content/projects', { query: { page: 2, limit: 1 } });

  const titles = (response: typeof every) => response.body.projects.map(({ film_title }) => film_title);
  expect(titles(every)).toEqual(['New', 'Series', 'Old']);
  expect(titles(all)).toEqual(['New', 'Series', 'Old']);
  expect(series.body).toMatchObject({ projects: [{ film_title: 'Series' }], total: 1 });
  expect(page.body).toMatchObject({ projects: [{ film_title: 'Series' }], total: 3 });
});

test('rejects an unknown project type', async ({ callApi }) => {
  const response = await callApi('GET /api/content/projects', { query: { type: 'Radio' as 'All' } });

  expect(response).toMatchObject({ status: 400, body: { fields: { type: expect.any(String) } } });
});

test('returns a project with all its details', async ({ callApi, db }) => {
  const { id } = await db.insertInto('project').values(project).returning('id').executeTakeFirstOrThrow();

  const response = await callApi('GET /api/content/projects/:id', { params: { id } });

  expect(response).toMatchObject({ status: 200, body: { success: true } });
  expect(response.body.project).toEqual({ id, ...project });
});

test('answers 404 for an unknown or malformed project id', async ({ callApi }) => {
  const unknown = await callApi('GET /api/content/projects/:id', { params: { id: crypto.randomUUID() } });
  const malformed = await callApi('GET /api/content/projects/:id', { params: { id: '1' } });

  expect(unknown).toMatchObject({ status: 404, body: { success: false, code: 'project_not_found' } });
  expect(malformed).toMatchObject({ status: 404, body: { success: false, code: 'project_not_found' } });
});

test('lists clients in the order in which they were added', async ({ callApi, db }) => {
  const image_url = '/media/public/logo.webp';
  await db
    .insertInto('client')
    .values([
      { name: 'Second', image_url, created_at: '2026-02-01T10:00:00.000Z' },
      { name: 'First', image_url, created_at: '2026-01-01T10:00:00.000Z' },
    ])
    .execute();

  const response = await callApi('GET /api/content/clients', {});

  expect(response.body).toMatchObject({
    total: 2,
    clients: [{ id: expect.any(String), name: 'First', image_url }, { name: 'Second' }],
  });
});

test('counts only public talent in the services', async ({ callApi, given }) => {
  const adult = { date_of_birth: '1990-01-01' };
  await given.talent({ ...adult, profile_type: 'DANCERS' });
  await given.talent({ ...adult, profile_type: 'DANCERS' });
  await given.talent({ ...adult, profile_type: 'DANCERS', visibility: 'houses' });
  await given.talent({ ...adult, profile_type: 'VOICE OVER' });
  await given.talent({ ...adult, profile_type: 'All' });
  await given.talent({ date_of_birth: '2020-01-01', profile_type: 'KIDS' });

  const response = await callApi('GET /api/pages/services', {});

  const counts = response.body.data.map(({ category, talents }) => ({ category, talents }));
  expect(counts).toEqual([
    { category: 'ACTORS & ACTRESS', talents: 0 },
    { category: 'FASHION MODELS', talents: 0 },
    { category: 'KIDS', talents: 0 },
    { category: 'INFLUENCERS', talents: 0 },
    { category: 'VOICE OVER', talents: 1 },
    { category: 'DANCERS', talents: 2 },
    { category: 'Freelance Foreigners', talents: 0 },
    { category: 'Talent Agencies', talents: 0 },
    { category: 'Theater Artist', talents: 0 },
  ]);
});

import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { announcementForm as form } from '#features/admin/announcements/announcements.matrix.ts';
import { listRunningAnnouncements } from '#features/admin/announcements/queries.ts';
import { forgetWithdrawnPages } from '#platform/http/withdrawn-pages.ts';
import { serveSite } from '#testing/site.ts';
import { test } from '#testing/test.ts';

const day = { from_day: '2026-08-15', until_day: '2026-08-15' } as const;
const text_en = 'We are <b>updating</b> our servers.';

test('shows an announcement on cached pages from its start to its end, in both languages and escaped', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
  url,
}) => {
  clock.now = new Date('2026-08-15T08:00:00+05:30');
  const editor = await given.staff('editor');
  const config = { ...services.config, ANSWER_CACHE_SECONDS: 60, PUBLIC_URL: 'https://kirdaar.example' };
  const app = await buildApp({ ...services, config });
  let readings = 0;
  const list = () => {
    readings += 1;
    return listRunningAnnouncements(db, clock.now);
  };
  await serveSite(app, config, list);
  const heard: string[] = [];
  const { drop } = app.responseCache;
  app.responseCache.drop = (about) => {
    drop(about);
    heard.push(about);
  };
  const { listening, close } = forgetWithdrawnPages(app, { url, onError: () => {} });
  await listening;
  const read = async (url = '/castingcalls') => (await app.inject(url)).body;
  const readAt = async (time: string) => {
    clock.now = new Date(`2026-08-15T${time}:00+05:30`);
    const before = heard.length;
    await deliver();
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    return read();
  };
  const before = await read();
  await app.inject('/plans');
  const readingsForTwo = readings;
  const body = { ...form, ...day, text_en, link: '/plans', from_time: '09:00', until_time: '10:00' };
  const saved = await callApi('POST /api/admin/announcements', { body }, editor);

  const during = await readAt('09:00');
  const inHindi = await read('/hi/castingcalls');
  const ofStaff = [await read('/admin/login'), await read('/hi/admin/login')];
  const after = await readAt('10:00');
  await close();
  await app.close();

  expect(saved.status).toBe(200);
  expect(before).not.toContain('announcement-bar');
  expect(readingsForTwo).toBe(1);
  expect(during).toContain('We are &lt;b&gt;updating&lt;/b&gt; our servers.');
  expect(during).not.toContain(form.text_hi);
  expect(inHindi).toContain(form.text_hi);
  expect(during).toContain('href="/plans"');
  expect(ofStaff.filter((page) => page.includes('announcement-bar'))).toEqual([]);
  expect(after).not.toContain('announcement-bar');
});

test('lists current, planned and ended announcements, with a log of their changes', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2026-08-20T08:00:00+05:30');
  const editor = await given.staff('editor');
  const on = { from_day: '2026-08-20', until_day: '2026-08-20', from_time: '07:00' } as const;
  const save = (changes: Partial<typeof form>) =>
    callApi('POST /api/admin/announcements', { body: { ...form, ...on, ...changes } }, editor);
  const list = async () =>
    (await callApi('GET /api/admin/announcements', {}, editor)).body.announcements.filter(
      ({ starts_at }) => starts_at >= '2026-08-20',
    );
  await save({ text_en: 'Now', until_time: '09:00' });
  await save({ text_en: 'Later', from_time: '10:00', until_time: '11:00' });
  const [past, backwards] = [
    await save({ until_time: '07:30' }),
    await save({ from_time: '12:00', until_time: '11:00' }),
  ];
  const [running, planned] = await list();
  const params = { id: running?.id ?? '' };
  const changed = {
    ...form,
    ...on,
    text_en: 'Now, for talent',
    audience: 'talent',
    until_time: '09:30',
  } as const;
  await callApi('PUT /api/admin/announcements/:id', { params, body: changed }, editor);
  const shown = await list();
  const end = (id = '') => callApi('POST /api/admin/announcements/:id/end', { params: { id } }, editor);
  const [ended, deleted, again] = [await end(running?.id), await end(planned?.id), await end(running?.id)];

  expect([past.body.code, backwards.body.fields]).toEqual([
    'announcement_end_in_past',
    { until_day: 'It must end after it begins.' },
  ]);
  expect(shown.map(({ state, text_en: text }) => [state, text])).toEqual([
    ['running', 'Now, for talent'],
    ['planned', 'Later'],
  ]);
  expect([ended.status, deleted.status, again.body.code]).toEqual([200, 200, 'announcement_not_found']);
  expect((await list()).map(({ state, ends_at }) => [state, ends_at])).toEqual([
    ['ended', clock.now.toISOString()],
  ]);
  const owner = await given.staff('owner');
  const log = await callApi('GET /api/admin/audit-log', { query: { text: params.id } }, owner);
  expect(log.body.entries.map(({ action }) => action)).toEqual([
    'ended_announcement',
    'changed_announcement',
    'created_announcement',
  ]);
});

test('accepts only links that stay on this site or are secure', async ({ callApi, given }) => {
  const moderator = await given.staff('moderator');
  const links = [
    '/plans',
    'https://example.com/a',
    '//evil.example',
    '/\\evil',
    'http://a.example',
    'javascript:a',
  ];
  const statuses = await Promise.all(
    links.map(async (link) => {
      return (await callApi('POST /api/admin/announcements', { body: { ...form, link } }, moderator)).status;
    }),
  );

  expect(statuses).toEqual([200, 200, 400, 400, 400, 400]);
});

import type { Content, ContentWords } from '@kirdaar/contract/admin/content-words';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { contentEditor, film, legalWords } from '#testing/content-editor.ts';
import { planIdOf } from '#testing/plan-id.ts';
import { test } from '#testing/test.ts';

type LegalWords = ContentWords['legal'];

const inHindi = { 'accept-language': 'hi' };

test('publishes, schedules and takes back both languages as one version', async ({ app, callApi, given }) => {
  const about = contentEditor(callApi, await given.staff('editor'), 'about');
  const shown = async () => [(await read(app, 'about', {})).aboutUs, (await read(app, 'about')).aboutUs];
  const html = '<p>We cast.</p>';
  await about.save({ kind: 'about', words: { html } });
  await about.publish();

  const untranslated = await shown();
  await about.save({
    kind: 'about',
    words: { html },
    translations: { hi: { html: '<p>हम कास्टिंग करते हैं।</p><script>x()</script>', unknown: 'Elsewhere' } },
  });
  const { draft, live } = await about.read();
  const whileDraft = await shown();
  const preview = await read(app, 'about', { ...inHindi, 'x-content-preview': draft?.preview ?? '' });
  await about.publish();
  const published = await shown();
  const { history } = await about.read();
  await about.restore(history[1]?.id ?? '');

  const inEnglish = [{ html }, { html, in_english: ['html'] }];
  const translated = { html: '<p>हम कास्टिंग करते हैं।</p>', in_english: [] };
  expect(untranslated).toEqual(inEnglish);
  expect(draft?.words).toEqual({ html, translations: { hi: { html: translated.html } } });
  expect(live).toEqual({ html });
  expect(whileDraft).toEqual(inEnglish);
  expect(preview.aboutUs).toEqual(translated);
  expect(published).toEqual([{ html }, translated]);
  expect(await shown()).toEqual(inEnglish);
});

test('shows each text in Hindi that has one, and names those that have none', async ({
  app,
  callApi,
  db,
  given,
}) => {
  const staff = await given.staff('editor');
  const [key, basic] = [crypto.randomUUID(), await planIdOf(db, 'Basic')];
  const publish = async (content: Content, pieceKey = 'site') => {
    const piece = contentEditor(callApi, staff, content.kind, pieceKey);
    expect((await piece.save(content)).status).toBe(200);
    expect((await piece.publish()).status).toBe(200);
  };
  const banner = (alt: string) => ({ url: '/media/public/stage.webp', alt });
  const services = (await callApi('GET /api/pages/services', {})).body.data;

  await publish({ ...film('Monsoon'), translations: { hi: { film_title: 'मानसून', genre: '' } } }, key);
  await publish({
    kind: 'banners',
    words: { banners: [banner('A stage'), banner('A set')] },
    translations: { hi: { 'banners.1.alt': 'एक सेट' } },
  });
  await publish({
    kind: 'services',
    words: { services: services.map(({ category, text }) => ({ category, text })) },
    translations: { hi: { 'services.DANCERS': 'शास्त्रीय और लोक नृत्य।' } },
  });
  await publish(
    {
      kind: 'plan',
      words: { features: ['5 < 10', 'Alerts'] },
      translations: { hi: { 'features.1': 'अलर्ट' } },
    },
    basic,
  );

  const { projects } = await read(app, 'projects');
  const { project } = await read(app, `projects/${key}`);
  const { banners } = await read(app, 'banners');
  const { data } = (await app.inject({ url: '/api/pages/services', headers: inHindi })).json();
  const plans = (await app.inject({ url: '/api/plans', headers: inHindi })).json();
  const english = (await app.inject({ url: '/api/plans' })).json();

  expect(project).toMatchObject({ film_title: 'मानसून', genre: 'Drama' });
  expect(project.in_english).toEqual([
    ...['genre', 'directed_by', 'produced_by', 'language', 'platform', 'about_project'],
  ]);
  expect(projects).toContainEqual(project);
  expect(banners).toMatchObject([
    { alt: 'A stage', in_english: ['alt'] },
    { alt: 'एक सेट', in_english: [] },
  ]);
  expect(data).toContainEqual({
    ...{ category: 'DANCERS', text: 'शास्त्रीय और लोक नृत्य।', in_english: [] },
    talents: expect.any(Number),
  });
  expect(data[0].in_english).toEqual(['text']);
  expect(plans.find(({ id }: { id: string }) => id === basic)).toMatchObject({
    description: '<li>5 &lt; 10</li><li>अलर्ट</li>',
    in_english: ['features.0'],
  });
  expect(english.filter((plan: object) => 'in_english' in plan)).toEqual([]);
});

test('keeps the Hindi of each version of a legal text, also when only it changes', async ({
  app,
  callApi,
  given,
}) => {
  const privacy = contentEditor(callApi, await given.staff('editor'), 'legal', 'privacy');
  const owner = await given.staff('owner');
  const save = (html: string, hindi: string) =>
    privacy.save({ ...legalWords(html), translations: { hi: { html: hindi } } });
  const legal = async (query = '') => (await read(app, `legal?page=privacy${query}`)).legal;
  const { lead, html, asks_again, change_note } = (await privacy.read()).live as LegalWords;
  await privacy.save({
    ...{ kind: 'legal', words: { lead, html, asks_again, change_note } },
    translations: { hi: { lead: 'शुरू का' } },
  });
  await privacy.publish(undefined, owner);
  const original = await legal();
  await save('<p>One</p>', '<p>{operator} एक</p>');
  await privacy.publish(undefined, owner);
  await save('<p>One</p>', '<p>पहला</p>');
  await privacy.publish(undefined, owner);
  const corrected = await legal();
  await save('<p>Two</p>', '<p>दूसरा</p>');
  await privacy.publish(undefined, owner);
  const rejected = await save('<p>Two</p>', '<p>{name}</p>');

  expect(original).toMatchObject({ lead: 'शुरू का', version: 1 });
  expect(corrected).toMatchObject({ html: '<p>पहला</p>', in_english: ['lead'], version: 2 });
  expect(await legal()).toMatchObject({ html: '<p>दूसरा</p>', version: 3 });
  expect(await legal('&version=2')).toMatchObject({ html: '<p>पहला</p>', version: 2 });
  expect(await legal('&version=1')).toMatchObject({ in_english: ['html'] });
  expect(rejected.body.fields).toEqual({
    'content.translations.hi.html': '{name} is not a placeholder of this text.',
  });
});

test('caches responses in each language separately', async ({ callApi, given, services }) => {
  const about = contentEditor(callApi, await given.staff('editor'), 'about');
  const words = { html: '<p>Kept</p>' };
  await about.save({ kind: 'about', words, translations: { hi: { html: '<p>रखा</p>' } } });
  await about.publish();
  const app = await buildApp({ ...services, config: { ...services.config, ANSWER_CACHE_SECONDS: 60 } });
  const texts: string[] = [];
  for (const language of ['en', 'hi', 'en-IN,hi;q=0.5', 'hi-IN', undefined]) {
    const headers: Record<string, string> = language ? { 'accept-language': language } : {};
    const { html } = (await read(app, 'about', headers)).aboutUs;
    texts.push(html);
  }
  const { headers } = await app.inject('/api/content/about');
  await app.close();

  expect(texts.map((html) => html.includes('रखा'))).toEqual([false, true, false, true, false]);
  expect(headers.vary).toContain('accept-language');
});

async function read(app: FastifyInstance, path: string, headers: Record<string, string> = inHindi) {
  return (await app.inject({ url: `/api/content/${path}`, headers })).json();
}

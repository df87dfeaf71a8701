import type { Content } from '@kirdaar/contract/admin/content-words';
import { expect } from 'vitest';
import { publishScheduledContent } from '#features/admin/content/tasks.ts';
import { insertProject } from '#features/site/content/content.matrix.ts';
import { contentEditor, film } from '#testing/content-editor.ts';
import { test } from '#testing/test.ts';

const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;

test('keeps a draft from visitors until it is published, and publishes an earlier version again', async ({
  callApi,
  db,
  given,
}) => {
  const staff = await given.staff('editor');
  const key = await insertProject(db);
  const project = contentEditor(callApi, staff, 'project', key);
  const title = async () =>
    (await callApi('GET /api/content/projects/:id', { params: { id: key } })).body.project?.film_title;

  await project.save(film('Monsoon II'));
  const whileDraft = await title();
  await project.publish();
  const afterwards = await title();
  const { draft, history } = await project.read();
  await project.restore(history.at(-1)?.id ?? '');
  const restored = await title();
  await project.remove();
  const removed = await title();
  const removal = await project.read();
  await project.restore(removal.history[1]?.id ?? '');
  const owner = await given.staff('owner');
  const log = await callApi('GET /api/admin/audit-log', { query: { by: staff.id } }, owner);

  expect([whileDraft, afterwards, restored, removed]).toEqual([
    'Monsoon',
    'Monsoon II',
    'Monsoon',
    undefined,
  ]);
  expect(draft).toBeNull();
  expect(history).toMatchObject([{ published_by: staff.name }, { published_by: null }]);
  expect(removal).toMatchObject({
    live: null,
    title: 'Monsoon',
    history: [{ is_removal: true }, {}, {}, {}],
  });
  expect(await title()).toBe('Monsoon');
  const published = log.body.entries.map(({ action }) => action).filter((action) => action !== 'saved_draft');
  expect(published).toEqual(['restored_content', 'removed_content', 'restored_content', 'published_content']);
});

test('publishes at the chosen time, once, and not if the schedule was cancelled', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const key = crypto.randomUUID();
  const project = contentEditor(callApi, await given.staff('editor'), 'project', key);
  const later = new Date(clock.now.getTime() + TEN_MINUTES_MS).toISOString();
  const titles = async () =>
    (await callApi('GET /api/content/projects', {})).body.projects.map(({ film_title }) => film_title);
  const runTask = () => publishScheduledContent.run(services, {}, 'a minute');
  await project.save(film('Planned'));

  const past = await project.publish(new Date(clock.now.getTime() - TEN_MINUTES_MS).toISOString());
  await project.publish(later);
  const edited = await project.save(film('Changed'));
  await project.unschedule();
  clock.now = new Date(clock.now.getTime() + 2 * TEN_MINUTES_MS);
  await runTask();
  const cancelled = await titles();
  await project.publish(new Date(clock.now.getTime() + TEN_MINUTES_MS).toISOString());
  await runTask();
  const early = await titles();
  clock.now = new Date(clock.now.getTime() + 2 * TEN_MINUTES_MS);
  await runTask();
  await runTask();

  expect(past.body).toMatchObject({
    code: 'publish_time_past',
    fields: { publishes_at: expect.any(String) },
  });
  expect(edited.body.code).toBe('content_scheduled');
  expect([cancelled, early]).toEqual([
    expect.not.arrayContaining(['Planned']),
    expect.not.arrayContaining(['Planned']),
  ]);
  expect(await titles()).toContain('Planned');
  expect((await project.read()).history).toHaveLength(1);
});

test('rejects a change based on an outdated draft or publication', async ({ callApi, given }) => {
  const [one, two] = [await given.staff('editor'), await given.staff('owner')];
  const banners = (alt: string): Content => ({
    kind: 'banners',
    words: { banners: [{ url: '/media/public/stage.webp', alt }] },
  });
  const mine = contentEditor(callApi, one, 'banners');
  const { revision } = await mine.read();
  const save = (as: typeof one, alt: string) =>
    callApi('PUT /api/admin/content/draft', { body: { key: 'site', revision, content: banners(alt) } }, as);

  const [first, second] = await Promise.all([save(one, 'A stage'), save(two, 'A stage at night')]);
  await mine.publish();
  const afterPublication = await save(two, 'Late');

  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect([first.body.code, second.body.code]).toContain('content_changed_elsewhere');
  expect(afterPublication.body.code).toBe('content_changed_elsewhere');
});

test('shows a draft on the public pages only with a signed preview that has not expired', async ({
  app,
  callApi,
  clock,
  given,
}) => {
  const clients = contentEditor(callApi, await given.staff('editor'), 'clients');
  const id = crypto.randomUUID();
  const client = { id, name: 'Preview Studios', image_url: '/media/public/logo.webp' };
  await clients.save({ kind: 'clients', words: { clients: [client] } });
  const preview = (await clients.read()).draft?.preview ?? '';
  const namesWith = async (header?: string) => {
    const headers = header ? { 'x-content-preview': header } : {};
    const answer = await app.inject({ url: '/api/content/clients', headers });
    const cache = answer.headers['cache-control'];
    return [
      cache,
      answer
        .json()
        .clients.map(({ name }: { name: string }) => name)
        .join(),
    ];
  };

  const shown = await namesWith(preview);
  const forged = await namesWith(preview.replace('clients', 'banners'));
  const plain = await namesWith();
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  const expired = await namesWith(preview);

  expect(shown).toEqual(['no-store', 'Preview Studios']);
  expect([forged, plain, expired]).toEqual(Array(3).fill(['public, max-age=60', '']));
});

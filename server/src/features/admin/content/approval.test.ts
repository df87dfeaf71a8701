import { SITE_KEY } from '@kirdaar/contract/rules/content';
import { expect } from 'vitest';
import { announcementForm } from '#features/admin/announcements/announcements.matrix.ts';
import { publishDue } from '#features/admin/content/publish-content.ts';
import { contentEditor, film, legalWords } from '#testing/content-editor.ts';
import { test } from '#testing/test.ts';

test('a legal text waits for an independent owner who did not write it', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const [editor, writer, owner, invited] = [
    await given.staff('editor'),
    await given.staff('owner'),
    await given.staff('owner'),
    await given.staff('owner'),
  ];
  const since = { invited_by: writer.id, invited_at: clock.now.toISOString() };
  await db.updateTable('staff_member').set(since).where('id', '=', invited.id).execute();
  const terms = contentEditor(callApi, writer, 'legal', 'terms');
  const live = async () => (await callApi('GET /api/content/legal', { query: { page: 'terms' } })).body.legal;
  const waiting = async (as: typeof owner) =>
    (await callApi('GET /api/admin/today', {}, as)).body.items.filter(({ kind }) => kind === 'legal');
  await terms.save(legalWords('<p>Rules.</p>'));

  const answers = [await terms.publish(), await terms.publish(undefined, editor)];
  const [ofOwner, ofModerator] = [await waiting(owner), await waiting(await given.staff('moderator'))];
  const { draft } = await terms.read();
  const before = await live();
  const dependent = await terms.publish(undefined, invited);
  await terms.publish(undefined, owner);

  expect(answers.map(({ body }) => body.message)).toEqual(
    Array(2).fill('Sent for approval. Another owner has to publish it.'),
  );
  expect(dependent.body.code).toBe('second_person_dependent');
  expect(draft).toMatchObject({ waits_for: 'owner', asked_at: expect.any(String) });
  expect([ofOwner.map(({ title }) => title), ofModerator]).toEqual([['legal · terms'], []]);
  expect([before.version, (await live()).html]).toEqual([1, '<p>Rules.</p>']);
  expect(await waiting(owner)).toEqual([]);
});

test('an earlier version of a legal text waits for another owner too', async ({ callApi, given }) => {
  const [writer, owner] = [await given.staff('owner'), await given.staff('owner')];
  const privacy = contentEditor(callApi, writer, 'legal', 'privacy');
  const live = async () => {
    const { body } = await callApi('GET /api/content/legal', { query: { page: 'privacy' } });
    return body.legal.html;
  };
  for (const html of ['<p>First.</p>', '<p>Second.</p>']) {
    await privacy.save(legalWords(html));
    await privacy.publish(undefined, owner);
  }
  const { history } = await privacy.read();

  const restored = await privacy.restore(history[1]?.id ?? '');
  const again = await privacy.restore(history[1]?.id ?? '');
  const alone = await privacy.publish();
  const before = await live();
  await privacy.publish(undefined, owner);

  expect([restored.body.message, alone.body.message]).toEqual(
    Array(2).fill('Sent for approval. Another owner has to publish it.'),
  );
  expect(again.body.code).toBe('content_draft_exists');
  expect([before, await live()]).toEqual(['<p>Second.</p>', '<p>First.</p>']);
});

test('a link to another host waits for a moderator, in every language and in announcements', async ({
  callApi,
  given,
}) => {
  const [editor, moderator] = [await given.staff('editor'), await given.staff('moderator')];
  const about = contentEditor(callApi, editor, 'about');
  const html = async () => (await callApi('GET /api/content/about', {})).body.aboutUs.html;
  const write = (english: string, hindi = '') =>
    about.save({ kind: 'about', words: { html: english }, translations: { hi: { html: hindi } } });
  const answer = async () => (await about.publish()).body.message;

  await write('<p>We. <a href="/contact">Write</a></p>', '<p>हम</p>');
  const inside = await answer();
  await write('<p>We</p>', '<p><a href="https://evil.example">हम</a></p>');
  const inHindi = await answer();
  await write('<p><a href="https://evil.example">Win</a></p>');
  const outside = await answer();
  await write('<p><a href="https://localhost:3000&#9;.evil.example/">Win</a></p>');
  const behindTab = await answer();
  const before = await html();
  await about.publish(undefined, moderator);
  const history = (await about.read()).history;
  const restored = await about.restore(history[0]?.id ?? '');

  expect(inside).toBe('Published.');
  expect([inHindi, outside, behindTab]).toEqual(
    Array(3).fill('Sent for approval. A moderator or an owner has to publish it.'),
  );
  expect([before.includes('evil'), (await html()).includes('evil')]).toEqual([false, true]);
  expect(restored.body.code).toBe('content_needs_moderator');

  const project = contentEditor(callApi, editor, 'project', crypto.randomUUID());
  await project.save(film('Rain'));
  expect((await project.publish(undefined, moderator)).body.code).toBe('staff_role_required');

  const announce = (as: typeof editor, link: string) =>
    callApi('POST /api/admin/announcements', { body: { ...announcementForm, link } }, as);
  const byEditor = await announce(editor, 'https://evil.example');
  expect(byEditor.body.fields).toEqual({ link: expect.stringContaining('Only a moderator or an owner') });
  expect((await announce(editor, '/contact')).status).toBe(200);
  expect((await announce(moderator, 'https://news.example')).status).toBe(200);
});

test('publishes no draft at its time whose scheduler may no longer publish it', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const editor = await given.staff('editor');
  const about = contentEditor(callApi, editor, 'about');
  await about.save({ kind: 'about', words: { html: '<p>Scheduled</p>' } });
  await about.publish(new Date(clock.now.getTime() + 60_000).toISOString());
  await db.updateTable('staff_member').set({ role: 'support' }).where('id', '=', editor.id).execute();

  clock.now = new Date(clock.now.getTime() + 120_000);
  await publishDue(services, { kind: 'about', key: SITE_KEY });

  const { body } = await callApi('GET /api/content/about', {});
  expect(body.aboutUs.html).not.toContain('Scheduled');
  const drafts = db.selectFrom('content_draft').select('publishes_at').where('kind', '=', 'about');
  expect(await drafts.execute()).toEqual([{ publishes_at: null }]);
});

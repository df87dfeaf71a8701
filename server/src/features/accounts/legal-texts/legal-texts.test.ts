import { legalPages } from '@kirdaar/contract/rules/legal';
import { expect } from 'vitest';
import { contentEditor, legalWords } from '#testing/content-editor.ts';
import { guardianTokenIn, openGuardianPage } from '#testing/guardian-page.ts';
import { talentRegistration } from '#testing/registrations.ts';
import { type CallApi, test } from '#testing/test.ts';

const MINUTE_MS = 60_000;

test.for(legalPages)(
  'shows %s in Hindi from the start, with the clauses and links of the English text',
  async (page, { app }) => {
    const read = async (headers: Record<string, string>) =>
      (await app.inject({ url: `/api/content/legal?page=${page}`, headers })).json().legal;
    const [english, hindi] = [await read({}), await read({ 'accept-language': 'hi' })];
    const outlineOf = ({ html }: { html: string }) => html.match(/<(h2|li)\b|href="[^"]*"|\{\w+\}/g);

    expect(hindi).toMatchObject({ version: 1, in_english: [], lead: expect.stringMatching(/^[^A-Za-z]+$/) });
    expect(outlineOf(hindi)?.toSorted()).toEqual(outlineOf(english)?.toSorted());
  },
);

test('keeps every version of a legal text at its number, with its dates', async ({
  callApi,
  clock,
  given,
}) => {
  const terms = contentEditor(callApi, await given.staff('editor'), 'legal', 'terms');
  const owner = await given.staff('owner');
  const original = await readLegal(callApi, 'terms');
  clock.now = new Date(clock.now.getTime() + MINUTE_MS);

  await terms.save(legalWords('<p>{operator} runs this.</p><script>x()</script>'));
  await terms.publish(undefined, owner);
  const second = await readLegal(callApi, 'terms');
  const first = await readLegal(callApi, 'terms', 1);
  await terms.save(legalWords('<p>{operator} runs this.</p>'));
  await terms.publish(undefined, owner);
  const { history } = await terms.read();
  const missing = await callApi('GET /api/content/legal', { query: { page: 'terms', version: 3 } });

  const published_at = clock.now.toISOString();
  expect(original).toMatchObject({ version: 1, replaced_at: null, html: expect.stringContaining('<h2>') });
  expect(second).toMatchObject({ version: 2, html: '<p>{operator} runs this.</p>', published_at });
  expect(first).toMatchObject({ version: 1, html: original.html, replaced_at: published_at });
  expect(second.versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(history).toHaveLength(3);
  expect(missing).toMatchObject({ status: 404, body: { code: 'legal_text_not_found' } });
});

test('asks everybody to agree again only if more than the wording changed, once an owner publishes it', async ({
  callApi,
  given,
}) => {
  const [editor, owner] = [await given.staff('editor'), await given.staff('owner')];
  const [byEditor, byOwner] = [editor, owner].map((as) => contentEditor(callApi, as, 'legal', 'privacy'));
  if (!byEditor || !byOwner) throw new Error('There are two.');
  const [talent, house] = [await given.talent({ date_of_birth: '1990-01-01' }), await given.house()];
  const asked = async (as: { token: string }) => (await callApi('GET /api/account/legal', {}, as)).body.asked;
  const order = () => callApi('PUT /api/user/public-profile', { body: {} as never }, talent);
  const wordless = await byEditor.save({
    kind: 'legal',
    words: { lead: 'A', html: '<p>A {name}</p>', asks_again: true, change_note: '' },
  });

  await byEditor.save(legalWords('<p>Reworded.</p>'));
  await byEditor.publish(undefined, owner);
  const afterWording = await asked(talent);
  await byEditor.save(legalWords('<p>We now keep videos.</p>', 'We keep videos for a year.'));
  const asking = await byEditor.publish();
  const whileItWaits = await asked(talent);
  await byOwner.publish();
  const [ofTalent, ofHouse] = [await asked(talent), await asked(house)];
  const agreed = ofTalent.map(({ page, version }) => ({ page, version }));
  const before = await order();
  const export_ = await callApi('GET /api/user/data-exports', {}, talent);
  const outdated = await callApi(
    'POST /api/account/legal',
    { body: { agreed: [{ page: 'privacy', version: 2 }] } },
    talent,
  );
  await callApi('POST /api/account/legal', { body: { agreed } }, talent);
  const afterwards = await order();
  const { body } = await callApi('GET /api/account/consents', {}, talent);

  expect(wordless.body.fields).toEqual({
    'content.words.change_note': expect.any(String),
    'content.words.html': '{name} is not a placeholder of this text.',
  });
  expect(afterWording).toEqual([]);
  expect(asking.body.message).toContain('Another owner has to publish it.');
  expect(whileItWaits).toEqual([]);
  expect(ofTalent).toMatchObject([
    { page: 'privacy', version: 3, change_note: 'We keep videos for a year.' },
  ]);
  expect(ofHouse).toEqual(ofTalent);
  expect(before).toMatchObject({ status: 403, body: { code: 'agreement_needed' } });
  expect(export_.status).toBe(200);
  expect(outdated.body.code).toBe('legal_text_changed');
  expect(await asked(talent)).toEqual([]);
  expect(afterwards.body.code).not.toBe('agreement_needed');
  expect(body.consents).toMatchObject([{ kind: 'legal', about: 'privacy', version: '3', active: true }]);

  // Those who agreed to this very text are not asked when it returns.
  await byEditor.save(legalWords('<p>We keep nothing.</p>', 'We keep nothing.'));
  await byOwner.publish();
  const [latest, previous] = (await byOwner.read()).history;
  await byEditor.restore(previous?.id ?? '');
  await byOwner.publish();
  expect(latest).toBeDefined();
  expect(await asked(talent)).toEqual([]);
  expect(await asked(house)).toMatchObject([{ version: 5 }]);
});

test('records the newest versions with a new account', async ({ callApi, db, given }) => {
  const terms = contentEditor(callApi, await given.staff('editor'), 'legal', 'terms');
  const owner = await given.staff('owner');
  await terms.save(legalWords('<p>New rules.</p>', 'New rules.'));
  await terms.publish(undefined, owner);
  const registration = talentRegistration();

  await callApi('POST /api/user/register', { body: { ...registration, consent_version: '1' } });
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', registration.email)
    .executeTakeFirstOrThrow();
  const { body } = await callApi('GET /api/account/legal', {}, { token: await given.session(id) });
  const { version } = await readLegal(callApi, 'terms');

  expect(body.asked.filter(({ page }) => page === 'terms')).toEqual([]);
  const consent = db.selectFrom('legal_consent').select('version').where('account_id', '=', id);
  expect(await consent.where('page', '=', 'terms').execute()).toEqual([{ version }]);
});

test('lets only the guardian agree for a child', async ({ callApi, deliver, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const email = `${crypto.randomUUID()}@test.example`;
  await given.guardian(child.id, { email, mobile: null, contact: email });
  const terms = contentEditor(callApi, await given.staff('editor'), 'legal', 'terms');
  const owner = await given.staff('owner');
  await terms.save(legalWords('<p>Rules for children.</p>', 'Children are welcome.'));
  await terms.publish(undefined, owner);
  const read = async () => (await callApi('GET /api/account/legal', {}, child)).body;

  const { asked, by_guardian } = await read();
  const agreed = asked.map(({ page, version }) => ({ page, version }));
  const byChild = await callApi('POST /api/account/legal', { body: { agreed } }, child);
  await callApi('POST /api/account/legal/guardian', {}, child);
  const token = guardianTokenIn(await deliver(), email);
  const page = await openGuardianPage({ callApi, deliver }, token);
  const ofChild = { pass: page.pass, child: child.id, agreed };
  const byGuardian = await callApi('POST /api/guardian/legal', { body: ofChild });

  expect(by_guardian).toBe(true);
  expect(byChild).toMatchObject({ status: 403, body: { code: 'guardian_agrees_for_child' } });
  expect(page.children[0]?.asked).toEqual(asked);
  expect(byGuardian.body.children[0]?.asked).toEqual([]);
  expect((await read()).asked).toEqual([]);
});

async function readLegal(callApi: CallApi, page: 'terms' | 'privacy', version?: number) {
  const query = { page, ...(version && { version }) };
  return (await callApi('GET /api/content/legal', { query })).body.legal;
}

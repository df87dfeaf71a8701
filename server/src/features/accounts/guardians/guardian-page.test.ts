import { guardianConsent } from '@kirdaar/contract/rules/consents';
import * as hindi from '@kirdaar/contract/words/hi/rules/consents';
import { expect } from 'vitest';
import { guardianTokenIn, openGuardianPage } from '#testing/guardian-page.ts';
import { answers } from '#testing/posts.ts';
import { newEmail, newMobile } from '#testing/registrations.ts';
import { test as base } from '#testing/test.ts';

const mother = { name: 'Sunita Rao', relation: 'Mother' } as const;
const agreement = { consent_version: guardianConsent.version, agreed: true } as const;
const yes = { ...agreement, listed: true, birthday_greeting: false };

const test = base.extend<{
  /** Registers a child who names a mother with this contact, and returns the link that she received. */
  named: (contact: { mobile?: string; email?: string }, name?: string) => Promise<Named>;
}>({
  named: async ({ callApi, deliver, given }, use) => {
    await use(async (contact, name = 'Tara Rao') => {
      const child = await given.talent({ name, date_of_birth: '2015-05-01' });
      await callApi('PUT /api/user/guardian', { body: { ...mother, ...contact } }, child);
      const to = contact.mobile ?? contact.email ?? '';
      return { child, token: guardianTokenIn(await deliver(), to) };
    });
  },
});

interface Named {
  child: { id: string; token: string; email: string };
  token: string;
}

test('a guardian opens the link, enters the code, agrees, chooses and withdraws', async ({
  callApi,
  clock,
  deliver,
  given,
  named,
}) => {
  const { child, token } = await named({ email: 'sunita@test.example' });
  await given.verifiedGuardian('sunita@test.example');
  const apply = { body: { ...answers, job_id: (await given.job({ age_range: '5-60' })).id } };
  const state = async () => (await callApi('GET /api/user/guardian', {}, child)).body.guardian?.state;
  const needed = async () => (await callApi('GET /api/user/profile', {}, child)).body.user.guardian_needed;

  const contact = await callApi('POST /api/guardian/contact', { body: { token } });
  const { pass, children } = await openGuardianPage({ callApi, deliver }, token);
  const [opened, neededWhenOpened] = [await state(), await needed()];
  const of = { pass, child: child.id };
  const agreed = await callApi('POST /api/guardian/consent', { body: { ...of, ...yes } });
  const neededWhenAgreed = await needed();
  const applied = await callApi('POST /api/user/job-apply', apply, child);
  const chosen = await callApi('PUT /api/guardian/choices', {
    body: { ...of, listed: false, birthday_greeting: true, shown_to_clients: true },
  });
  const withdrawn = await callApi('POST /api/guardian/withdraw', { body: of });
  const [after, neededAfter] = [await state(), await needed()];
  const rejected = await callApi('PUT /api/guardian/choices', {
    body: { ...of, listed: true, birthday_greeting: true },
  });
  const again = await callApi('POST /api/guardian/consent', { body: { ...of, ...yes } });

  expect(contact.body).toEqual({ success: true, sent_to: 's•••@test.example' });
  expect(children).toEqual([
    {
      talent_id: child.id,
      first_name: 'Tara',
      ...mother,
      state: 'requested',
      proven: true,
      runs_account: false,
      consented_at: null,
      withdrawn_at: null,
      listed: false,
      birthday_greeting: false,
      applies_alone: false,
      shown_to_clients: false,
      consents: [],
      others: [],
      deletion: null,
      asked: [],
    },
  ]);
  expect(opened).toBe('requested');
  expect([neededWhenOpened, neededWhenAgreed, neededAfter]).toEqual([true, false, true]);
  const consented_at = clock.now.toISOString();
  expect(agreed.body.children).toMatchObject([{ state: 'agreed', consented_at, listed: true }]);
  expect(applied.status).toBe(200);
  expect(chosen.body.children).toMatchObject([
    { listed: false, birthday_greeting: true, shown_to_clients: true },
  ]);
  expect(withdrawn.body.children).toMatchObject([{ state: 'withdrawn' }]);
  expect(after).toBe('withdrawn');
  expect(rejected.status).toBe(403);
  const consents = [{ version: guardianConsent.version }, { version: guardianConsent.version }];
  expect(again.body.children).toMatchObject([
    { state: 'agreed', listed: true, birthday_greeting: false, consents },
  ]);
});

test('records consent that is sent twice once, with the newest choices, and confirms it once', async ({
  callApi,
  db,
  deliver,
  named,
}) => {
  const { child, token } = await named({ email: newEmail() });
  const { pass } = await openGuardianPage({ callApi, deliver }, token);
  const body = { pass, child: child.id, ...yes };

  const first = await callApi('POST /api/guardian/consent', { body });
  const confirmations = await deliver();
  const second = await callApi('POST /api/guardian/consent', { body: { ...body, listed: false } });

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.children).toMatchObject([{ state: 'agreed', listed: false }]);
  const rows = await db.selectFrom('guardian').select('id').where('talent_id', '=', child.id).execute();
  expect(rows).toHaveLength(1);
  expect(confirmations).not.toEqual([]);
  expect(await deliver()).toEqual([]);
});

test('one guardian looks after several children, but not after those of others', async ({
  callApi,
  deliver,
  named,
}) => {
  const mobile = newMobile();
  const { child: tara, token } = await named({ mobile });
  const { child: dev } = await named({ mobile }, 'Dev Rao');
  const { child: stranger } = await named({ mobile: newMobile() });

  const { pass, children } = await openGuardianPage({ callApi, deliver }, token);
  const agree = (child: string) => callApi('POST /api/guardian/consent', { body: { pass, child, ...yes } });

  expect(children.map(({ talent_id, first_name }) => [talent_id, first_name])).toEqual([
    [dev.id, 'Dev'],
    [tara.id, 'Tara'],
  ]);
  expect((await agree(dev.id)).body.children).toMatchObject([
    { state: 'agreed', consents: [{ withdrawn_at: null }] },
    { state: 'requested', consents: [] },
  ]);
  const body = { pass, child: stranger.id };
  for (const answer of [await agree(stranger.id), await callApi('POST /api/guardian/withdraw', { body })])
    expect(answer).toMatchObject({ status: 404, body: { code: 'guardian_child_not_found' } });
});

test('a code opens the page once', async ({ callApi, deliver, named }) => {
  const { token } = await named({ email: newEmail() });
  await callApi('POST /api/guardian/code', { body: { token } });
  const otp = (await deliver()).at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? '';

  const first = await callApi('POST /api/guardian/open', { body: { token, otp } });
  const second = await callApi('POST /api/guardian/open', { body: { token, otp } });

  expect([first.status, second.status]).toEqual([200, 400]);
});

test('a link to a contact that was corrected shows no child', async ({ callApi, deliver, named }) => {
  const { child, token } = await named({ email: newEmail() });
  const { pass } = await openGuardianPage({ callApi, deliver }, token);

  await callApi('PUT /api/user/guardian', { body: { ...mother, email: newEmail() } }, child);
  const agreed = await callApi('POST /api/guardian/consent', {
    body: { pass, child: child.id, ...yes },
  });

  expect(agreed).toMatchObject({ status: 404, body: { code: 'guardian_child_not_found' } });
});

test('rejects an altered link, a wrong code, an old or altered pass, and an outdated text', async ({
  callApi,
  clock,
  deliver,
  named,
}) => {
  const { child, token } = await named({ email: newEmail() });
  // The signature is at the end.
  const altered = (text: string) => text.slice(0, -5) + (text.at(-5) === 'A' ? 'B' : 'A') + text.slice(-4);
  const { pass } = await openGuardianPage({ callApi, deliver }, token);
  const consent = (sent: string, version: string = guardianConsent.version) =>
    callApi('POST /api/guardian/consent', {
      // @ts-expect-error the version of an older page
      body: { pass: sent, child: child.id, ...yes, consent_version: version },
    });

  const link = await callApi('POST /api/guardian/code', { body: { token: altered(token) } });
  const code = await callApi('POST /api/guardian/open', { body: { token, otp: '000000' } });
  const ofStranger = await consent(altered(pass));
  const [short, link_as_pass] = [await consent('AAAA'), await consent(token)];
  const outdated = await consent(pass, '1');
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  const late = await consent(pass);

  expect(link).toMatchObject({ status: 404, body: { code: 'guardian_link_ended' } });
  expect(code).toMatchObject({ status: 400, body: { fields: { otp: expect.any(String) } } });
  for (const sent of [ofStranger, short, link_as_pass])
    expect(sent).toMatchObject({ status: 403, body: { code: 'guardian_pass_expired' } });
  expect(outdated).toMatchObject({ status: 400, body: { fields: { consent_version: expect.any(String) } } });
  expect(late).toMatchObject({ status: 403, body: { code: 'guardian_pass_expired' } });
});

test('sends a lost link again, with the same reply for an unknown contact', async ({
  callApi,
  deliver,
  named,
}) => {
  const email = newEmail();
  const { token } = await named({ email });
  const lost = (contact: string) => callApi('POST /api/guardian/link', { body: { contact } });

  const known = await lost(email.toUpperCase());
  const unknown = await lost(newEmail());
  const sent = await deliver();

  expect(known.body).toEqual(unknown.body);
  expect(sent.map(({ to }) => to)).toEqual([email]);
  expect(guardianTokenIn(sent, email)).toBe(token);
});

test('a guardian who agrees on a Hindi page reads and gives the consent in Hindi', async ({
  app,
  callApi,
  deliver,
  named,
}) => {
  const { child, token } = await named({ email: newEmail() });
  const { pass } = await openGuardianPage({ callApi, deliver }, token);

  const response = await app.inject({
    method: 'POST',
    url: '/api/guardian/consent',
    headers: { 'accept-language': 'hi' },
    payload: { pass, child: child.id, ...yes },
  });

  const { message, consent, children } = response.json();
  expect(message).toBe('सहमति दर्ज हो गई। धन्यवाद।');
  expect(consent).toEqual({ version: guardianConsent.version, text: hindi.guardian });
  expect(children[0].consents).toMatchObject([{ version: guardianConsent.version, language: 'hi' }]);
});

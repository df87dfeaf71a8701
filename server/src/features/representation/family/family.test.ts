import { guardianConsent, registrationConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { tellOfAdulthood } from '#features/accounts/adulthood/tasks.ts';
import { decisionEmails } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { endPastMandates } from '#features/representation/mandates/tasks.ts';
import type { Caller } from '#testing/given.ts';
import { guardianTokenIn, openGuardianPage } from '#testing/guardian-page.ts';
import { answers } from '#testing/posts.ts';
import { newEmail, newMobile, talentRegistration } from '#testing/registrations.ts';
import { test as base, type CallApi } from '#testing/test.ts';

const consented = { relation: 'Mother', consent_version: guardianConsent.version, agreed: true } as const;
const tara = { ...consented, name: 'Tara Rao', date_of_birth: '2015-05-01', gender: 'Female' } as const;
const kabir = { ...tara, name: 'Kabir Rao', date_of_birth: '2017-09-12', gender: 'Male' } as const;

const test = base.extend<{
  /** A mother with a proven mobile number, and what she does for her children. */
  family: () => Promise<ReturnType<typeof familyOf> & { mother: Caller & { id: string; mobile: string } }>;
}>({
  family: async ({ callApi, given }, use) => {
    await use(async () => {
      const mother = await given.talent({ name: 'Sunita Rao', date_of_birth: '1985-03-02' });
      return { mother, ...familyOf(callApi, mother) };
    });
  },
});

function familyOf(callApi: CallApi, mother: Caller) {
  const open = async () => (await callApi('POST /api/user/family', {}, mother)).body;
  return {
    open,
    add: async (child: typeof tara | typeof kabir = tara) => {
      const body = { ...child, registration_version: registrationConsent.version };
      return (await callApi('POST /api/user/family/children', { body }, mother)).body.id;
    },
    /** What a guardian's request about a child says besides. */
    of: async (child: string) => ({ pass: (await open()).pages[0]?.pass ?? '', child }),
    act: async (child: string) => {
      const { acts_for } = (await callApi('GET /api/user/mandates', {}, mother)).body;
      const mandate = acts_for.find(({ talent }) => talent?.id === child)?.id ?? '';
      const { token } = (await callApi('POST /api/user/acting', { body: { mandate } }, mother)).body;
      return { mandate, token };
    },
  };
}

test('adds children without email, once each, whom nobody sees before staff compare the relation', async ({
  callApi,
  db,
  family,
  given,
}) => {
  const { open, add } = await family();

  const [first, again, other] = [await add(), await add(), await add(kabir)];
  const { pages, may_add } = await open();
  const house = await given.houseForChildren();
  const seen = await callApi('GET /api/profiles/:id', { params: { id: first } }, house);

  expect([again === first, other === first, may_add, seen.status]).toEqual([true, false, true, 404]);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.children).toMatchObject([
    { first_name: 'Kabir', state: 'agreed', proven: false },
    { first_name: 'Tara', state: 'agreed', proven: false, name: 'Sunita Rao', relation: 'Mother', asked: [] },
  ]);
  expect(pages[0]?.proof.state).toBe('mobile');
  const consents = db.selectFrom('registration_consent').select('version').where('account_id', '=', first);
  expect(await consents.execute()).toHaveLength(1);
});

test.for([
  ['of 18', { date_of_birth: '2001-05-01' }, 'date_of_birth'],
  ['born tomorrow', { date_of_birth: '2999-05-01' }, 'date_of_birth'],
  ['without a name', { name: ' ' }, 'name'],
] as const)('rejects a child %s beside the field', async ([, wrong, field], { callApi, family }) => {
  const { mother } = await family();
  const body = { ...tara, ...wrong };
  const { status, body: reply } = await callApi('POST /api/user/family/children', { body }, mother);
  expect([status, 'fields' in reply && reply.fields]).toEqual([400, { [field]: expect.any(String) }]);
});

test('needs a proven mobile number, an adult, and the account of the person', async ({
  callApi,
  db,
  family,
  given,
}) => {
  const { mother, add, act } = await family();
  const acting = await act(await add());
  const child = await given.talent({ date_of_birth: '2012-05-01' });
  const unproven = await given.talent({}, { mobile_verified_at: null });
  const ask = async (who: Caller) => {
    const added = await callApi('POST /api/user/family/children', { body: kabir }, who);
    const opened = await callApi('POST /api/user/family', {}, who);
    return [added.body, opened.body.may_add ?? opened.status];
  };

  expect(await ask(unproven)).toMatchObject([{ code: 'family_mobile_needed' }, false]);
  expect(await ask(child)).toMatchObject([{ code: 'family_for_adults' }, false]);
  expect(await ask(acting)).toMatchObject([{ code: 'only_talent_may' }, 403]);
  expect((await ask(mother))[1]).toBe(true);
  // A child whose own account has the mother's number opens nothing with it.
  await db.updateTable('account').set({ mobile_verified_at: null }).where('id', '=', mother.id).execute();
  const sibling = await given.talent({ date_of_birth: '2011-05-01' }, { mobile: mother.mobile });
  expect((await callApi('POST /api/user/family', {}, sibling)).body.pages).toEqual([]);
});

test('a guardian who acts decides, and loses no allowance to a request', async ({
  callApi,
  deliver,
  family,
  given,
}) => {
  const { mother, open, add, act } = await family();
  const child = await add();
  await given.verifiedGuardian(mother.mobile);
  const acting = await act(child);
  const { production_house_id } = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id });

  const applied = await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, acting);
  const sent = await callApi('GET /api/user/job-applications', {}, acting);

  expect(applied).toMatchObject({ status: 200 });
  expect(sent.body.data).toMatchObject([{ status: 'applied' }]);
  const [page] = (await open()).pages;
  expect(page).toMatchObject({ waiting: [], decided: [{ child, kind: 'application', approved: true }] });
  expect((await deliver()).map(({ to }) => to)).not.toContain('managed.invalid');
});

test('tells all guardians, shares the choices, and one withdrawal ends all consents', async ({
  callApi,
  deliver,
  family,
  given,
  services,
}) => {
  const { mother, add, of, open } = await family();
  const child = await add();
  await callApi('PUT /api/guardian/choices', {
    body: { ...(await of(child)), listed: true, birthday_greeting: false },
  });
  const father = { name: 'Arun Rao', relation: 'Father', mobile: newMobile() } as const;
  const invite = async () =>
    callApi('POST /api/guardian/invite', { body: { ...(await of(child)), ...father } });

  const invited = await invite();
  const again = await invite();
  const page = await openGuardianPage({ callApi, deliver }, guardianTokenIn(await deliver(), father.mobile));
  const his = { pass: page.pass, child };
  const refused = await callApi('POST /api/guardian/withdraw', { body: his });
  const hers = (await open()).pages[0]?.children[0];
  await invite();
  const consent = { ...consented, ...his, listed: true, birthday_greeting: true };
  const agreed = await callApi('POST /api/guardian/consent', { body: consent });
  const twice = await invite();
  const shared = (await open()).pages[0]?.children[0];
  await deliver();
  const template = decisionEmails.shortlisted;
  await notify(services, { source: 'a test', account_id: child, template, facts: template.sample });
  const both = (await deliver()).map(({ to }) => to);
  const withdrawn = await callApi('POST /api/guardian/withdraw', { body: his });
  const told = (await deliver()).map(({ to }) => to);

  expect([invited.status, again.status, refused.status]).toEqual([200, 200, 200]);
  expect(page.children).toMatchObject([
    { state: 'requested', listed: true, others: [{ name: 'Sunita Rao', state: 'agreed' }] },
  ]);
  expect(hers).toMatchObject({ state: 'agreed', others: [] });
  expect(agreed.body.children).toMatchObject([{ state: 'agreed' }]);
  expect(twice).toMatchObject({ status: 409, body: { code: 'guardian_consents_already' } });
  expect(shared).toMatchObject({ birthday_greeting: true, others: [{ name: 'Arun Rao', state: 'agreed' }] });
  expect(withdrawn.body.children).toMatchObject([{ state: 'withdrawn' }]);
  expect(told.sort()).toEqual([mother.mobile, father.mobile].sort());
  expect(both.sort()).toEqual(told);
  expect((await open()).pages[0]?.children).toMatchObject([{ state: 'withdrawn' }]);
  const { acts_for } = (await callApi('GET /api/user/mandates', {}, mother)).body;
  expect(acts_for).toMatchObject([{ state: 'ended' }]);
  const stranger = await given.talent();
  expect((await callApi('POST /api/user/family', {}, stranger)).body.pages).toEqual([]);
});

test('hands a managed account over at 18, after which the guardian does nothing any more', async ({
  callApi,
  clock,
  deliver,
  family,
  given,
  services,
}) => {
  const { mother, add, act } = await family();
  const child = await add();
  const { mandate, token } = await act(child);
  const email = newEmail();
  const again = async () => ({ token: await given.session(mother.id) });
  const handOver = async () =>
    callApi(
      'POST /api/user/mandates/:id/hand-over',
      { params: { id: mandate }, body: { contact: email } },
      await again(),
    );

  const early = await handOver();
  clock.now = new Date('2033-04-10T12:00:00+05:30');
  await tellOfAdulthood.run(services, {}, 'a day');
  const told = (await deliver()).find(({ to }) => to === mother.mobile);
  clock.now = new Date('2033-04-25T12:00:00+05:30');
  const sent = await handOver();
  clock.now = new Date('2033-05-02T12:00:00+05:30');
  await endPastMandates.run(services, {}, 'an hour');
  const link = (await deliver()).find(({ to }) => to === email)?.text.match(/#token=([\w-]+)/)?.[1] ?? '';
  const { password, pan_no, aadhaar_no } = talentRegistration();
  const own = { token: link, email, mobile: newMobile(), password, pan_no, aadhaar_no };
  const body = { ...own, consent_version: registrationConsent.version };
  const taken = await callApi('POST /api/mandate/take-over', { body });

  expect(early).toMatchObject({ status: 409, body: { code: 'hand_over_too_early' } });
  expect(told?.text).toContain('/user/family');
  expect(sent.status).toBe(200);
  expect(taken).toMatchObject({ status: 200, body: { user: { id: child } } });
  expect((await callApi('GET /api/user/job-applications', {}, { token })).status).toBe(401);
  const late = await callApi('POST /api/user/acting', { body: { mandate } }, await again());
  expect(late).toMatchObject({ status: 404, body: { code: 'mandate_not_found' } });
  const { body: seen } = await callApi('POST /api/user/family', {}, await again());
  expect(seen.pages).toEqual([]);
  expect((await handOver()).status).toBe(404);
});

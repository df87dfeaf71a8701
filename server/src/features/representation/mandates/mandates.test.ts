import { expect } from 'vitest';
import { decisionEmails } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { insertManagedTalent } from '#features/representation/managed-accounts/queries.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import type { World } from '#testing/matrix/matrix.ts';
import { newEmail, newMobile } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';
const numbers = { pan_no: 'ABCPE1234F', aadhaar_no: '234567890124' };
const newAgency = ({ given }: Pick<World, 'given'>) => given.agency();
const invitation = (contact: string) => ({
  kind: 'agency' as const,
  name: 'Asha',
  contact,
  scopes: ['apply' as const],
  note: 'We met in Mumbai.',
});

function tokenIn(messages: OutgoingMessage[]): string {
  return (
    messages.findLast(({ text }) => text.includes('#token='))?.text.match(/#token=([\w-]{43})/)?.[1] ?? ''
  );
}

test('invites a talent by email, who accepts with the scopes in view, and tells the agency', async ({
  callApi,
  deliver,
  given,
}) => {
  const agency = await newAgency({ given });
  const talent = await given.talent({ name: 'Asha Rao' });

  const sent = await callApi('POST /api/user/mandates', { body: invitation(talent.email) }, agency);
  const messages = await deliver();
  const token = tokenIn(messages);
  const read = await callApi('POST /api/mandate', { body: { token } });
  const accepted = await callApi('POST /api/user/mandates/accept', { body: { token } }, talent);
  const again = await callApi('POST /api/user/mandates/accept', { body: { token } }, talent);

  expect(sent.status).toBe(200);
  expect(messages).toMatchObject([{ to: talent.email, text: expect.stringContaining('We met in Mumbai.') }]);
  expect(read.body).toMatchObject({
    kind: 'agency',
    inviter_name: 'Star Agency',
    scopes: ['apply'],
    takes_over: false,
  });
  expect([accepted.status, again.status]).toEqual([200, 404]);
  const { body: ofTalent } = await callApi('GET /api/user/mandates', {}, talent);
  expect(ofTalent.acted_by).toMatchObject([
    { state: 'active', holder: { name: 'Star Agency' }, scopes: ['apply'] },
  ]);
  const { body: ofAgency } = await callApi('GET /api/user/mandates', {}, agency);
  expect(ofAgency.acts_for).toMatchObject([{ state: 'active', talent: { name: 'Asha Rao' } }]);
  expect(await deliver()).toMatchObject([{ to: agency.email, subject: 'Asha Rao accepted your invitation' }]);
});

test('invites by text message in the language of the agency, and only the newest link works', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const agency = await newAgency({ given });
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', agency.id).execute();
  const contact = newMobile();

  const first = await callApi('POST /api/user/mandates', { body: invitation(contact) }, agency);
  const [text] = await deliver();
  await callApi('POST /api/user/mandates', { body: invitation(contact) }, agency);
  await deliver();
  const { id } = first.body;
  await callApi('POST /api/user/mandates/:id/resend', { params: { id } }, agency);
  const token = tokenIn(await deliver());
  const replaced = await callApi('POST /api/mandate', { body: { token: text ? tokenIn([text]) : '' } });
  const declined = await callApi('POST /api/mandate/decline', { body: { token } });

  expect(text).toMatchObject({ channel: 'sms', to: contact, text: expect.stringContaining('प्रतिनिधित्व') });
  expect([replaced.status, declined.status]).toEqual([404, 200]);
  const { body } = await callApi('GET /api/user/mandates', {}, agency);
  expect(body.acts_for).toMatchObject([{ id, state: 'ended' }]);
});

test('rejects invitations of others than agencies, of the agency itself, that ask for money, and a bad contact', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  const agency = await newAgency({ given });
  const invite = (body: object, as = agency) =>
    callApi('POST /api/user/mandates', { body: { ...invitation(newEmail()), ...body } }, as);

  const byTalent = await invite({}, talent);
  const forMoney = await invite({ note: 'Pay a registration fee of Rs 5000 first.' });
  const badContact = await invite({ contact: 'nobody' });
  const inPast = await invite({ until: '2020-01-01' });
  const managing = await invite({ scopes: ['manage'] });
  await invite({});
  const token = tokenIn(await deliver());
  const own = await callApi('POST /api/user/mandates/accept', { body: { token } }, agency);

  expect(byTalent).toMatchObject({ status: 403, body: { code: 'agency_required' } });
  expect(forMoney.body.fields).toHaveProperty('note');
  expect(badContact.body.fields).toEqual({ contact: 'Enter an email or a mobile number.' });
  expect(inPast.body.fields).toHaveProperty('until');
  expect(managing.body.fields).toHaveProperty('scopes');
  expect(own).toMatchObject({ status: 409, body: { code: 'mandate_own' } });
});

test('lets no child accept an agency, but the guardian who acts for the child', async ({
  callApi,
  deliver,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const mother = await given.talent();
  await given.guardian(child.id, { mobile: mother.mobile, contact: mother.mobile });
  const { body } = await callApi('GET /api/user/mandates', {}, mother);
  const mandate = body.acts_for[0]?.id ?? '';
  const { body: opened } = await callApi('POST /api/user/acting', { body: { mandate } }, mother);
  await callApi('POST /api/user/mandates', { body: invitation(child.email) }, await newAgency({ given }));
  const token = tokenIn(await deliver());

  const byChild = await callApi('POST /api/user/mandates/accept', { body: { token } }, child);
  const byMother = await callApi(
    'POST /api/user/mandates/accept',
    { body: { token } },
    { token: opened.token },
  );

  expect(byChild).toMatchObject({ status: 403, body: { code: 'guardian_accepts_mandate' } });
  expect(byMother.status).toBe(200);
});

test('hands a managed account over at 18, although the mandate of the guardian has ended', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const mother = await given.talent({ name: 'Sunita Rao' });
  const birth = { name: 'Tara Rao', date_of_birth: given.born(17) };
  const child = await insertManagedTalent(db, birth, 'en', clock.now);
  await given.guardian(child, { mobile: mother.mobile, contact: mother.mobile });
  const { body } = await callApi('GET /api/user/mandates', {}, mother);
  const id = body.acts_for[0]?.id ?? '';
  const handOver = () =>
    callApi('POST /api/user/mandates/:id/hand-over', { params: { id }, body: { contact: email } }, mother);
  const email = newEmail();

  const early = await handOver();
  await db
    .updateTable('session')
    .set({ expires_at: '2099-01-01' })
    .where('account_id', '=', mother.id)
    .execute();
  clock.now = new Date(clock.now.getTime() + 360 * 86_400_000);
  const inTime = await handOver();
  const token = tokenIn(await deliver());
  clock.now = new Date(clock.now.getTime() + 10 * 86_400_000);
  const { body: read } = await callApi('POST /api/mandate', { body: { token } });
  const taken = await callApi('POST /api/mandate/take-over', {
    body: { token, email: 'other@talent.example', mobile: newMobile(), password, ...numbers },
  });
  const login = await callApi('POST /api/user/login', { body: { identifier: email, password } });

  expect(early).toMatchObject({ status: 409, body: { code: 'hand_over_too_early' } });
  expect(inTime.status).toBe(200);
  expect(read).toMatchObject({ takes_over: true, inviter_name: 'Sunita Rao', contact: email });
  expect(taken.body).toMatchObject({ user: { id: child, name: 'Tara Rao' } });
  expect(login.body).toMatchObject({ user: { id: child } });
});

test('lets nobody log in to a managed account or learn its placeholder email', async ({
  callApi,
  db,
  deliver,
}) => {
  const id = await insertManagedTalent(db, { name: 'Asha Rao' }, 'en', new Date());
  const identifier = `${id}@managed.invalid`;

  const login = await callApi('POST /api/user/login', { body: { identifier, password } });
  await callApi('POST /api/user/forgot-password', { body: { email: identifier } });

  expect([401, 404]).toContain(login.status);
  expect((await deliver()).filter(({ to }) => to === identifier)).toEqual([]);
});

test('erases a kept profile whose talent accepts with an account of their own, or declines', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const agency = await newAgency({ given });
  const deletions = async (id: string) =>
    (await db.selectFrom('account_deletion').select('account_id').where('account_id', '=', id).execute())
      .length;
  const offer = async () => {
    const kept = await insertManagedTalent(db, { name: 'Asha Rao' }, 'en', clock.now);
    const { id } = await given.mandate({ talent_id: kept, holder_id: agency.id });
    const body = { contact: newEmail() };
    await callApi('POST /api/user/mandates/:id/hand-over', { params: { id }, body }, agency);
    return { kept, token: tokenIn(await deliver()) };
  };
  const [accepted, declined] = [await offer(), await offer()];
  const talent = await given.talent();

  await callApi('POST /api/user/mandates/accept', { body: { token: accepted.token } }, talent);
  await callApi('POST /api/mandate/decline', { body: { token: declined.token } });

  expect([await deletions(accepted.kept), await deletions(declined.kept)]).toEqual([1, 1]);
  const { body } = await callApi('GET /api/user/mandates', {}, agency);
  expect(body.acts_for.filter(({ state }) => state === 'active')).toMatchObject([
    { talent: { id: talent.id } },
  ]);
});

test('sends what concerns a managed account to the agency that acts for it, within the scope', async ({
  clock,
  db,
  deliver,
  given,
  services,
}) => {
  const template = decisionEmails.shortlisted;
  const kept = await insertManagedTalent(db, { name: 'Asha Rao' }, 'en', clock.now);
  const [agency, forMessages] = [await newAgency({ given }), await newAgency({ given })];
  await given.mandate({ talent_id: kept, holder_id: agency.id });
  await given.mandate({ talent_id: kept, holder_id: forMessages.id, scopes: ['messages'] });
  await deliver();

  await notify(services, { source: 'a decision', account_id: kept, template, facts: template.sample });

  expect((await deliver()).map(({ channel, to }) => [channel, to])).toEqual([['email', agency.email]]);
});

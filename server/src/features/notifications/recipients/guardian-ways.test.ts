import { expect } from 'vitest';
import { decisionEmails } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { test } from '#testing/test.ts';

const template = decisionEmails.shortlisted;
const CHILD = { name: 'Tara Rao', date_of_birth: '2015-05-01' };
const email = 'sunita@test.example';
const shortlisted = (account_id: string) => ({
  source: 'a decision',
  account_id,
  template,
  facts: template.sample,
});

test("tells a guardian in their own words what a child's inbox alone would show", async ({
  services,
  callApi,
  deliver,
  given,
}) => {
  const child = await given.talent(CHILD);
  await given.guardian(child.id);

  await notify(services, { ...shortlisted(child.id), by: ['bell'] });

  expect(await deliver()).toMatchObject([
    { channel: 'sms', text: expect.stringMatching(/^Kirdaar: For Tara: /), template: { shape: 'child' } },
  ]);
  const { body } = await callApi('GET /api/notices', {}, child);
  expect(body.notices).toMatchObject([{ text: expect.stringMatching(/^For Tara: /) }]);
});

test('sends one message to a guardian who runs the account, however the email is spelled', async ({
  services,
  db,
  deliver,
  given,
}) => {
  const child = await given.talent(CHILD);
  await db.updateTable('account').set({ email }).where('id', '=', child.id).execute();
  const own = await db.selectFrom('account').select('mobile').where('id', '=', child.id).executeTakeFirst();
  const mobile = own?.mobile ?? '';
  await given.guardian(child.id, { mobile, contact: mobile, email: 'Sunita+tara@test.example' });
  await given.whatsApp(child.id);

  await notify(services, shortlisted(child.id));

  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email']);
});

test('tells the guardian of two children about each of them', async ({ services, deliver, given }) => {
  const [one, other] = [await given.talent(CHILD), await given.talent({ ...CHILD, name: 'Veer Rao' })];
  const contacts = { mobile: null, email, contact: email };
  await given.guardian(one.id, contacts);
  await given.guardian(other.id, contacts);

  await notify(services, shortlisted(one.id));
  await notify(services, shortlisted(other.id));
  await notify(services, shortlisted(other.id));

  const texts = (await deliver()).filter(({ to }) => to === email).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining('about Tara'), expect.stringContaining('about Veer')]);
});

test('leaves a guardian out when told to, and one who has not consented or is of an adult', async ({
  services,
  clock,
  deliver,
  given,
}) => {
  const [child, asked, adult] = [
    await given.talent(CHILD),
    await given.talent(CHILD),
    await given.talent(CHILD),
  ];
  for (const { id } of [child, adult]) await given.guardian(id, { mobile: null, email, contact: email });
  await given.guardian(asked.id, { consented_at: null, consent_version: null });

  await notify(services, { ...shortlisted(child.id), guardian: 'not told' });
  await notify(services, shortlisted(asked.id));
  clock.now = new Date('2034-05-01T12:00:00+05:30');
  await notify(services, shortlisted(adult.id));

  const sent = await deliver();
  expect(sent.map(({ to }) => to).sort()).toEqual([child.email, asked.email, adult.email].sort());
  const [, nameless, plain] = sent.map(({ text }) => text.split('\n')[0]);
  expect(nameless).toMatch(/^Dear parent or guardian, this is about Tara/);
  expect(plain).not.toContain('Dear');
});

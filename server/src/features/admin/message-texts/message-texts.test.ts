import type { MessageTexts } from '@kirdaar/contract/admin/message-texts';
import { expect } from 'vitest';
import { publishScheduledContent } from '#features/admin/content/tasks.ts';
import { planEndedEmail } from '#features/billing/plans/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { type CallApi, test } from '#testing/test.ts';

const key = 'plan-ended';
const HOUR_MS = 3_600_000;
const facts = { plan_name: '<b>Pro</b> {last_day}', plan_price: 2999, last_day: '2026-11-30' };

/** Returns what an editor does with the message, always with the revision read last. */
function messageEditor(callApi: CallApi, as: { token: string }) {
  const read = async () =>
    (await callApi('GET /api/admin/messages/texts', { query: { key } }, as)).body.message;
  const save = async (texts: MessageTexts) => {
    const { revision } = await read();
    return callApi('PUT /api/admin/messages/draft', { body: { key, revision, texts } }, as);
  };
  /** Returns the English text that begins like this, with new words. */
  const reworded = async (start: string, text: string) => {
    const found = (await read()).editable.en.find(({ original }) => original.startsWith(start));
    return { part: found?.part ?? 'note', original: found?.original ?? '', text };
  };
  const act = async (action: 'publish' | 'restore', more: object = {}) => {
    const body = { kind: 'message' as const, key, revision: (await read()).revision, ...more };
    return callApi(`POST /api/admin/content/${action}`, { body: body as never }, as);
  };
  return { read, save, reworded, act };
}

test('sends the published texts with the facts of each person, escaped, and the original again', async ({
  callApi,
  deliver,
  given,
  services,
}) => {
  const staff = await given.staff('editor');
  const { read, save, reworded, act } = messageEditor(callApi, staff);
  const talent = await given.talent();
  const send = async (source: string) => {
    await notify(services, { source, account_id: talent.id, template: planEndedEmail, facts, by: ['email'] });
    return (await deliver()).at(-1);
  };
  const en = [
    await reworded('Your {product} {plan_name} plan has ended', '{plan_name} is over'),
    await reworded('Your {plan_name} plan ended on', 'Since {last_day}, {plan_name} is over.\nThank you.'),
  ];

  await save({ en, hi: [] });
  const drafted = await send('while a draft');
  const preview = await callApi(
    'GET /api/admin/messages/preview',
    { query: { key, source: 'draft' } },
    staff,
  );
  await act('publish');
  const published = await send('published');
  const { messages } = (await callApi('GET /api/admin/messages', {}, staff)).body;
  const { history } = await read();
  await act('restore', { version: history.at(-1)?.id });
  const restored = await send('restored');

  expect(drafted?.subject).toBe('Your Kirdaar <b>Pro</b> {last_day} plan has ended');
  expect(preview.body).toMatchObject({
    subject: 'Pro is over',
    paragraphs: expect.arrayContaining([{ text: 'Thank you.', is_large: false }]),
  });
  expect(published?.subject).toBe('<b>Pro</b> {last_day} is over');
  // What a person typed is neither markup nor a placeholder.
  expect(published?.html).toContain(
    '<p>Since 30 Nov 2026, &#60;b&#62;Pro&#60;/b&#62; {last_day} is over.</p>',
  );
  expect(published?.html).toContain('<p>Thank you.</p>');
  expect(published?.text).toContain('You can buy it again for ₹2,999: ');
  expect(messages.find(({ name }) => name === key)).toMatchObject({ is_changed: true, has_draft: false });
  expect(restored?.subject).toBe(drafted?.subject);
});

test('refuses unknown placeholders and texts without their link, beside the field', async ({
  callApi,
  given,
}) => {
  const { save, reworded } = messageEditor(callApi, await given.staff('editor'));

  const refused = await save({
    en: [
      await reworded('Your {plan_name} plan ended on', 'Hello {first_name}'),
      await reworded('You can buy it again', 'Buy it again for {plan_price}.'),
      await reworded('You were not charged', 'x'.repeat(501)),
    ],
    hi: [],
  });
  const checked = await save({
    en: [
      await reworded('Your {plan_name} plan ended on', 'Hello {first_name}'),
      await reworded('You can buy it again', 'Buy it again for {plan_price}.'),
      { part: 'note', original: 'A text of long ago.', text: 'New' },
    ],
    hi: [],
  });

  expect(refused.body.fields).toEqual({ 'texts.en.2.text': 'At most 500 characters.' });
  expect(checked).toMatchObject({ status: 400 });
  expect(checked.body.fields).toEqual({
    'texts.en.0.text': '{first_name} is not a placeholder of this text.',
    'texts.en.1.text': 'Keep {link} in this text.',
    'texts.en.2.text': 'The message no longer has this text. Restore the original.',
  });
});

test('publishes at the chosen time, in Hindi too, and leaves text messages as they are registered', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
}) => {
  const staff = await given.staff('editor');
  const { read, save, act } = messageEditor(callApi, staff);
  const talent = await given.talent();
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', talent.id).execute();
  const { editable, registered } = await read();
  const hi = editable.hi
    .filter(({ part }) => part === 'short' || part === 'subject')
    .map(({ part, original }) => ({ part, original, text: 'प्लान {plan_name} पूरा हुआ' }));

  await save({ en: [], hi });
  await act('publish', { publishes_at: new Date(clock.now.getTime() + HOUR_MS).toISOString() });
  clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS);
  await publishScheduledContent.run(services, {}, 'a minute');
  const guardian = { mobile: talent.mobile, email: null };
  const message = { source: 'hindi', account_id: talent.id, template: planEndedEmail, facts, guardian };
  await notify(services, { ...message, by: ['email'] });
  const sent = await deliver();
  const owner = await given.staff('owner');
  const log = await callApi('GET /api/admin/audit-log', { query: { by: staff.id } }, owner);

  const by = (channel: string) => sent.find((one) => one.channel === channel);
  expect(by('email')?.subject).toBe('प्लान <b>Pro</b> {last_day} पूरा हुआ');
  expect(by('sms')?.text).not.toContain('पूरा हुआ');
  expect(registered.sms.map(({ name }) => name)).toEqual(['plan-ended', 'plan-ended.hi']);
  expect(log.body.entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['published_content', 'scheduled_content', 'saved_draft']),
  );
});

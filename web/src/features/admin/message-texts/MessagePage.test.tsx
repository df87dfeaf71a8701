import type { WholeMessage } from '@kirdaar/contract/admin/message-texts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import MessagePage, { clientAction, clientLoader } from '#features/admin/message-texts/MessagePage.tsx';
import * as list from '#features/admin/message-texts/MessagesPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
const link = {
  name: 'link',
  meaning: 'the link to the page',
  example: 'https://kirdaar.example/user/plans',
  required: true,
};
const plan = { name: 'plan_name', meaning: 'the name of the plan', example: 'Pro', required: false };
const again = { part: 'paragraph', original: 'Buy {plan_name} again: {link}', always: true } as const;
const message: WholeMessage = {
  key: 'plan-ended',
  purpose: 'Tells a talent that a plan has ended.',
  channels: ['email', 'sms'],
  revision: 'r1',
  editable: {
    en: [
      { part: 'subject', original: 'Your plan has ended', always: true, placeholders: [] },
      { ...again, placeholders: [plan, link] },
    ],
    hi: [{ part: 'subject', original: 'आपका प्लान समाप्त हो गया है', always: true, placeholders: [] }],
  },
  registered: { whatsapp: null, sms: [{ name: 'plan-ended', text: 'Kirdaar: Your {#var#} plan ended.' }] },
  live: { en: [], hi: [] },
  draft: null,
  history: [],
};
const preview = { success: true as const, subject: 'S', paragraphs: [], note: 'Note', short: 'Short' };

async function open(fields: Partial<WholeMessage> = {}) {
  // The router passes only the loader's data, whatever other props the page's type requires.
  const Component = MessagePage as ComponentType;
  const loader = () => ({ message: { ...message, ...fields }, previews: new Map([['en', preview]]) });
  const Site = createRoutesStub([{ path: '/', Component, loader, action: clientAction }]);
  await act(async () => render(<Site />));
  await screen.findByRole('heading', { name: 'Tells a talent that a plan has ended' });
}

test('saves only what differs from the originals and shows an error beside its text', async () => {
  await open();

  fireEvent.change(screen.getByLabelText('Paragraph 1'), { target: { value: 'Buy it again.' } });
  fireEvent.click(screen.getByRole('button', { name: 'हिंदी' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'प्लान पूरा हुआ' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save draft' })));
  const sent = received.find(({ to }) => to === 'PUT /api/admin/messages/draft');
  const fields = { 'texts.en.0.text': 'Keep {link} in this text.' };
  await act(async () => sent?.answer(400, { success: false, message: 'Keep {link} in this text.', fields }));
  fireEvent.click(await screen.findByRole('button', { name: 'English (with an error)' }));

  expect(sent?.body).toEqual({
    key: 'plan-ended',
    revision: 'r1',
    texts: {
      en: [{ part: 'paragraph', original: again.original, text: 'Buy it again.' }],
      hi: [{ part: 'subject', original: 'आपका प्लान समाप्त हो गया है', text: 'प्लान पूरा हुआ' }],
    },
  });
  expect(screen.getByText('Keep {link} in this text.')).toBeDefined();
  expect(screen.getByLabelText('Paragraph 1')).toHaveProperty('value', 'Buy it again.');
});

test('brings back an original, lists what the placeholders mean, and only shows registered texts', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'It is over' } });

  fireEvent.click(screen.getByRole('button', { name: 'Restore original: Subject' }));

  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Your plan has ended');
  expect(screen.getByText('the link to the page (must stay)', { exact: false })).toBeDefined();
  expect(screen.getByText('Kirdaar: Your {#var#} plan ended.').tagName).toBe('SPAN');
});

const draft = {
  words: { en: [{ ...again, text: 'Buy {plan_name}: {link}' }], hi: [] },
  ...{ saved_by: 'Ishani', saved_at: '2026-06-01T10:00:00.000Z', publishes_at: null },
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const describe = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('says which placeholders a text may have and what it was', async () => {
  await open({ draft });

  expect(screen.getByLabelText('Paragraph 1')).toHaveProperty('value', 'Buy {plan_name}: {link}');
  expect(describe('Paragraph 1')).toBe(
    'Must stay: {link}. May be used: {plan_name}. Original: Buy {plan_name} again: {link}',
  );
  expect(screen.getByLabelText('Subject').getAttribute('aria-describedby')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Restore original: Subject' })).toBeNull();
  expect(
    screen.getByText('Email, Text message. Draft saved by Ishani on 1 Jun 2026, 3:30 pm IST.'),
  ).toBeDefined();
  expect(screen.getByText('The saved draft, with sample data.')).toBeDefined();
});

test('keeps a subject on one line, and brings all originals back', async () => {
  await open({ draft });
  expect(button('Save draft').disabled).toBe(true);

  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'It is\nover' } });
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'It is over');
  fireEvent.change(screen.getByLabelText('Paragraph 1'), { target: { value: 'Buy\nagain' } });
  expect(screen.getByLabelText('Paragraph 1')).toHaveProperty('value', 'Buy\nagain');
  expect(button('Publish now').disabled).toBe(true);
  await press('Restore all original texts');
  expect(screen.getByLabelText('Paragraph 1')).toHaveProperty('value', again.original);
  await press('Save draft');
  expect(button('Saving...').disabled).toBe(true);
  const sent = await answer(received, 'PUT /api/admin/messages/draft', { revision: 'r2' });

  expect(sent.body).toEqual({ key: 'plan-ended', revision: 'r1', texts: { en: [], hi: [] } });
  expect(button('Save draft').disabled).toBe(true);
});

test('publishes or discards a draft, and only cancels one that is planned', async () => {
  const read = { kind: 'message', key: 'plan-ended', revision: 'r1' };
  await open({ draft });
  await press('Publish now');
  const published = await answer(received, 'POST /api/admin/content/publish');
  expect(published.body).toEqual(read);
  await press('Discard draft');
  await press('Discard draft');
  const discarded = await answer(received, 'POST /api/admin/content/discard');
  expect(discarded.body).toEqual(read);
});

test('shows no text to edit while a publication is planned', async () => {
  await open({ draft: { ...draft, publishes_at: '2031-03-01T05:00:00.000Z' } });

  expect(screen.getByRole('heading', { name: 'Goes live on 1 Mar 2031, 10:30 am IST' })).toBeDefined();
  expect(screen.queryByLabelText('Subject')).toBeNull();
});

test('previews the draft in each language, or what is sent now', async () => {
  const previewed = async (shown: object) => {
    void clientLoader({ params: { key: 'plan-ended' } } as never);
    await answer(received, 'GET /api/admin/messages/texts?key=plan-ended', { message: shown });
    return received.splice(0).map(({ to }) => to);
  };
  const asked = 'GET /api/admin/messages/preview?key=plan-ended&language=';

  expect(await previewed({ draft })).toEqual([`${asked}en&source=draft`, `${asked}hi&source=draft`]);
  expect(await previewed({ draft: null })).toEqual([`${asked}en&source=live`, `${asked}hi&source=live`]);
});

test('lists the messages by their kind, each with its state', async () => {
  const one = {
    ...{ kind: 'plans', channels: ['email'], is_changed: false, has_draft: false },
    publishes_at: null,
  };
  await openPage(list, [
    { ...one, name: 'a', purpose: 'Plan bought.' },
    { ...one, name: 'b', purpose: 'Plan ended.', is_changed: true, channels: ['email', 'sms'] },
    { ...one, name: 'c', purpose: 'Plan renewed.', is_changed: true, has_draft: true },
    { ...one, name: 'd', purpose: 'Alert.', kind: 'alerts', publishes_at: '2031-03-01T05:00:00.000Z' },
  ]);

  const texts = (title: string) => {
    const section = screen.getByRole('heading', { name: title }).closest('section') ?? document.body;
    return within(section)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(texts('Plans')).toEqual([
    'Plan bought.a · Email',
    'Plan ended.b · Email, Text message · changed by staff',
    'Plan renewed.c · Email · with a draft',
  ]);
  expect(texts('Alerts')).toEqual(['Alert.d · Email · goes live 1 Mar 2031, 10:30 am IST']);
  expect(texts('Views')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Alert.' }).getAttribute('href')).toBe('/admin/messages/d');
});

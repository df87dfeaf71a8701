import type { WholeMessage } from '@kirdaar/contract/admin/message-texts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import MessagePage, { clientAction } from '#features/admin/message-texts/MessagePage.tsx';
import { mockServer } from '#testing/mock-server.ts';

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

async function open() {
  // The router passes only the loader's data, whatever other props the page's type requires.
  const Component = MessagePage as ComponentType;
  const loader = () => ({ message, previews: new Map([['en', preview]]) });
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

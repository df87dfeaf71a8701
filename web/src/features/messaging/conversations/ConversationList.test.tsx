import type { ConversationEntry } from '@kirdaar/contract/messaging/conversations';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as housePage from '#features/messaging/conversations/HouseConversationsPage.tsx';
import * as talentPage from '#features/messaging/conversations/TalentConversationsPage.tsx';
import { press, toasts } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

interface Fields extends Partial<Omit<ConversationEntry, 'last'>> {
  last?: Partial<ConversationEntry['last']>;
}

function entry(name: string | null, { last, ...fields }: Fields = {}): ConversationEntry {
  return {
    application_id: `a-${name}`,
    other: { id: `other-${name}`, name, image_url: null },
    job: { id: 'job-1', title: 'Dancer · Film' },
    last: { party: 'house', text: 'Can you ride?', written_at: '2026-03-05T05:00:00Z', files: 0, ...last },
    unread: 0,
    ...fields,
  };
}

const open = (conversations: ConversationEntry[], next: string | null = null) =>
  openPage(talentPage, { conversations, next });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('lists the other, the casting call, the day and the last message', async () => {
  await open([entry('Lamp Films'), entry(null)]);

  expect(rows()).toEqual([
    expect.stringMatching(/Lamp Films5 Mar 2026Dancer · FilmCan you ride\?$/),
    expect.stringMatching(/A production house5 Mar 2026Dancer · FilmCan you ride\?$/),
  ]);
  expect(screen.getByRole('link', { name: 'Lamp Films' }).getAttribute('href')).toMatch(/^\/user.*Lamp/);
});

test('marks own messages, files and the number of unread messages', async () => {
  await open([entry('Lamp Films', { last: { party: 'talent', files: 2 } }), entry('Reel', { unread: 3 })]);

  const [own, unread] = screen.getAllByRole('listitem');
  expect(own?.textContent).toMatch(/You: Can you ride\?$/);
  expect(within(own ?? document.body).getByLabelText('Has attachments')).toBeDefined();
  expect(unread?.textContent).toMatch(/FilmCan you ride\?3 unread$/);
  expect(within(unread ?? document.body).queryByLabelText('Has attachments')).toBeNull();
});

test('names the colleague who wrote the last message of a house', async () => {
  await openPage(housePage, {
    conversations: [entry('Asha', { last: { by: 'Ravi' } }), entry('Bina', { last: { party: 'talent' } })],
    next: null,
  });

  expect(rows()).toEqual([
    expect.stringMatching(/Ravi: Can you ride\?$/),
    expect.stringMatching(/FilmCan you ride\?$/),
  ]);
  expect(screen.getByRole('link', { name: 'Asha' }).getAttribute('href')).toMatch(/^\/production.*Asha/);
});

test('shows more conversations until the last, each once', async () => {
  await open([entry('Lamp Films')], 'page 2');
  const MORE = 'GET /api/user/conversations?after=';

  await press('Show more');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' }).disabled).toBe(true);
  await reject(MORE, 429, { message: 'Not now.' });
  expect(toasts()).toEqual(['Not now.']);
  await press('Show more');
  const second = await reply(MORE, {
    conversations: [entry('Lamp Films'), entry('Reel')],
    next: 'page 3',
  });
  await press('Show more');
  const third = await reply(MORE, { conversations: [entry('Ink')], next: null });

  expect([second.to, third.to]).toEqual([`${MORE}page+2`, `${MORE}page+3`]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Lamp Films',
    'Reel',
    'Ink',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test.each([
  ['talent', talentPage, /^No messages yet. A production house can write to you/],
  ['house', housePage, /^No messages yet. Open an application/],
])('says how conversations begin for a %s', async (_, page, text) => {
  await openPage(page, { conversations: [], next: null });

  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

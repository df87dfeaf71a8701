import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeHouse } from '#session/store.ts';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import {
  conversationOf,
  openConversation,
  sampleAttachment,
  sampleMessage,
  sampleThread,
} from '#testing/open-conversation.tsx';

const TALENT = conversationOf.talent;
const HOUSE = conversationOf.production;
const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };
const log = () => screen.getByRole('log');
const texts = () =>
  within(log())
    .getAllByText(/^Message \d$/)
    .map(({ textContent }) => textContent);

test('marks the last own message that was read, with the time', async () => {
  const seen_at = '2026-03-05T08:00:00Z';
  const messages = [1, 2, 3].map((place) =>
    sampleMessage(place, { party: place === 2 ? 'house' : 'talent' }),
  );
  await openConversation('talent', sampleThread(messages, { seen: 2, seen_at }));

  expect(log().textContent).toMatch(/Message 1Read 1:30 pm · 6:30 am.*Message 2.*Message 3/);
  expect(screen.getAllByText(/^Read/)).toHaveLength(1);
});

test('names the writer once for messages that follow each other on a day', async () => {
  const yesterday = sampleMessage(1, { by: 'Ravi', written_at: '2026-03-04T01:00:00Z' });
  const today = [2, 3].map((place) => sampleMessage(place, { by: 'Ravi' }));
  const others = [sampleMessage(4, { by: 'Sita' }), sampleMessage(5, { party: 'talent' })];
  await openConversation('talent', sampleThread([yesterday, ...today, ...others]));

  const names = within(log()).getAllByText(/^(Ravi|Sita|You|They)$/);
  // What follows is still said to screen readers.
  expect(names.map((name) => [name.textContent, name.classList.contains('sr-only')])).toEqual([
    ['Ravi', false],
    ['Ravi', false],
    ['Ravi', true],
    ['Sita', false],
    ['You', true],
  ]);
});

test('loads earlier messages until the first, and says when that fails', async () => {
  await openConversation('talent', sampleThread([sampleMessage(5)], {}, 5));
  const EARLIER = `GET ${TALENT}?before=5` as const;

  await press('Earlier messages');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' }).disabled).toBe(true);
  await reject(EARLIER, 500, { message: '' });
  expect(screen.getByText('We couldn’t load more messages. Try again.')).toBeDefined();
  await press('Earlier messages');
  await reply(EARLIER, sampleThread([sampleMessage(3), sampleMessage(4)], {}, 3));
  await press('Earlier messages');
  await reply(`GET ${TALENT}?before=3`, sampleThread([sampleMessage(1), sampleMessage(2)]));

  expect(texts()).toEqual([1, 2, 3, 4, 5].map((place) => `Message ${place}`));
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
});

test('shows each file by its type', async () => {
  const files = [
    sampleAttachment(),
    sampleAttachment({ id: '2', kind: 'audio', name: 'voice.mp3', state: 'processing' }),
    sampleAttachment({ id: '3', kind: 'video', name: 'reel.mp4', url: '/reel.mp4', state: 'kept' }),
    sampleAttachment({ id: '4', kind: 'document', name: 'script.pdf', url: '/script.pdf' }),
    sampleAttachment({ id: '5', kind: 'video', name: 'broken.mp4', url: null as never, state: 'failed' }),
  ];
  await openConversation('talent', sampleThread([sampleMessage(1, { files })]));

  const items = within(log()).getAllByRole('listitem');
  expect(screen.getByAltText('face.jpg').closest('a')?.getAttribute('href')).toBe('/face.webp');
  expect(screen.getByLabelText('voice.mp3').getAttribute('src')).toBe('/face.webp');
  expect(screen.getByLabelText('reel.mp4').getAttribute('src')).toBe('/reel.mp4');
  const link = screen.getByRole('link', { name: /script\.pdf/ });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/script.pdf', 'script.pdf']);
  expect(screen.queryByLabelText('broken.mp4')).toBeNull();
  expect([1, 2].map((place) => items[place]?.textContent)).toEqual([
    'We are converting the file so that it plays in every browser.',
    'Shown as it was sent. Some browsers can’t play it.',
  ]);
  expect(items[0]?.textContent).toBe('');
});

test('reports one message of the other, or the conversation', async () => {
  const thread = sampleThread([sampleMessage(1), sampleMessage(2, { party: 'talent' })]);
  await openConversation('talent', thread);
  expect(screen.getAllByRole('button', { name: 'Report this message' })).toHaveLength(1);
  await press('Report this message');
  expect(screen.getByRole('dialog', { name: 'Report this message' })).toBeDefined();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Report this message');

  fireEvent.click(screen.getByLabelText('Asks for money'));
  await press('Send report');
  const { body } = await reply(`POST ${TALENT}/report`, { message: 'Report sent.' });
  await reply(`GET ${TALENT}`, thread);

  expect(body).toEqual({ reason: 'money', text: '', message_id: 'm1' });
  expect(screen.getByText('Report sent.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();

  await act(async () => fireEvent.click(screen.getByText('Report conversation')));
  expect(screen.getByRole('dialog', { name: 'Report this conversation' })).toBeDefined();
});

test('shows a house the talent with a link, and blocks them', async () => {
  const other = { id: 'talent-1', name: 'Asha Rao', image_url: null };
  const thread = sampleThread([sampleMessage(1)], { other, is_child: true });
  await openConversation('production', thread);

  const [applicant, call] = screen.getAllByRole('link');
  expect([applicant?.textContent, applicant?.getAttribute('href')]).toEqual([
    'Asha Rao',
    expect.stringContaining('talent-1'),
  ]);
  expect([call?.textContent, call?.getAttribute('href')]).toEqual([
    'Dancer · Film',
    expect.stringMatching(/production.*job-1/),
  ]);
  expect(screen.getByText(/^This applicant is a child/)).toBeDefined();
  await act(async () => fireEvent.click(screen.getByText('Block this talent')));
  await reply(`PUT ${HOUSE}/block`, { message: 'Blocked.' });
  await reply(`GET ${HOUSE}`, { ...thread, messages: [{ ...sampleMessage(1), by: null }] });
  expect(screen.getByText('Blocked.')).toBeDefined();
});

test('unblocks again, and says when that failed', async () => {
  await openConversation('talent', sampleThread([sampleMessage(1)], { bar: 'own_block' }));

  await act(async () => fireEvent.click(screen.getByText('Unblock')));
  await reject(`DELETE ${TALENT}/block`, 500, { message: '' });

  expect(screen.getByText('We couldn’t save your change. Try again.')).toBeDefined();
});

test('names a house without a name and marks a verified one', async () => {
  const other = { id: 'house-1', name: null, image_url: null, verified: true };
  await openConversation('talent', sampleThread([sampleMessage(1)], { other }));

  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('heading', { level: 1 }).textContent).toBe('A production house');
  expect(header.getByText(/verified/i)).toBeDefined();
  expect(header.getByRole('link', { name: 'Dancer · Film' }).getAttribute('href')).toContain('job-1');
});

test('invites a house to the first message and offers no menu before it', async () => {
  await openConversation('production', sampleThread([]));

  expect(screen.getByText(/^Write the first message/)).toBeDefined();
  expect(screen.queryByText('Block this talent')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
});

test('lets a viewer of a house read only, without marking messages as read', async () => {
  storeHouse('t', { ...house, team_role: 'viewer' });
  const messages = [sampleMessage(1, { party: 'talent' })];
  await openConversation('production', sampleThread(messages, { read: 0 }));

  expect(screen.getByText('Only owners and reviewers of your team can write messages.')).toBeDefined();
  expect(screen.queryByLabelText('Message')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report this message' })).toBeNull();
  expect(screen.queryByText('Block this talent')).toBeNull();
  expect(pending).toHaveLength(0);
});

test('marks messages as read only once the window is visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const messages = [sampleMessage(1), sampleMessage(2), sampleMessage(3, { party: 'talent' })];
  await openConversation('talent', sampleThread(messages, { read: 1 }));
  expect(pending).toHaveLength(0);

  hidden.mockReturnValue(false);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));

  expect(pending).toMatchObject([{ to: `POST ${TALENT}/read`, body: { place: 2 } }]);
  hidden.mockRestore();
});

test('marks nothing as read once the conversation is left', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await openConversation('talent', sampleThread([sampleMessage(1)], { read: 0 }));
  cleanup();

  hidden.mockReturnValue(false);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));

  expect(pending).toHaveLength(0);
  hidden.mockRestore();
});

test('finds no conversation that was deleted', async () => {
  await openConversation('talent');

  expect(screen.getByRole('heading', { name: 'Conversation not found' })).toBeDefined();
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAttached } from '#features/conversations/attached.ts';
import { ConversationThread } from '#features/conversations/ConversationThread.tsx';
import type { Thread } from '#features/conversations/conversation-calls.ts';
import { storeTalent } from '#session/store.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
  storeTalent('t', {
    ...{ id: '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11', name: 'Asha Rao', profile_photo: null },
    ...{ profileType: null, image: null, updated_at: null },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const id = '0d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d22';
const written = (place: number, text: string, written_at: string) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${place}`, place, party: 'house' as const },
  ...{ text, written_at, files: [] },
});
const thread = (conversation: Partial<Thread['conversation']> = {}): Thread => ({
  conversation: {
    ...{ application_id: id, other: { id, name: 'Lamp Films', image_url: null } },
    ...{ job: { id, title: 'Dancer · Film' }, is_child: false, bar: null },
    ...{ last: 2, read: 2, seen: 0, seen_at: null },
    ...conversation,
  },
  messages: [
    written(1, 'Can you ride?', '2026-03-05T17:00:00Z'),
    written(2, 'And dance?', '2026-03-05T19:00:00Z'),
  ],
  next: null,
});

async function open(shown = thread()) {
  const Component = () => <ConversationThread reader="talent" thread={shown} />;
  const Site = createRoutesStub([{ path: '/', Component }]);
  await act(async () => render(<Site />));
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const send = () => act(async () => fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
const showreel = new File(['a reel.'], 'showreel.mp4', { lastModified: 1 });
const sentTo = `POST /api/user/conversations/${id}/messages`;

test('messages stand under their days in India, and the guardian of a child is named', async () => {
  await open(thread({ is_child: true }));

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '05 Mar 2026',
    '06 Mar 2026',
  ]);
  expect(screen.getByRole('log').textContent).toContain('00:30');
  expect(screen.getByText(/the guardian reads and answers here/)).toBeDefined();
});

test('a message that did not get through is tried again as the same message', async () => {
  await open();
  type('Yes.');
  await send();
  expect(screen.getByText('Sending…')).toBeDefined();
  expect(field().value).toBe('');

  await act(async () => received.at(-1)?.lose());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  const [first, second] = received.filter(({ to }) => to === sentTo);
  const data = { ...written(3, 'Yes.', '2026-03-06T05:00:00Z'), party: 'talent' };
  await act(async () => second?.answer(200, { success: true, message: 'Sent.', data }));

  expect(second?.body).toEqual(first?.body);
  expect(screen.getByRole('log').textContent).toContain('Yes.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what was refused is still there after a reload, and can be changed', async () => {
  await open();
  type('A message');
  await send();
  const fields = { text: 'At most 4000 characters.' };
  await act(async () => received.at(-1)?.answer(400, { success: false, message: 'No.', fields }));
  expect(screen.getByRole('alert').textContent).toBe('At most 4000 characters.');

  cleanup();
  await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change it' })));

  expect(field().value).toBe('A message');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is typed waits for whoever comes back, and Enter alone sends nothing', async () => {
  await open();
  type('Half a sent');
  fireEvent.keyDown(field(), { key: 'Enter' });

  cleanup();
  await open();

  expect(field().value).toBe('Half a sent');
  expect(received.filter(({ to }) => to === sentTo)).toEqual([]);
});

test('a file that had not arrived before a reload goes on once it is chosen again, and no other in its place', async () => {
  await open();
  chooseFiles(screen.getByLabelText('Attach files'), showreel);

  cleanup();
  await open();
  const again = screen.getByLabelText<HTMLInputElement>('Choose showreel.mp4 again');
  chooseFiles(again, new File(['another'], 'another.mp4'));
  expect(screen.getByRole('alert').textContent).toBe(
    'This is another file. Please choose showreel.mp4 again.',
  );
  chooseFiles(again, showreel);

  expect(screen.queryByLabelText('Choose showreel.mp4 again')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'showreel.mp4: sent' })).toBeDefined();
});

test('a file that the server has whole goes with the message after a reload', async () => {
  const headers = { 'upload-offset': '8', 'upload-length': '8' };
  vi.stubGlobal('fetch', async () => new Response(null, { headers }));
  const address = '/api/user/conversation-files/1d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d33';
  keepAttached(id, [{ key: 'a', name: 'showreel.mp4', share: 0.5, state: 'sending', address }]);

  await open();
  type('Here it is.');
  await send();

  expect(received.find(({ to }) => to === sentTo)?.body).toMatchObject({
    files: ['1d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d33'],
  });
});

test('where nothing may be written, the page says why in the place of the field', async () => {
  await open(thread({ bar: 'own_block' }));

  expect(screen.getByText('You blocked this house. Unblock it to write again.')).toBeDefined();
  expect(screen.queryByLabelText('Message')).toBeNull();
  expect(screen.getByRole('button', { name: 'Unblock', hidden: true })).toBeDefined();
});

test('what is read on the screen is noted once', async () => {
  await open(thread({ read: 1 }));

  expect(received.map(({ to, body }) => [to, body])).toEqual([
    [`POST /api/user/conversations/${id}/read`, { place: 2 }],
  ]);
});

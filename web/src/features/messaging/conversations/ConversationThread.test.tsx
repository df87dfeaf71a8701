import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { ConversationThread } from '#features/messaging/conversations/ConversationThread.tsx';
import { conversationWrites, type Thread } from '#features/messaging/conversations/conversation-endpoints.ts';
import { saveAttachments } from '#features/messaging/conversations/draft-attachments.ts';
import { storeTalent } from '#session/store.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

beforeEach(() => {
  storeTalent('t', {
    id: '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11',
    name: 'Asha Rao',
    profile_photo: null,
    profileType: null,
    image: null,
    updated_at: null,
  });
});

const id = '0d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d22';
const messageAt = (place: number, text: string, written_at: string) => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  place,
  party: 'house' as const,
  text,
  written_at,
  acted_by: null,
  files: [],
});
const thread = (conversation: Partial<Thread['conversation']> = {}): Thread => ({
  conversation: {
    application_id: id,
    other: { id, name: 'Lamp Films', image_url: null },
    job: { id, title: 'Dancer · Film' },
    is_child: false,
    bar: null,
    last: 2,
    read: 2,
    seen: 0,
    seen_at: null,
    ...conversation,
  },
  messages: [
    messageAt(1, 'Can you ride?', '2026-03-05T17:00:00Z'),
    messageAt(2, 'And dance?', '2026-03-05T19:00:00Z'),
  ],
  next: null,
});

async function open(shown = thread()) {
  const Component = () => <ConversationThread accountRole="talent" thread={shown} />;
  await openSite([{ path: '/', Component, action: pageAction(conversationWrites) }]);
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const send = () => act(async () => fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
const showreel = new File(['a reel.'], 'showreel.mp4', { lastModified: 1 });
const sentTo = `POST /api/user/conversations/${id}/messages`;

test('groups messages by date in India and says that the guardian of a child reads them', async () => {
  await open(thread({ is_child: true }));

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '5 Mar 2026',
    '6 Mar 2026',
  ]);
  expect(screen.getByRole('log').textContent).toContain('12:30 am');
  expect(screen.getByText(/The guardian reads and answers messages here/)).toBeDefined();
});

test('retries a failed message with the same request id', async () => {
  await open();
  type('Yes.');
  await send();
  expect(screen.getByText('Sending...')).toBeDefined();
  expect(field().value).toBe('');

  await act(async () => received.at(-1)?.lose());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  const [first, second] = received.filter(({ to }) => to === sentTo);
  const data = { ...messageAt(3, 'Yes.', '2026-03-06T05:00:00Z'), party: 'talent' as const };
  await reply(sentTo, {
    message: 'Sent.',
    data,
  });

  expect(second?.body).toEqual(first?.body);
  expect(screen.getByRole('log').textContent).toContain('Yes.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('keeps a rejected message over a reload and lets the user edit it', async () => {
  await open();
  type('A message');
  await send();
  const fields = { text: 'At most 4000 characters.' };
  await reject(sentTo, 400, {
    message: 'No.',
    fields,
  });
  expect(screen.getByRole('alert').textContent).toBe('At most 4000 characters.');

  cleanup();
  await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit' })));

  expect(field().value).toBe('A message');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps typed text over a reload and sends neither on Enter alone nor only blanks', async () => {
  await open();
  type('Half a sent');
  fireEvent.keyDown(field(), { key: 'Enter' });

  cleanup();
  await open();

  expect(field().value).toBe('Half a sent');
  type('  ');
  await send();
  expect(received.filter(({ to }) => to === sentTo)).toEqual([]);
});

test('resumes an interrupted upload only with the same file, and sends no message until it is done', async () => {
  await open();
  chooseFiles(screen.getByLabelText('Attach files'), showreel);

  cleanup();
  await open();
  const again = screen.getByLabelText<HTMLInputElement>('Choose showreel.mp4 again');
  chooseFiles(again, new File(['another'], 'another.mp4'));
  expect(screen.getByRole('alert').textContent).toBe('This is a different file. Choose showreel.mp4 again.');
  chooseFiles(again, showreel);

  expect(screen.queryByLabelText('Choose showreel.mp4 again')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Uploading showreel.mp4' })).toBeDefined();
  type('Here it is.');
  await send();
  expect(received.filter(({ to }) => to === sentTo)).toEqual([]);
});

test.for([
  [4, true],
  [5, false],
] as const)('lets a message with %i attachments have another: %s', async ([count, possible]) => {
  const keys = Array.from({ length: count }, (_, place) => `file${place}`);
  saveAttachments(
    id,
    keys.map((key) => ({ key, name: `${key}.mp4`, progress: 1, state: 'uploaded' })),
  );

  await open();

  expect(screen.getByText('file0.mp4')).toBeDefined();
  expect(screen.queryByLabelText('Attach files') !== null).toBe(possible);
});

test('attaches a file after a reload when the server has received it completely', async () => {
  const headers = { 'upload-offset': '8', 'upload-length': '8' };
  vi.stubGlobal('fetch', async () => new Response(null, { headers }));
  const uploadUrl = '/api/user/conversation-files/1d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d33';
  saveAttachments(id, [{ key: 'a', name: 'showreel.mp4', progress: 0.5, state: 'sending', uploadUrl }]);

  await open();
  type('Here it is.');
  await send();

  expect(received.find(({ to }) => to === sentTo)?.body).toMatchObject({
    files: ['1d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d33'],
  });
});

test('shows the reason instead of the field when writing is not possible', async () => {
  await open(thread({ bar: 'own_block' }));

  expect(screen.getByText('You blocked this house. Unblock it to write again.')).toBeDefined();
  expect(screen.queryByLabelText('Message')).toBeNull();
  expect(screen.getByRole('button', { name: 'Unblock', hidden: true })).toBeDefined();
});

test('marks visible messages as read once', async () => {
  await open(thread({ read: 1 }));

  expect(received.map(({ to, body }) => [to, body])).toEqual([
    [`POST /api/user/conversations/${id}/read`, { place: 2 }],
  ]);
});

test('blocks the house once, even on a double click', async () => {
  await open();
  const block = () => screen.getByRole('button', { name: 'Block this house', hidden: true });

  await act(async () => fireEvent.click(block()));
  await act(async () => fireEvent.click(block()));

  expect(received.map(({ to }) => to)).toEqual([`PUT /api/user/conversations/${id}/block`]);
});

test('keeps the text of a report that could not be sent', async () => {
  await open();
  await act(async () => fireEvent.click(screen.getByText('Report conversation')));
  const report = () => act(async () => fireEvent.click(screen.getByText('Send report')));
  await report();
  expect(screen.getByRole('alert').textContent).toBe('Choose what is wrong.');

  fireEvent.click(screen.getByLabelText('Something else'));
  fireEvent.change(screen.getByLabelText(/^Details/), { target: { value: 'Twice a day' } });
  await report();
  await act(async () => received.at(-1)?.lose());

  expect(received.at(-1)).toMatchObject({
    to: `POST /api/user/conversations/${id}/report`,
    body: { reason: 'other', text: 'Twice a day' },
  });
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t send your report. Try again.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Details/).value).toBe('Twice a day');
});

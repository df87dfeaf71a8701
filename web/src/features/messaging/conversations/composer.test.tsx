import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveAttachments } from '#features/messaging/conversations/draft-attachments.ts';
import { storedPhoto } from '#testing/apply-form.tsx';
import { button, press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import {
  conversationOf,
  openConversation,
  sampleMessage,
  sampleThread,
} from '#testing/open-conversation.tsx';
import { sampleLibrary } from '#testing/sample-media.ts';

const WRITE = `POST ${conversationOf.talent}/messages` as const;
const open = () => openConversation('talent', sampleThread([sampleMessage(1)]));
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const attached = () =>
  within(screen.getByRole('list', { name: 'Attached files' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('sends trimmed text with the button and empties the field', async () => {
  await open();
  expect(button('Send').disabled).toBe(true);
  // An event whose default is prevented returns false: the browser stays on the page.
  expect(fireEvent.submit(field().form ?? document.body)).toBe(false);
  type('  Yes, I can ride. ');
  expect(button('Send').disabled).toBe(false);

  await press('Send');
  expect(field().value).toBe('');
  const data = sampleMessage(2, { party: 'talent', text: 'Yes, I can ride.' });
  const { body } = await reply(WRITE, { data });

  expect(body).toMatchObject({ text: 'Yes, I can ride.', files: [], media: [] });
  expect(screen.getByRole('log').textContent).toContain('Yes, I can ride.');
  expect(screen.queryByText('Sending...')).toBeNull();
});

test('attaches entries of the library once, and sends them with the text', async () => {
  await open();
  await press('Attach from your library');
  const media = [storedPhoto('one'), { ...storedPhoto('two'), caption: 'On stage' }];
  await reply('GET /api/user/media', sampleLibrary(media));
  expect(button('Attach').disabled).toBe(true);
  const boxes = await waitFor(() => screen.getAllByRole('checkbox'));
  for (const box of boxes) fireEvent.click(box);
  fireEvent.click(boxes[0] ?? document.body);
  await press('Attach');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(attached()).toEqual(['On stage']);
  expect(button('Send').disabled).toBe(true);
  expect(screen.getByText('Write a message to go with the files.')).toBeDefined();

  await press('Attach from your library');
  await reply('GET /api/user/media', sampleLibrary(media));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'On stage' }));
  await press('Attach');
  expect(attached()).toEqual(['On stage']);
  type('Here.');
  await press('Send');

  expect(pending.at(-1)?.body).toMatchObject({ text: 'Here.', files: [], media: ['two'] });
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
});

test('says when the library is empty or could not be loaded', async () => {
  await open();
  await press('Attach from your library');
  await reply('GET /api/user/media', sampleLibrary([]));
  expect(await screen.findByText(/^Your library is empty/)).toBeDefined();
  await press('Close');

  await press('Attach from your library');
  await reject('GET /api/user/media', 500);
  expect(await screen.findByText('We couldn’t load your library. Try again.')).toBeDefined();
});

test('sends nothing before every file is uploaded, unless the others are removed', async () => {
  saveAttachments('a1', [
    { key: 'a', name: 'reel.mp4', progress: 0.5, state: 'sending' },
    { key: 'b', name: 'face.jpg', progress: 1, state: 'uploaded', uploadUrl: '/uploads/u1' },
  ]);
  await open();
  type('Here it is.');

  expect(screen.getByText(/^Wait until all files are uploaded/)).toBeDefined();
  expect(button('Send').disabled).toBe(true);
  await press('Remove reel.mp4');
  expect(attached()).toEqual(['face.jpg']);
  expect(screen.queryByText(/^Wait until all files are uploaded/)).toBeNull();
  await press('Send');

  expect(pending.at(-1)?.body).toMatchObject({ files: ['u1'], media: [] });
});

test('puts an unsent message before later input, with its files', async () => {
  saveAttachments('a1', [{ key: 'b', name: 'face.jpg', progress: 1, state: 'uploaded', media_id: 'm' }]);
  await open();
  type('First');
  await press('Send');
  await reject(WRITE, 500, { message: '' });
  expect(screen.getByRole('alert').textContent).toBe(
    'Message not sent. Check your connection and try again.',
  );
  expect(screen.getByRole('log').textContent).toContain('face.jpg');
  type('Second');

  await press('Edit');

  expect(field().value).toBe('First\nSecond');
  expect(attached()).toEqual(['face.jpg']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('loads the conversation again when writing has become impossible', async () => {
  await open();
  type('Hello?');
  await press('Send');
  await reject(WRITE, 409, { message: 'This conversation is closed.' });

  const closed = sampleThread([sampleMessage(1)], { bar: 'other_block' as never });
  await reply(`GET ${conversationOf.talent}`, closed);

  expect(screen.queryByLabelText('Message')).toBeNull();
  expect(screen.getByText('This conversation is closed.')).toBeDefined();
});

test('shows a message once whose response was lost', async () => {
  await open();
  type('Yes.');
  await press('Send');
  const { body } = await reject(WRITE, 409);
  const { request_id: id } = body as { request_id: string };
  const saved = sampleMessage(2, { id, party: 'talent', text: 'Yes.' });
  await reply(`GET ${conversationOf.talent}`, sampleThread([sampleMessage(1), saved]));

  expect(screen.getAllByText('Yes.')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers a house no library of photos', async () => {
  await openConversation('production', sampleThread([sampleMessage(1)]));

  expect(screen.getByLabelText('Attach files')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Attach from your library' })).toBeNull();
});

test('sends one message of a house as urgent, and says how the applicant is told', async () => {
  const write = `POST ${conversationOf.production}/messages` as const;
  await openConversation('production', sampleThread([sampleMessage(1)]));
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Urgent/ });
  type('We start at 8.');
  fireEvent.click(box());
  await press('Send');
  const first = await reply(write, {
    message: 'We are notifying them by WhatsApp.',
    data: { ...sampleMessage(2), by: null },
  });

  expect(await screen.findByText('We are notifying them by WhatsApp.')).toBeDefined();
  expect(box().checked).toBe(false);
  type('Thank you.');
  await press('Send');
  const second = await reply(write, { message: 'Message sent.', data: { ...sampleMessage(3), by: null } });
  expect([first.body, second.body]).toMatchObject([{ urgent: true }, { urgent: false }]);
  expect(screen.queryByText('Message sent.')).toBeNull();
});

test('stores nothing of a deleted text', async () => {
  await open();
  type('Yes');
  expect(sessionStorage).toHaveLength(1);

  type('');

  expect(sessionStorage).toHaveLength(0);
});

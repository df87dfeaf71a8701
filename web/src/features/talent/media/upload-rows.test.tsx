import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MediaManager } from '#features/talent/media/MediaShelf.tsx';
import { addUploads, changeUpload, type Upload } from '#features/talent/media/upload-list.ts';
import { discardUploads } from '#features/talent/media/upload-queue.ts';
import { storeTalent } from '#session/store.ts';
import { toasts } from '#testing/controls.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { sampleLibrary, sampleMedium } from '#testing/sample-media.ts';

afterEach(() => {
  discardUploads();
});

const MB = 1024 * 1024;
const upload = {
  ...{ id: 'u', owner: undefined, kind: 'photo', name: 'one.jpg', lastModified: 5 },
  ...{ size: 20 * MB, sent: 5 * MB, state: 'sending' },
} as const satisfies Upload;

/** Opens the page of the media while uploads are under way. */
async function show(...uploads: Partial<Upload>[]) {
  const library = sampleLibrary([]);
  await openPage({ default: () => <MediaManager library={library} /> }, {});
  await act(async () =>
    addUploads(uploads.map((fields, place) => ({ ...upload, id: `u${place}`, ...fields }))),
  );
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name) ?? document.body));
const row = () => within(screen.getByRole('list', { name: 'Uploads' })).getByRole('listitem');
const bar = () => screen.queryByRole('progressbar', { name: 'one.jpg: uploaded' });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('pauses a large upload and queues it again', async () => {
  await show({ speed: 2 * MB });
  expect(row().textContent).toContain('5.0 MB of 20.0 MB · 2.0 MB a second · about 10 seconds left');
  expect(bar()).toHaveProperty('value', 25);

  await press('Pause one.jpg');
  expect(row().textContent).toContain('Paused at 5.0 MB of 20.0 MB.');
  expect(announced()).toContain('one.jpg: paused.');
  expect(button('Pause one.jpg')).toBeNull();
  await press('Resume one.jpg');

  expect(row().textContent).toContain('Waiting to upload.');
  expect(button('Resume one.jpg')).toBeNull();
  await press('Cancel one.jpg');
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('announces each quarter that is uploaded', async () => {
  await show({});
  await act(async () => changeUpload('u0', { sent: 9 * MB }));
  expect(announced()).not.toContain('percent');

  await act(async () => changeUpload('u0', { sent: 10 * MB }));

  expect(announced()).toContain('one.jpg: 50 percent uploaded.');
  expect(button('Pause one.jpg')).not.toBeNull();
});

test('cannot pause a small upload, and says when all of it is checked', async () => {
  await show({ size: MB, sent: MB / 2 });
  expect(button('Pause one.jpg')).toBeNull();

  await act(async () => changeUpload('u0', { sent: MB }));

  expect(row().textContent).toContain('Uploaded. Checking the file.');
});

test('shows why a file was rejected, without progress, and lets it be sent again or removed', async () => {
  await show({ state: 'rejected', message: 'This picture is too small.' });
  expect(row().textContent).toContain('This picture is too small.');
  expect(bar()).toBeNull();
  expect(button('Cancel one.jpg')).toBeNull();
  await press('Try again');
  expect(row().textContent).toContain('Waiting to upload.');
  cleanup();
  discardUploads();

  await show({ state: 'invalid', message: 'This file is a PDF.' });
  expect(button('Try again')).toBeNull();
  expect(announced()).toContain('one.jpg: This file is a PDF.');
  await press('Remove one.jpg from the list');
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('resumes an upload only with the very file that was chosen before', async () => {
  const file = (text: string, lastModified: number) => new File([text], 'one.jpg', { lastModified });
  await show({ state: 'file_missing', size: 3, sent: 0 });
  expect(row().textContent).toContain('The page was reloaded. Choose one.jpg again to upload the rest.');

  await act(async () => chooseFiles(screen.getByLabelText('Choose the file again'), file('xyz', 6)));
  expect(toasts()).toEqual(['This is a different file. Please choose one.jpg again.']);
  expect(pending).toEqual([]);
  await act(async () => chooseFiles(screen.getByLabelText('Choose the file again'), file('xyz', 5)));

  const sent = await reply('POST /api/user/media', { media: sampleMedium() });
  expect(sent.form.get('kind')).toBe('photo');
});

test('stops when the connection is lost and goes on when it is back', async () => {
  const file = new File(['xyz'], 'one.jpg');
  await show({ state: 'sending', file, size: 3, sent: 0 });
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(row().textContent).toMatch(/Connection lost at .*The upload resumes automatically/);
  expect(announced()).toContain('one.jpg: connection lost.');
  expect(button('Try now')).not.toBeNull();

  await act(async () => window.dispatchEvent(new Event('online')));

  await reply('POST /api/user/media', { media: sampleMedium() });
});

test('sends no upload of another account, and asks its owner to log in', async () => {
  storeTalent('token', { id: 'imran', name: 'Imran' } as never);
  await show({ owner: 'asha', state: 'paused', file: new File(['xyz'], 'one.jpg'), size: 3, sent: 0 });

  await press('Resume one.jpg');

  expect(pending.filter(({ to }) => to.startsWith('POST'))).toEqual([]);
  expect(row().textContent).toContain('You are no longer logged in.');
  expect(screen.getByText(/^The parts of your files that were uploaded are saved/)).toBeDefined();
});

import type { Medium } from '@kirdaar/contract/media';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUploads } from '#features/media/interrupted-uploads.ts';
import { MediaShelf } from '#features/media/MediaShelf.tsx';
import { chooseFiles } from '#testing/file-inputs.ts';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { sampleMedium as photo, sampleLibrary } from '#testing/sample-media.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
  letDialogsOpen();
});

afterEach(() => {
  cleanup();
  forgetUploads();
  vi.unstubAllGlobals();
});

test('how many there are and may be is said, with the plan that says so', async () => {
  await showGallery([photo(), photo()]);

  expect(screen.getByText('2 of 3 photos · Basic')).toBeTruthy();
});

test('a full shelf says what to do in place of asking for more', async () => {
  await showGallery([photo(), photo(), photo()]);

  expect(screen.getByText('Your Basic plan has room for 3 photos, and all are there.')).toBeTruthy();
  expect(screen.queryByLabelText('Choose photos')).toBeNull();
});

test('of too many files those that fit are sent, and each other says why not', async () => {
  await showGallery([photo(), photo()]);

  choose(new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg'));

  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]?.form.get('kind')).toBe('photo');
  const [, refused] = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('.jpg'));
  expect(refused?.textContent).toContain('Your Basic plan allows 3 photos.');
});

test('a file of another kind is explained and never sent, and the others go on', async () => {
  await showGallery([]);

  choose(new File(['1'], 'script.pdf'), new File(['2'], 'two.jpg'));

  expect(screen.getByText('Please choose a JPG, PNG, WebP or HEIC picture of at most 15 MB.')).toBeTruthy();
  await waitFor(() => expect(received).toHaveLength(1));
});

test('a refusal is shown in the words of the server, and can be tried again', async () => {
  await showGallery([]);
  choose(new File(['1'], 'one.jpg'));
  await waitFor(() => expect(received).toHaveLength(1));

  received[0]?.answer(400, { message: 'This picture cannot be read. Please choose another.' });
  await screen.findByText('This picture cannot be read. Please choose another.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(received).toHaveLength(2));
});

test('a lost connection is said, and the file goes on by itself', async () => {
  await showGallery([]);
  choose(new File(['1'], 'one.jpg'));
  await waitFor(() => expect(received).toHaveLength(1));

  received[0]?.lose();

  await screen.findByText(/The connection is lost/);
  await waitFor(() => expect(received).toHaveLength(2), { timeout: 3000 });
});

test('not more than two files are on their way at once', async () => {
  await showGallery([]);

  choose(new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg'), new File(['3'], 'three.jpg'));

  await waitFor(() => expect(received).toHaveLength(2));
  expect(screen.getByText('Waits for its turn.')).toBeTruthy();
});

test('a file that is cancelled leaves the list, and the next one starts', async () => {
  await showGallery([]);
  choose(new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg'), new File(['3'], 'three.jpg'));
  await waitFor(() => expect(received).toHaveLength(2));

  await userEvent.click(screen.getByRole('button', { name: 'Cancel one.jpg' }));

  await waitFor(() => expect(received).toHaveLength(3));
  expect(screen.queryByText('one.jpg')).toBeNull();
});

test('a photo is moved by keyboard, and the new place is told', async () => {
  const [first, second] = [photo({ caption: 'Sari' }), photo({ caption: 'Monsoon', position: 1 })];
  await showGallery([first, second]);

  screen.getByRole('button', { name: 'Move photo 1, Sari to a later place' }).focus();
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({
    to: 'PUT /api/user/media/order',
    body: { kind: 'photo', ids: [second.id, first.id] },
  });
  received[0]?.answer(200, { success: true, message: 'Saved.' });
  expect(await screen.findByText('Moved to place 2 of 2.')).toBeTruthy();
});

test('Escape leaves a caption as it was, Enter keeps it', async () => {
  await showGallery([photo({ caption: 'Sari' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Change the caption of photo 1, Sari' }));

  await userEvent.keyboard(' in red{Escape}');
  expect(received).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Change the caption of photo 1, Sari' }));
  await userEvent.keyboard(' in blue{Enter}');
  await waitFor(() => expect(received[0]?.body).toEqual({ caption: 'Sari in blue' }));
});

test('before something is deleted it is said that what was sent stays sent', async () => {
  const only = photo();
  await showGallery([only]);

  await userEvent.click(screen.getByRole('button', { name: 'Delete photo 1' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete photo 1?' });
  expect(within(dialog).getByText(/Applications you have sent keep what you sent/)).toBeTruthy();
  expect(received).toHaveLength(0);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete this photo' }));
  await waitFor(() => expect(received[0]?.to).toBe(`DELETE /api/user/media/${only.id}`));
});

test('what could not be made playable can be tried again', async () => {
  const video = photo({ kind: 'intro_video', type: 'video/x-matroska', state: 'failed' });
  await show('intro_video', [video]);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(received[0]?.to).toBe(`POST /api/user/media/${video.id}/retry`);
});

function choose(...files: File[]) {
  // A file control of the page, by its label.
  chooseFiles(screen.getByLabelText('Choose photos') as HTMLInputElement, ...files);
}

function showGallery(media: Medium[]) {
  return show('photo', media);
}

async function show(kind: Medium['kind'], media: Medium[]) {
  const Stub = createRoutesStub([
    {
      path: '/',
      HydrateFallback: () => null,
      Component: () => <MediaShelf kind={kind} library={sampleLibrary(media)} />,
    },
  ]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 2 });
}

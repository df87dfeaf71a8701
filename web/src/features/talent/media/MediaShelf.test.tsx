import type { Medium } from '@kirdaar/contract/talent/media';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { MediaShelf } from '#features/talent/media/MediaShelf.tsx';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { discardUploads } from '#features/talent/media/upload-queue.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { sampleMedium as photo, sampleLibrary } from '#testing/sample-media.ts';

afterEach(() => {
  discardUploads();
});

test('shows the number of photos, the limit and the plan', async () => {
  await showGallery([photo(), photo()]);

  expect(screen.getByText('2 of 3 photos · Basic')).toBeTruthy();
});

test('explains the limit instead of offering an upload when it is reached', async () => {
  await showGallery([photo(), photo(), photo()]);

  expect(screen.getByText('Your Basic plan allows 3 photos. You have reached this limit.')).toBeTruthy();
  expect(screen.queryByLabelText('Choose photos')).toBeNull();
});

test('uploads only as many files as the limit allows and explains the others', async () => {
  await showGallery([photo(), photo()]);

  choose(new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg'));

  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]?.form.get('kind')).toBe('photo');
  const [, rejected] = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('.jpg'));
  expect(rejected?.textContent).toContain('Your Basic plan allows 3 photos.');
});

test('explains a file of the wrong type without uploading it and uploads the others', async () => {
  await showGallery([]);

  choose(new File(['%PDF-1.7 and its pages'], 'script.pdf'), new File(['2'], 'two.jpg'));

  expect(await screen.findByText(/^This file is a PDF\. Please choose a JPG/)).toBeTruthy();
  await waitFor(() => expect(received).toHaveLength(1));
});

test('shows the error message of the server, and allows a retry unless the file can never be accepted', async () => {
  await showGallery([]);
  choose(new File(['1'], 'one.jpg'));
  await waitFor(() => expect(received).toHaveLength(1));

  await reject('POST /api/user/media', 409, { message: 'Another request is sending this file.' });
  await screen.findByText('Another request is sending this file.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(received).toHaveLength(2));
  const message = 'This picture cannot be read. Please choose another.';
  await reject('POST /api/user/media', 400, { message, fields: { file: message } });
  await screen.findByText(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('reports a lost connection and retries automatically', async () => {
  await showGallery([]);
  choose(new File(['1'], 'one.jpg'));
  await waitFor(() => expect(received).toHaveLength(1));

  received[0]?.lose();

  await screen.findByText(/Connection lost/);
  await waitFor(() => expect(received).toHaveLength(2), { timeout: 3000 });
});

test('uploads at most two files at once', async () => {
  await showGallery([]);

  choose(new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg'), new File(['3'], 'three.jpg'));

  await waitFor(() => expect(received).toHaveLength(2));
  expect(screen.getByText('Waiting to upload.')).toBeTruthy();
});

test('removes a cancelled file from the list and starts the next one', async () => {
  await showGallery([]);
  choose(new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg'), new File(['3'], 'three.jpg'));
  await waitFor(() => expect(received).toHaveLength(2));

  await userEvent.click(screen.getByRole('button', { name: 'Cancel one.jpg' }));

  await waitFor(() => expect(received).toHaveLength(3));
  expect(screen.queryByText('one.jpg')).toBeNull();
});

test('moves a photo by keyboard and announces its new place', async () => {
  const [first, second] = [photo({ caption: 'Sari' }), photo({ caption: 'Monsoon', position: 1 })];
  await showGallery([first, second]);

  screen.getByRole('button', { name: 'Move photo 1, Sari later' }).focus();
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({
    to: 'PUT /api/user/media/order',
    body: { kind: 'photo', ids: [second.id, first.id] },
  });
  await reply('PUT /api/user/media/order', { message: 'Saved.' });
  expect(await screen.findByText('Moved to position 2 of 2.')).toBeTruthy();
});

test('cancels a caption edit on Escape and saves it on Enter', async () => {
  await showGallery([photo({ caption: 'Sari' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit the caption of photo 1, Sari' }));

  await userEvent.keyboard(' in red{Escape}');
  expect(received).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Edit the caption of photo 1, Sari' }));
  await userEvent.keyboard(' in blue{Enter}');
  await waitFor(() => expect(received[0]?.body).toEqual({ caption: 'Sari in blue' }));
});

test('explains before a deletion that sent applications keep the file', async () => {
  const only = photo();
  await showGallery([only]);

  await userEvent.click(screen.getByRole('button', { name: 'Delete photo 1' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete photo 1?' });
  expect(within(dialog).getByText(/Applications that you have already sent keep it/)).toBeTruthy();
  expect(received).toHaveLength(0);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete photo' }));
  await waitFor(() => expect(received[0]?.to).toBe(`DELETE /api/user/media/${only.id}`));
});

test('retries the processing of a failed video', async () => {
  const video = photo({ kind: 'intro_video', type: 'video/x-matroska', state: 'failed' });
  await show('intro_video', [video]);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(received[0]?.to).toBe(`POST /api/user/media/${video.id}/retry`);
});

function choose(...files: File[]) {
  // A file control of the page, found by its label.
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
      action: pageAction(mediaWrites),
      Component: () => <MediaShelf kind={kind} library={sampleLibrary(media)} />,
    },
  ]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 2 });
}

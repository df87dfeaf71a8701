import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { Medium } from '@kirdaar/contract/talent/media';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { MediaShelf } from '#features/talent/media/MediaShelf.tsx';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { discardUploads } from '#features/talent/media/upload-queue.ts';
import { button, press, toasts } from '#testing/controls.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { sampleMedium as photo, sampleLibrary, sampleMedium } from '#testing/sample-media.ts';
import { currentToasts } from '#ui/toast-list.ts';

const { elementFromPoint } = document;

afterEach(() => {
  discardUploads();
  document.elementFromPoint = elementFromPoint;
});

async function show(kind: MediaKind, media: Medium[], plan: string | null = 'Basic') {
  const library = { ...sampleLibrary(media), plan };
  const Page = () => <MediaShelf kind={kind} library={library} />;
  await openPage({ default: Page, clientAction: pageAction(mediaWrites) }, {});
}

const file = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const names = () => screen.getAllByRole('button', { name: /^Open/ }).map(({ ariaLabel }) => ariaLabel);
const three = () => ['A', 'B', 'C'].map((caption, position) => photo({ id: caption, caption, position }));

test('moves a photo to an earlier place, never beyond an end, and back when that fails', async () => {
  await show('photo', three());
  const ends = ['Move photo 1, A earlier', 'Move photo 1, A later', 'Move photo 3, C later'];
  expect(ends.map((name) => button(name).ariaDisabled)).toEqual(['true', 'false', 'true']);
  await press('Move photo 1, A earlier');
  await press('Move photo 3, C later');
  expect(pending).toEqual([]);

  await press('Move photo 3, C earlier');
  const place = (name: string) => button(name).closest('li')?.style.order;
  expect([place('Open photo 2, C'), place('Open photo 3, B')]).toEqual(['1', '2']);
  const sent = await reject('PUT /api/user/media/order', 400, { message: 'Not now.' });

  expect(sent.body).toEqual({ kind: 'photo', ids: ['A', 'C', 'B'] });
  expect(names()).toEqual(['Open photo 1, A', 'Open photo 2, B', 'Open photo 3, C']);
  expect(toasts()).toEqual(['Not now.']);
});

test('moves a photo by dragging it over another, and not by a press of another button', async () => {
  await show('photo', three());
  const grip = screen.getAllByTitle('Drag to reorder')[0] ?? document.body;
  grip.setPointerCapture = () => {};
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  const target = button('Open photo 3, C').closest('li');
  document.elementFromPoint = () => target;
  const point = (type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', more = {}) =>
    act(async () => fireEvent[type](grip, { button: 0, clientX: 5, clientY: 300, ...more }));

  await point('pointerDown', { button: 2 });
  await point('pointerMove');
  await point('pointerUp');
  await point('pointerMove');
  await point('pointerDown');
  await point('pointerMove');
  await point('pointerCancel');
  await point('pointerUp');
  expect(pending).toEqual([]);
  await point('pointerDown');
  await point('pointerMove', { clientY: 10 });
  document.elementFromPoint = () => null;
  await point('pointerMove', { clientY: window.innerHeight });
  await point('pointerUp');

  expect(scrolled.mock.calls).toEqual([
    [0, -14],
    [0, 14],
  ]);
  expect(pending.map(({ body }) => body)).toEqual([{ kind: 'photo', ids: ['B', 'C', 'A'] }]);
});

test('offers no order for one entry, and only replaces a single picture', async () => {
  await show('photo', [photo()]);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(screen.queryByTitle('Drag to reorder')).toBeNull();
  expect(file('Replace photo 1')).toBeDefined();
  cleanup();

  await show('headshot_image', [photo({ kind: 'headshot_image' })]);
  expect(screen.queryByLabelText('Replace headshot')).toBeNull();
  expect(screen.queryByText(/Basic/)).toBeNull();
  expect(file('Choose another').multiple).toBe(false);
  expect(screen.getByText('Or drop it here.')).toBeDefined();
  cleanup();
  await show('headshot_image', []);
  expect(file('Choose a photo')).toBeDefined();
  expect(screen.getByText(/^Casting directors look at the headshot first/)).toBeDefined();
});

test('sends a chosen file in the place of another', async () => {
  await show('photo', [photo({ id: 'old' })]);

  await act(async () =>
    chooseFiles(file('Replace photo 1'), new File(['%PDF-1.7 and its pages'], 'script.pdf')),
  );
  expect(pending).toEqual([]);
  expect(await screen.findByText(/^This file is a PDF/)).toBeDefined();
  await act(async () => chooseFiles(file('Replace photo 1'), new File(['x'], 'new.jpg')));
  const sent = await reply('POST /api/user/media', { media: sampleMedium() });

  expect(Object.fromEntries(sent.form)).toMatchObject({ kind: 'photo', replaces: 'old' });
});

test('uploads dropped files, and marks the zone only for files', async () => {
  await show('photo', []);
  const zone = screen.getByText(/^Or drop them here/).closest('[class*=dashed]') ?? document.body;
  const drag = (type: 'dragOver' | 'dragLeave' | 'drop', dataTransfer: object) =>
    act(async () => fireEvent[type](zone, { dataTransfer }));

  await drag('dragOver', { types: ['text/plain'] });
  expect(zone.hasAttribute('data-over')).toBe(false);
  await drag('dragOver', { types: ['Files'] });
  expect(zone.hasAttribute('data-over')).toBe(true);
  await drag('dragLeave', {});
  expect(zone.hasAttribute('data-over')).toBe(false);
  await drag('drop', { files: [] });
  await drag('drop', { files: [new File(['x'], 'new.jpg')] });

  await reply('POST /api/user/media', { media: sampleMedium() });
});

test('shows the limits without a plan, and links to the plans', async () => {
  await show('photo', three(), null);

  expect(screen.getByText('3 of 3 photos · No plan')).toBeDefined();
  expect(
    screen.getByText('Without a plan you can have 3 photos. You have reached this limit.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'compare the plans' }).getAttribute('href')).toBe('/user/plans');
});

test('moves the crop of a photo by a tap on it and by the sliders', async () => {
  await show('photo', [
    photo({ id: 'P', url: '/media/public/sari.webp#focus=30,50', width: 900, height: 600 }),
  ]);
  await press('Open photo 1');
  const dialog = within(screen.getByRole('dialog'));
  const place = () =>
    ['Left or right', 'Up or down'].map((name) => dialog.getByLabelText<HTMLInputElement>(name).value);
  expect(place()).toEqual(['30', '50']);

  const large = dialog.getByRole('img');
  large.getBoundingClientRect = () => new DOMRect(100, 0, 300, 200);
  await act(async () => fireEvent.click(large, { clientX: 260, clientY: 20 }));
  expect(place()).toEqual(['60', '50']);
  await act(async () => fireEvent.click(large, { clientX: 395, clientY: 20 }));
  expect(place()).toEqual(['100', '50']);
  fireEvent.change(dialog.getByLabelText('Up or down'), { target: { value: '15' } });
  await press('Save crop');
  const moved = photo({ id: 'P' });
  const sent = await reply('PUT /api/user/media/P/focus', { message: 'Crop saved.', media: moved });

  expect(sent.body).toEqual({ across: 100, down: 15 });
  expect(toasts()).toEqual(['Crop saved.']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens a photo large, and plays a video or offers it for download', async () => {
  await show('photo', [photo({ caption: 'Sari', width: null, height: null })]);
  await press('Open photo 1, Sari');
  const large = within(screen.getByRole('dialog', { name: 'Photo 1, Sari' })).getByRole('img');
  expect([large.getAttribute('alt'), large.getAttribute('width'), large.getAttribute('height')]).toEqual([
    ...['photo 1, Sari', '900', '1200'],
  ]);
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();

  await show('intro_video', [photo({ kind: 'intro_video', url: '/v.mp4', seconds: 65, poster: null })]);
  expect(screen.getByText('1:05')).toBeDefined();
  await press('Play intro video 1');
  const video = screen.getByLabelText('intro video 1');
  expect(video.getAttribute('src')).toBe('/v.mp4');
  await act(async () => fireEvent.error(video));
  expect(screen.getByText('This browser can’t play this video.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Download video' }).getAttribute('href')).toBe('/v.mp4');
});

test('shows no length of a video that is not known yet', async () => {
  await show('intro_video', [photo({ kind: 'intro_video', seconds: null })]);

  expect(screen.queryByText(/^\d+:\d\d$/)).toBeNull();
});

test('plays a voice sample in its tile and says that some browsers cannot', async () => {
  const voice = { kind: 'voice_sample', type: 'audio/ogg', state: 'kept' } as const;
  await show('voice_sample', [photo(voice), photo({ ...voice, position: 1, state: 'failed' })]);

  expect(screen.getByLabelText('voice sample 1').tagName).toBe('AUDIO');
  expect(screen.getAllByTitle('Drag to reorder')).toHaveLength(2);
  expect(screen.getByText('Some browsers can’t play this file.')).toBeDefined();
  await press('Try again');
  expect(button('Trying...').disabled).toBe(true);
  await act(async () => pending[0]?.lose());
  expect(currentToasts()).toHaveLength(1);
});

test('keeps a caption that could not be saved', async () => {
  await show('photo', [photo({ id: 'a' })]);
  await press('Add a caption to photo 1');
  const input = file('Caption of photo 1');
  expect(document.activeElement).toBe(input);

  fireEvent.change(input, { target: { value: 'Sari' } });
  await press('Save caption');
  expect(button('Save caption').disabled).toBe(true);
  await reject('PUT /api/user/media/a', 400, { message: 'Too long.' });
  expect(screen.getByRole('alert').textContent).toBe('Too long.');
  expect(input.value).toBe('Sari');
  await press('Cancel');

  expect(screen.queryByLabelText('Caption of photo 1')).toBeNull();
  expect(button('Add a caption to photo 1')).toBeDefined();
});

test('keeps a photo that could not be deleted, and says when it is gone', async () => {
  await show('photo', [photo({ id: 'a' })]);
  await press('Delete photo 1');

  await press('Delete photo');
  expect(button('Deleting...').disabled).toBe(true);
  await reject('DELETE /api/user/media/a', 500, { message: 'Not now.' });
  expect(screen.getByRole('alert').textContent).toBe('Not now.');
  await press('Delete photo');
  await reply('DELETE /api/user/media/a');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Deleted.');
});

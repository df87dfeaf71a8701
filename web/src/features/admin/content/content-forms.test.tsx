import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, press } from '#testing/controls.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openContent, saveDraft } from '#testing/open-content.ts';

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const choosePicture = (label: string) =>
  act(async () => chooseFiles(field(label), new File(['x'], 'new.png', { type: 'image/png' })));

test('describes a project by the digits of its year', async () => {
  const project = {
    ...{ film_title: 'Band', genre: 'Drama', directed_by: 'A', produced_by: 'B', language: 'Hindi' },
    ...{ platform: 'Cinema', type: 'Web Series', released_year: 2019, about_project: 'Old' },
    image_url: '/media/public/a.webp',
  };
  await openContent('project', project, { key: 'p1' });

  type(/^Title/, 'The Band');
  type(/^Type/, 'Movies');
  type(/^Year/, 'in 20245');
  type(/^About the project/, 'Three sisters.');
  const sent = await saveDraft();
  type(/^Year/, '');
  expect(await saveDraft()).toMatchObject({ released_year: null });

  expect(sent).toEqual({
    ...project,
    ...{ film_title: 'The Band', type: 'Movies', released_year: 2024, about_project: 'Three sisters.' },
  });
  await press('Remove from the site');
  await press('Remove project');
  const removed = await reply('POST /api/admin/content/remove');
  expect(removed.body).toEqual({ kind: 'project', key: 'p1', revision: 'r' });
  expect(screen.getByRole('heading').textContent).toBe('At /admin/content');
});

test('cannot remove a project that is not public, and shows its errors beside the fields', async () => {
  await openContent('project', null);
  expect(screen.queryByRole('button', { name: 'Remove from the site' })).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();

  type(/^Genre/, 'Drama');
  const names = ['film_title', 'type', 'released_year', 'about_project', 'image_url'];
  const fields = Object.fromEntries(names.map((name) => [`content.words.${name}`, `Wrong ${name}.`]));
  await saveDraft(fields);

  for (const name of names) expect(screen.getByText(`Wrong ${name}.`)).toBeDefined();
  const wrong = [/^Title/, /^Type/, /^Year/, /^About the project/].map((label) => field(label).ariaInvalid);
  expect(wrong).toEqual(['true', 'true', 'true', 'true']);
  expect(field(/^Genre/).ariaInvalid).toBe('false');
});

const clients = [
  { id: 'a', name: 'Reel', image_url: '/media/public/reel.webp' },
  { id: 'b', name: 'Lamp', image_url: '/media/public/lamp.webp' },
];

test('adds, orders and removes clients', async () => {
  await openContent('clients', { clients });
  expect([button('Move Reel up').disabled, button('Move Reel down').disabled]).toEqual([true, false]);
  expect([button('Move Lamp up').disabled, button('Move Lamp down').disabled]).toEqual([false, true]);

  await press('Move Reel down');
  expect(document.activeElement).toBe(button('Move Reel up'));
  await press('Add a client');
  type(/^Name of client 2/, 'Reels');
  expect(await saveDraft()).toEqual({
    clients: [
      clients[1],
      { ...clients[0], name: 'Reels' },
      { id: expect.any(String), name: '', image_url: '' },
    ],
  });
  await press('Remove new client');
  await press('Remove Lamp');
  expect(document.activeElement).toBe(button('Remove Reels'));
  expect(await saveDraft()).toEqual({ clients: [{ ...clients[0], name: 'Reels' }] });
});

test('crops a chosen picture and puts its URL in the place', async () => {
  URL.createObjectURL = () => 'blob:new';
  URL.revokeObjectURL = () => {};
  await openContent('banners', { banners: [{ url: '/media/public/old.webp', alt: 'A stage' }] });

  await choosePicture('Replace: Picture 1');
  expect(screen.getByRole('img', { name: 'What the frame shows' }).getAttribute('src')).toBe('blob:new');
  type('Left or right', '20');
  type('Up or down', '70');
  await press('Use this picture');
  expect(button('Saving...').disabled).toBe(true);
  const failed = await reject('POST /api/admin/content/pictures', 400, { message: 'Too small.' });
  expect(Object.fromEntries(failed.form)).toMatchObject({ use: 'banner', across: '20', down: '70' });
  expect(screen.getByRole('alert').textContent).toBe('Too small.');
  await press('Use this picture');
  await reply('POST /api/admin/content/pictures', { url: '/media/public/new.webp' });

  expect(screen.queryByRole('dialog')).toBeNull();
  type(/^What picture 1 shows/, 'A full stage');
  expect(await saveDraft()).toEqual({ banners: [{ url: '/media/public/new.webp', alt: 'A full stage' }] });
});

test('does not crop a logo, and leaves the picture when the dialog is closed', async () => {
  URL.createObjectURL = () => 'blob:new';
  URL.revokeObjectURL = () => {};
  await openContent('clients', { clients: [{ id: 'a', name: '', image_url: '' }] });
  expect(field('Choose: Logo of the new client').accept).toBe('image/*,.heic,.heif');

  await choosePicture('Choose: Logo of the new client');
  expect(screen.queryByRole('slider')).toBeNull();
  await press('Close');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pending).toEqual([]);
});

test('allows two banners', async () => {
  await openContent('banners', { banners: [{ url: '', alt: '' }] });

  await press('Add a banner');

  expect(button('Add a banner').disabled).toBe(true);
  const fields = {
    'content.words.banners.1.alt': 'Say it.',
    'content.words.banners.0.url': 'Choose a picture.',
  };
  await saveDraft(fields);
  expect([field(/^What picture 1/).ariaInvalid, field(/^What picture 2/).ariaInvalid]).toEqual([
    'false',
    'true',
  ]);
  expect(screen.getByText('Choose a picture.')).toBeDefined();
});

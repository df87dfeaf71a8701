import type { ContentPiece } from '@kirdaar/contract/admin/content';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import * as list from '#features/admin/content/ContentPage.tsx';
import * as page from '#features/admin/content/ContentPiecePage.tsx';
import { button } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const read = { kind: 'services', key: 'site', revision: 'r1' } as const;
const services = [
  { category: 'MODELS', text: 'Faces' },
  { category: 'DANCERS', text: 'Steps' },
];
const saved = { saved_by: 'Ishani', saved_at: '2026-06-01T10:00:00.000Z', publishes_at: null };
const approval = { asked_at: null, waits_for: null };
const draft = { words: { services }, preview: 'signed', ...saved, ...approval };
const piece: ContentPiece = { ...read, title: null, live: { services }, draft, history: [] };

const press = (name: string) => act(async () => fireEvent.click(button(name)));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('publishes the draft only once it is saved', async () => {
  await openPage(page, piece);
  expect(screen.getByText('Draft saved by Ishani on 1 Jun 2026, 3:30 pm IST.')).toBeDefined();
  expect(sections()).toEqual(['Edit', 'Publish', 'Preview']);
  expect(button('Save draft').disabled).toBe(true);

  type(/^MODELS/, 'Looks');
  expect(button('Publish now').disabled).toBe(true);
  expect(button('Schedule').disabled).toBe(true);
  expect(screen.getByText('Save the draft before you publish it.')).toBeDefined();
  await press('Save draft');
  expect(button('Saving...').disabled).toBe(true);
  const sent = await reply('PUT /api/admin/content/draft', { revision: 'r2' });
  expect(sent.body).toEqual({
    ...{ key: 'site', revision: 'r1' },
    content: { kind: 'services', words: { services: [{ category: 'MODELS', text: 'Looks' }, services[1]] } },
  });
  expect(button('Save draft').disabled).toBe(true);
  expect(screen.queryByText('Save the draft before you publish it.')).toBeNull();
  await press('Publish now');

  expect(button('Publish now').disabled).toBe(true);
  const published = await reply('POST /api/admin/content/publish');
  expect(published.body).toEqual(read);
});

test('plans a publication at a time in India, and shows that the time is wrong beside it', async () => {
  await openPage(page, piece);

  await press('Schedule');
  const fields = { publishes_at: 'Invalid ISO datetime' };
  const untimed = await reject('POST /api/admin/content/publish', 400, { fields });
  expect(untimed.body).toEqual({ ...read, publishes_at: 'no-time' });
  expect(screen.getByText('Choose a day and a time in the future, within a year.')).toBeDefined();
  type('Day', '2031-03-01');
  type('Time in India', '10:30');
  await press('Schedule');

  expect(pending[0]?.body).toEqual({ ...read, publishes_at: '2031-03-01T05:00:00.000Z' });
});

test('offers only to cancel a planned publication', async () => {
  await openPage(page, { ...piece, draft: { ...draft, publishes_at: '2031-03-01T05:00:00.000Z' } });
  expect(sections()).toEqual(['Goes live on 1 Mar 2031, 10:30 am IST', 'Preview']);

  await press('Cancel the schedule');

  expect(button('Cancel the schedule').disabled).toBe(true);
  const sent = await reply('POST /api/admin/content/unschedule');
  expect(sent.body).toEqual(read);
});

test('discards the draft and starts again from what is public', async () => {
  let shown: object = {
    ...piece,
    draft: { ...draft, words: { services: [{ ...services[0], text: 'New' }] } },
  };
  // The page needs only what its loader found.
  const Page = page.default as unknown as ComponentType<{ loaderData: object }>;
  await openPage({ ...page, default: () => <Page loaderData={shown} /> }, {});
  expect(screen.getByLabelText(/^MODELS/)).toHaveProperty('value', 'New');

  await press('Discard draft');
  expect(screen.getByText('Discard the draft?')).toBeDefined();
  expect(pending).toEqual([]);
  await press('Discard draft');
  shown = { ...piece, draft: null };
  const sent = await reply('POST /api/admin/content/discard');

  expect(sent.body).toEqual(read);
  expect(screen.getByLabelText(/^MODELS/)).toHaveProperty('value', 'Faces');
  expect(sections()).toEqual(['Edit']);
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
});

test('keeps what was typed when somebody else has changed the piece', async () => {
  await openPage(page, piece);

  type(/^DANCERS/, 'Moves');
  await press('Save draft');
  await reject('PUT /api/admin/content/draft', 409, {
    code: 'content_changed_elsewhere',
    message: 'Somebody has changed this.',
  });

  expect(screen.getByRole('alert').textContent).toBe('Somebody has changed this.');
  expect(screen.getByLabelText(/^DANCERS/)).toHaveProperty('value', 'Moves');
  expect(button('Save draft').disabled).toBe(false);
});

test('asks before a page with unsaved words is left', async () => {
  await openPage(page, piece);
  const leave = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'All content' })));
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const before = closing();

  type(/^DANCERS/, 'Moves');
  const during = closing();
  await leave();
  await press('Keep editing');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText(/^DANCERS/)).toHaveProperty('value', 'Moves');
  await leave();
  await press('Leave without saving');

  expect([before, during]).toEqual([false, true]);
  expect(screen.getByRole('heading').textContent).toBe('At /admin/content');
  expect(closing()).toBe(false);
  cleanup();
  await openPage(page, piece);
  await leave();
  expect(screen.getByRole('heading').textContent).toBe('At /admin/content');
});

const version = { published_by: 'Ravi', is_removal: false, preview: 'seen' };

test('shows earlier versions, and publishes one again after confirmation', async () => {
  await openPage(page, {
    ...piece,
    draft: null,
    history: [
      { ...version, id: 'v3', published_at: '2026-05-03T10:00:00.000Z' },
      { ...version, id: 'v2', published_at: '2026-05-02T10:00:00.000Z', is_removal: true },
      { ...version, id: 'v1', published_at: '2026-05-01T10:00:00.000Z', published_by: null },
    ],
  });
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Published 3 May 2026, 3:30 pm ISTby Ravi · public now',
    'Removed 2 May 2026, 3:30 pm ISTby Ravi',
    'Published 1 May 2026, 3:30 pm ISTbefore the first edit',
  ]);
  expect(rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'))).toEqual([
    '/services?preview=seen',
    undefined,
    '/services?preview=seen',
  ]);
  expect(screen.getAllByRole('button', { name: /^Publish again/ })).toHaveLength(1);

  await press('Publish again: version of 1 May 2026, 3:30 pm IST');
  await press('Publish version');

  expect(pending[0]?.to).toBe('POST /api/admin/content/restore');
  expect(pending[0]?.body).toEqual({ ...read, version: 'v1' });
});

test('shows the draft in a frame of the width of a phone or of a desktop', async () => {
  await openPage(page, piece);
  const frame = () => screen.getByTitle(/^Page at the width/);
  const pressed = (name: string) => button(name).getAttribute('aria-pressed');
  expect([frame().title, frame().getAttribute('width')]).toEqual(['Page at the width of a phone', '390']);
  expect([pressed('Phone'), pressed('Desktop')]).toEqual(['true', 'false']);

  await press('Desktop');

  expect([frame().title, frame().getAttribute('width')]).toEqual(['Page at the width of a desktop', '1280']);
  expect([pressed('Phone'), pressed('Desktop')]).toEqual(['false', 'true']);
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
    '/services?preview=signed',
  );
});

const listed = {
  key: 'site',
  title: null,
  is_public: true,
  has_draft: false,
  publishes_at: null,
  changed_at: null,
};

test('lists the editable content, each piece with its state', async () => {
  await openPage(list, [
    { ...listed, kind: 'about' },
    { ...listed, kind: 'plan', key: 'pro', title: 'Pro', changed_at: '2026-05-01T10:00:00.000Z' },
    { ...listed, kind: 'banners', has_draft: true },
    { ...listed, kind: 'legal', key: 'terms', publishes_at: '2031-03-01T05:00:00.000Z', has_draft: true },
    { ...listed, kind: 'project', key: 'a', is_public: false, has_draft: true },
    { ...listed, kind: 'project', key: 'b', title: 'The Band', is_public: false },
  ]);

  const rows = screen
    .getAllByRole('listitem')
    .map((row) => [...row.children].map((part) => part.textContent));
  expect(rows).toEqual([
    ['About us text', 'Public'],
    ['Text of the Pro plan', 'Changed 1 May 2026, 3:30 pm IST'],
    ['About us banners', 'Public, with a draft'],
    ['Terms of use', 'Goes live 1 Mar 2031, 10:30 am IST'],
    ['New project', 'Draft'],
    ['The Band', 'Removed'],
  ]);
  expect(screen.getByRole('link', { name: 'The Band' }).getAttribute('href')).toBe(
    '/admin/content/project.b',
  );
  expect(screen.queryByText('No projects yet.')).toBeNull();
});

test('opens an empty piece for a new project', async () => {
  await openPage(list, []);
  expect(screen.getByText('No projects yet.')).toBeDefined();

  await press('Add a project');

  expect(screen.getByRole('heading').textContent).toMatch(/^At \/admin\/content\/project\.[\w-]{36}$/);
});

test('asks for the approval of an owner, once', async () => {
  await openPage(page, { ...piece, draft: { ...draft, waits_for: 'owner' } });
  expect(screen.getByText(/^Another owner has to publish this draft/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  await press('Ask for approval');
  expect((await reply('POST /api/admin/content/publish')).body).toEqual(read);
  cleanup();

  await openPage(page, { ...piece, draft: { ...draft, waits_for: 'owner', asked_at: saved.saved_at } });
  expect(screen.getByText('Approval was asked for on 1 Jun 2026, 3:30 pm IST.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask for approval' })).toBeNull();
});

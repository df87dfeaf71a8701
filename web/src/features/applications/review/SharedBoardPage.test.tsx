import type { SharedPerson } from '@kirdaar/contract/applications/share-links';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import SharedBoardPage, {
  clientAction,
  clientLoader,
  meta,
} from '#features/applications/review/SharedBoardPage.tsx';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

function person(name: string, fields: Partial<SharedPerson> = {}): SharedPerson {
  return {
    ...{ id: name.toLowerCase(), name, age: 24, gender: 'Female', city: 'Pune', height: null },
    ...{ body_type: 'Slim', languages: [], skills: [], pictures: [] },
    response: { pick: null, rating: null, comment: null },
    ...fields,
  } as SharedPerson;
}

const plain = { is_take: false, comments: [] };
const link = {
  label: 'Saffron Soap',
  title: 'Lead role',
  expires_at: '2026-03-08T20:00:00Z',
  proves_email: false,
};

/** Opens the page as somebody who gave a name before, unless told otherwise. */
async function open(
  people: SharedPerson[] | undefined,
  more: { house?: string | null; asStranger?: boolean } = {},
) {
  const { house = 'Reel', asStranger = false } = more;
  const found = people && {
    ...link,
    production_house_name: house,
    viewer: asStranger ? null : 'Priya',
    people,
  };
  if (!asStranger) localStorage.setItem('viewer:secret', 'viewer-token');
  const loader = (args: object) =>
    clientLoader({
      ...args,
      serverLoader: async () => ({ found, viewer: undefined, isRead: false }),
    } as never);
  const page = { path: '/shared/:token', Component: SharedBoardPage, loader, action: clientAction };
  await openSite([page], '/shared/secret');
  if (asStranger) return;
  await (found
    ? reply('POST /api/shared-board', found)
    : reject('POST /api/shared-board', 404, { code: 'share_link_ended' }));
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const say = (response = {}) =>
  reply('PUT /api/shared-board/response', {
    response: { pick: null, rating: null, comment: null, ...response },
  });

test('says who shares with whom, and until when', async () => {
  await open([person('Asha')]);
  expect(
    screen.getByText(/^Reel shares these applicants with Saffron Soap.*works until 9 Mar 2026\.$/),
  ).toBeDefined();
  expect(screen.queryByText(/^There are no applicants here yet/)).toBeNull();
  cleanup();

  await open([], { house: null });
  expect(screen.getByText(/^A production house shares/)).toBeDefined();
  expect(screen.getByText(/^There are no applicants here yet/)).toBeDefined();
});

test('says that a link has ended', async () => {
  await open(undefined);

  expect(screen.getByRole('heading', { name: 'This link no longer works.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeDefined();
});

test('shows the facts, pictures, languages and skills of an applicant', async () => {
  const pictures = [
    { ...plain, url: '/1.webp', video: null },
    { ...plain, url: '/2.webp', video: 'v1' },
  ];
  await open([person('Asha', { pictures, languages: ['Hindi'], skills: ['Singing'], height: '5 ft 6 in' })]);

  expect(screen.getByText('24 · Female · Pune · 168 cm · 5′6″ · Slim')).toBeDefined();
  const list = screen.getByRole('list', { name: 'Pictures of Asha' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 / 2', 'Play video of Asha2 / 2']);
  expect(screen.getByAltText('Picture 1 of Asha')).toBeDefined();
  expect(screen.getByAltText('A still from the video of Asha')).toBeDefined();
  expect(screen.getByText('Speaks Hindi')).toBeDefined();
  expect(screen.getByRole('list', { name: 'Skills of Asha' }).textContent).toBe('Singing');
  expect(screen.queryByText('Saffron Soap')).toBeNull();
});

test('puts the name of the recipient in place of a missing picture', async () => {
  await open([person('Asha', { gender: null, city: null })]);
  expect(screen.getByText('24 · Slim')).toBeDefined();
  expect(screen.getByText('Saffron Soap')).toBeDefined();
  expect(screen.queryByText(/^Speaks/)).toBeNull();
  expect(screen.queryByRole('list', { name: /^(Skills|Pictures)/ })).toBeNull();
  cleanup();

  await open([person('Bina', { pictures: [{ ...plain, url: '/1.webp', video: null }] })]);
  expect(screen.getByRole('list', { name: 'Pictures of Bina' }).textContent).toBe('');
});

test('takes a pick and a score back when they are chosen again', async () => {
  await open([person('Asha', { response: { pick: 'yes', rating: 4, comment: 'Warm.' } as never })]);
  expect(screen.getByRole('button', { name: 'Yes', pressed: true })).toBeDefined();

  await press('Yes');
  expect((await say()).body).toEqual({ viewer: 'viewer-token', application_id: 'asha', pick: null });
  expect(screen.getByRole('status').textContent).toBe('Saved');
  await press('4 of 5');
  expect((await say()).body).toMatchObject({ rating: null });
  await press('2 of 5');
  expect((await say()).body).toMatchObject({ rating: 2 });
  expect(screen.getByRole('button', { name: '2 of 5', pressed: true })).toBeDefined();
});

test('asks once for a name, and then shows the applicants', async () => {
  await open([], { asStranger: true });
  expect(screen.queryByText(/^There are no applicants/)).toBeNull();

  await press('Show applicants');
  expect(pending).toHaveLength(0);
  fireEvent.change(screen.getByLabelText(/^Your name/), { target: { value: 'Priya Nair' } });
  await press('Show applicants');
  const opened = await reply('POST /api/shared-board/viewers', { viewer: 'viewer-token' });
  const read = await reply('POST /api/shared-board', {
    ...{ ...link, production_house_name: 'Reel', viewer: 'Priya Nair', people: [person('Asha')] },
  });

  expect(opened.body).toEqual({ token: 'secret', name: 'Priya Nair' });
  expect(read.body).toEqual({ token: 'secret', viewer: 'viewer-token' });
  expect(await screen.findByRole('heading', { name: 'Asha' })).toBeDefined();
});

test('saves a comment as it is typed, and what was typed meanwhile after it', async () => {
  await open([person('Asha')]);
  vi.useFakeTimers();
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Comment on Asha'), { target: { value } });
  const pause = () => act(() => vi.advanceTimersByTimeAsync(800));

  type('A warm');
  type('A warm voice');
  expect(screen.getByRole('status').textContent).toBe('Saving...');
  await pause();
  expect(pending.map(({ body }) => body)).toMatchObject([{ comment: 'A warm voice' }]);
  type('A warm voice, calm');
  await pause();
  expect(pending).toHaveLength(1);
  vi.useRealTimers();
  await say();
  const next = await say();

  expect(next.body).toMatchObject({ application_id: 'asha', comment: 'A warm voice, calm' });
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

test('keeps an answer that could not be sent, and sends it when the page opens again', async () => {
  await open([person('Asha')]);
  await press('Maybe');
  await act(async () => pending[0]?.lose());
  expect(screen.getByRole('status').textContent).toMatch(/^Not saved yet/);
  expect(screen.getByRole('button', { name: 'Maybe', pressed: true })).toBeDefined();
  cleanup();

  await open([person('Asha')]);
  expect(screen.getByRole('button', { name: 'Maybe', pressed: true })).toBeDefined();
  expect((await say()).body).toEqual({ viewer: 'viewer-token', application_id: 'asha', pick: 'maybe' });
  cleanup();

  await open([person('Asha', { response: { pick: 'maybe', rating: null, comment: null } })]);
  expect(pending).toHaveLength(0);
});

test('compares two applicants, whose answers are the same as on their cards', async () => {
  await open([person('Asha'), person('Bina'), person('Chitra')]);
  const choose = (name: string) => fireEvent.click(screen.getByLabelText(`Choose ${name} to compare`));
  choose('Asha');
  expect(screen.getByText('Choose one more to compare.')).toBeDefined();
  choose('Bina');
  choose('Chitra');
  await press('Compare both');

  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Compare two applicants',
    'Bina',
    'Chitra',
  ]);
  const group = within(dialog.getByRole('group', { name: 'Your pick for Bina' }));
  await act(async () => fireEvent.click(group.getByText('Yes')));
  expect((await say({ pick: 'yes' })).body).toMatchObject({ application_id: 'bina', pick: 'yes' });
  expect(screen.getAllByRole('button', { name: 'Yes', pressed: true })).toHaveLength(2);
});

test('plays a video under the name of the viewer, and goes on with a new address after a pause', async () => {
  await open([person('Asha', { pictures: [{ ...plain, url: null, video: 'v1', is_take: true }] })]);
  const play = (url: string) => reply('POST /api/shared-board/video', { url });
  const video = () => document.querySelector('video');

  await press('Play video of Asha');
  expect((await play('/first')).body).toEqual({ viewer: 'viewer-token', video: 'v1' });
  expect(video()?.getAttribute('src')).toBe('/first');
  expect(video()?.getAttribute('controlslist')).toContain('nodownload');
  expect(screen.getByText('Priya')).toBeDefined();
  expect(screen.queryByLabelText(/^Write a comment/)).toBeNull();
  fireEvent.playing(video() ?? document.body);
  expect(screen.getByLabelText('Write a comment at this moment')).toBeDefined();
  await act(async () => fireEvent.error(video() ?? document.body));
  await play('/second');

  expect(video()?.getAttribute('src')).toBe('/second');
  await act(async () => fireEvent.error(video() ?? document.body));
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t play the video. Try again.');
});

test.each([{ label: 'Saffron Soap', title: 'Lead role' }, undefined])(
  'keeps shared applicants out of search engines: %j',
  (found) => {
    const page = { loaderData: { found }, location: { pathname: '/shared/x', search: '' }, matches: [{}] };

    expect(meta(page as never)).toContainEqual({ name: 'robots', content: 'noindex' });
  },
);

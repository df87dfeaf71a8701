import type { SharedPerson } from '@kirdaar/contract/applications/share-links';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import SharedBoardPage, { meta } from '#features/applications/review/SharedBoardPage.tsx';
import { reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

function person(name: string, fields: Partial<SharedPerson> = {}): SharedPerson {
  return {
    ...{ id: name.toLowerCase(), name, age: 24, gender: 'Female', city: 'Pune', height: null },
    ...{ body_type: 'Slim', languages: [], skills: [], pictures: [] },
    response: { pick: null, rating: null, comment: null },
    ...fields,
  } as SharedPerson;
}

async function open(people: SharedPerson[] | undefined, house: string | null = 'Reel') {
  const found = people && {
    ...{ label: 'Saffron Soap', title: 'Lead role', production_house_name: house, people },
    expires_at: '2026-03-08T20:00:00Z',
  };
  await openSite(
    [{ path: '/shared/:token', Component: SharedBoardPage, loader: () => ({ found }) }],
    '/shared/secret',
  );
}

test('says who shares with whom, and until when', async () => {
  await open([person('Asha')]);
  expect(
    screen.getByText(/^Reel shares these applicants with Saffron Soap.*works until 9 Mar 2026\.$/),
  ).toBeDefined();
  expect(screen.queryByText(/^There are no applicants here yet/)).toBeNull();
  cleanup();

  await open([], null);
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
    { url: '/1.webp', is_video: false },
    { url: '/2.webp', is_video: true },
  ];
  await open([person('Asha', { pictures, languages: ['Hindi'], skills: ['Singing'], height: '5 ft 6 in' })]);

  expect(screen.getByText('24 · Female · Pune · 168 cm · 5′6″ · Slim')).toBeDefined();
  const list = screen.getByRole('list', { name: 'Pictures of Asha' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 / 2', 'Video2 / 2']);
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

  await open([person('Bina', { pictures: [{ url: '/1.webp', is_video: false } as never] })]);
  expect(screen.getByRole('list', { name: 'Pictures of Bina' }).textContent).toBe('');
});

test('takes a pick and a score back when they are chosen again', async () => {
  await open([person('Asha', { response: { pick: 'yes', rating: 4, comment: 'Warm.' } as never })]);
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const response = { pick: null, rating: null, comment: null };
  const say = () => reply('PUT /api/shared-board/response', { response });
  expect(screen.getByRole('button', { name: 'Yes', pressed: true })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save comment' })).toBeNull();

  await press('Yes');
  expect((await say()).body).toEqual({
    ...{ token: 'secret', application_id: 'asha', pick: null, rating: 4, comment: 'Warm.' },
  });
  await press('4 of 5');
  expect((await say()).body).toMatchObject({ rating: null });
  await press('2 of 5');
  expect((await say()).body).toMatchObject({ rating: 2 });
  expect(screen.getByRole('button', { name: '2 of 5', pressed: true })).toBeDefined();
  fireEvent.change(screen.getByLabelText('Comment on Asha'), { target: { value: '  ' } });
  await press('Save comment');
  expect((await say()).body).toMatchObject({ comment: null });
});

test.each([{ label: 'Saffron Soap', title: 'Lead role' }, undefined])(
  'keeps shared applicants out of search engines: %j',
  (found) => {
    const page = { loaderData: { found }, location: { pathname: '/shared/x', search: '' }, matches: [{}] };

    expect(meta(page as never)).toContainEqual({ name: 'robots', content: 'noindex' });
  },
);

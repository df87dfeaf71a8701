import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import AddedPage, { clientAction } from '#features/applications/added-people/AddedPage.tsx';
import { reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const slot = {
  ...{ id: 's1', starts_at: '2026-12-01T05:00:00Z', ends_at: '2026-12-01T05:20:00Z', place: 'Studio 4' },
  ...{ contact_name: '', contact_phone: '', woman_name: '', is_private: null, bring: '', round: 1 },
};
const found = {
  ...{ name: 'Asha Rao', house: 'Lamp Films', title: 'Lead role', mobile: '+919820000000', email: null },
  ...{ added_at: '2026-11-20T05:00:00Z', kept_until: '2027-03-01T05:00:00Z' },
  ...{ has_photo: true, has_video: false, has_notes: true },
  staff_stop: null,
  audition: { answer: 'offered', slot: null, proposed_slot: null, free_slots: [slot] },
};

const open = (shown: object | undefined = found) =>
  openSite(
    [{ path: '/added/:token', Component: AddedPage, loader: () => ({ found: shown }), action: clientAction }],
    '/added/secret',
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('says who added the person, what is kept and until when', async () => {
  await open();

  expect(
    screen.getByText(/^Lamp Films added you to this casting call on 20 Nov 2026\..*1 Mar 2027/),
  ).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Asha Rao',
    '+919820000000',
    'A photo',
    'Notes of the team',
  ]);
});

test('says that staff removed the casting call', async () => {
  await open({ ...found, staff_stop: 'removed', audition: null });

  expect(screen.getByText(/^We have removed this casting call/)).toBeDefined();
  expect(screen.queryByText('Your audition')).toBeNull();
});

test('confirms a slot with one press', async () => {
  await open();

  await press(/^Confirm Tue 1 Dec.*Studio 4$/);
  await reply('POST /api/added/audition', { message: 'Your audition is confirmed.' });

  expect(await screen.findByText('Your audition is confirmed.')).toBeDefined();
});

test('says no with one press', async () => {
  await open();

  await press('I can’t come');
  await reply('POST /api/added/audition', { message: 'Audition declined.' });

  expect(await screen.findByText('Audition declined.')).toBeDefined();
});

test('deletes everything after a confirmation', async () => {
  await open();

  await press('Delete everything');
  expect(screen.getByText(/^Delete everything about you\?/)).toBeDefined();
  await press('Delete everything');
  await reply('POST /api/added/delete', { message: 'Everything about you has been deleted.' });
});

test('says that a link has ended', async () => {
  await open(null as never);

  expect(screen.getByRole('heading', { name: 'This link no longer works.' })).toBeDefined();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import PassPage from '#features/auditions/safety/PassPage.tsx';
import { openSite } from '#testing/open-page.tsx';

const found = {
  ...{ name: 'Mira', title: 'Gauri · Web Series', house: 'Lamp Films', is_verified: true },
  slot: {
    ...{ starts_at: '2031-03-20T04:30:00.000Z', ends_at: '2031-03-20T05:00:00.000Z', place: 'Studio 4' },
    ...{ contact_name: 'Ravi Menon', contact_phone: '98200 00000', woman_name: '', is_private: null },
  },
  ...{ arrived_at: null, left_at: null },
};

const open = (shown: object | null = found) =>
  openSite([{ path: '/pass/:token', Component: PassPage, loader: () => ({ found: shown }) }], '/pass/secret');

test('shows family who, where and when, the verified house and the contact', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mira’s audition');
  expect(screen.getByText('Not checked in yet')).toBeDefined();
  expect(screen.getByText(/10:00 am – 10:30 am IST/)).toBeDefined();
  expect(screen.getByText('Studio 4')).toBeDefined();
  expect(screen.getByText('Verified by documents')).toBeDefined();
  expect(screen.getByRole('link', { name: '98200 00000' })).toBeDefined();
});

test.for([
  [{ arrived_at: '2031-03-20T04:32:00.000Z' }, 'Arrived 10:02 am'],
  [{ arrived_at: '2031-03-20T04:32:00.000Z', left_at: '2031-03-20T05:01:00.000Z' }, 'Checked out 10:31 am'],
])('says whether the talent is there: %j', async ([state, text]) => {
  await open({ ...found, ...(state as object) });

  expect(screen.getByText(String(text))).toBeDefined();
});

test('says that a link has ended', async () => {
  await open(null);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link no longer works');
});

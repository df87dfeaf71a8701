import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import AvailabilityPage, { clientAction } from '#features/bookings/availability-link/AvailabilityPage.tsx';
import { press } from '#testing/controls.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const found = {
  from: '2026-12-05',
  until: '2026-12-06',
  title: 'Gauri · Web Series',
  house: 'Lamp Films',
  answer: null,
};

const open = (shown: object | null = found) =>
  openSite(
    [
      {
        path: '/availability/:token',
        Component: AvailabilityPage,
        loader: () => ({ found: shown }),
        action: clientAction,
      },
    ],
    '/availability/secret',
  );

test('says who asks about which days, that it is no offer, and answers with one press', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('05 Dec – 6 Dec 2026');
  expect(screen.getByText(/^Lamp Films asks.*This is not an offer\.$/)).toBeDefined();
  expect(pending).toEqual([]);
  await press('Maybe');
  const sent = await reply('POST /api/availability-check/answer', { message: 'Answer sent.' });

  expect(sent.body).toEqual({ token: 'secret', answer: 'maybe' });
  expect(await screen.findByText('Answer sent.')).toBeDefined();
});

test('says that a link has ended', async () => {
  await open(null);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link no longer works');
  expect(screen.queryByRole('button')).toBeNull();
});

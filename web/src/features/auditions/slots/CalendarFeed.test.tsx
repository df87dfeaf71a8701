import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { CalendarFeed } from '#features/auditions/slots/CalendarFeed.tsx';
import { button } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

const url = 'https://kirdaar.example/c.ics';

function show(made_at: string | null, accountRole: 'talent' | 'production' = 'production') {
  showWithToasts(<CalendarFeed made_at={made_at} accountRole={accountRole} />, auditionWrites);
}

test('creates a new link for calendars, shows it once and copies it', async () => {
  const session = userEvent.setup();
  show('2031-01-01T00:00:00Z');
  expect(screen.getByText(/^You already have a link/)).toBeDefined();

  await session.click(button('Create a new link'));
  expect(button('Create a new link').disabled).toBe(true);
  await reply('POST /api/production/calendar', {
    message: 'Link created.',
    url,
    made_at: '2031-01-02T00:00:00Z',
  });

  expect(screen.getByText(url)).toBeDefined();
  expect(screen.getByText('Link created.')).toBeDefined();
  expect(screen.queryByText(/^You already have a link/)).toBeNull();
  await session.click(button('Copy link'));
  expect(await screen.findByText('Link copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(url);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await session.click(button('Copy link'));
  expect(await screen.findByText('We couldn’t copy the link.')).toBeDefined();
});

test('creates the first link of a talent, and says when that failed', async () => {
  show(null, 'talent');
  expect(screen.queryByText(/^You already have a link/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();

  await userEvent.click(button('Create link'));
  await reject('POST /api/user/calendar', 500, { message: '' });

  expect(await screen.findByText('We couldn’t create the link. Try again.')).toBeDefined();
});

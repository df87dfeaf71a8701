import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { CalendarFeed } from '#features/auditions/slots/CalendarFeed.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/show-with-toasts.tsx';

let received: ReturnType<typeof mockServer>;
const url = 'https://kirdaar.example/c.ics';

beforeEach(() => {
  received = mockServer();
});

function show(made_at: string | null, accountRole: 'talent' | 'production' = 'production') {
  showWithToasts(<CalendarFeed made_at={made_at} accountRole={accountRole} />, auditionWrites);
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('creates a new link for calendars, shows it once and copies it', async () => {
  const session = userEvent.setup();
  show('2031-01-01T00:00:00Z');
  expect(screen.getByText(/^You already have a link/)).toBeDefined();

  await session.click(button('Create a new link'));
  expect(button('Create a new link').disabled).toBe(true);
  await answer(received, 'POST /api/production/calendar', { message: 'Link created.', url });

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
  await answer(received, 'POST /api/user/calendar', { message: '' }, 500);

  expect(await screen.findByText('We couldn’t create the link. Try again.')).toBeDefined();
});

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuditionCard } from '#features/auditions/AuditionCard.tsx';
import type { OwnAudition } from '#features/auditions/own-auditions.ts';
import { showWithToasts } from '#testing/show-with-toasts.tsx';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function slot(id: string, from: string) {
  const starts_at = `2031-03-20T${from}:00.000Z`;
  return { id, starts_at, ends_at: starts_at.replace(':00.000', ':20.000'), place: 'Studio 4' };
}

function show(fields: Partial<OwnAudition> = {}) {
  const audition: OwnAudition = {
    ...{ application_id: 'a1', answer: 'offered', slot_id: null, note: '', changed_at: '', slot: null },
    job: { id: 'job-1', title: 'Younger sister · Short Film' },
    free: [slot('s1', '04:30'), slot('s2', '05:30')],
    ...fields,
  };
  showWithToasts(<AuditionCard audition={audition} />);
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('one of the free times is confirmed, and none beside it meanwhile', async () => {
  show();
  const [first, second] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Confirm' });

  await userEvent.click(second ?? document.body);

  expect(received).toMatchObject([{ to: 'POST /api/user/auditions/a1/confirm', body: { slot_id: 's2' } }]);
  expect([first?.disabled, second?.disabled]).toEqual([true, true]);
});

test('a confirmed audition goes into a calendar, and its other times stand aside', () => {
  show({ answer: 'confirmed', slot: slot('s1', '04:30'), slot_id: 's1', free: [slot('s2', '05:30')] });

  expect(button(/^Add to calendar/)).toBeTruthy();
  const other = screen.getByText('Choose another time').closest('details');
  expect(other?.open).toBe(false);
});

test('without a free time one may ask for another', () => {
  show({ free: [] });

  expect(screen.getByText(/No time is free at the moment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(button('Another time')).toBeTruthy();
});

test('asking for another time needs words, and keeps them when it is refused', async () => {
  show();
  await userEvent.click(button('Another time'));
  await userEvent.click(button('Ask for another time'));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Which times would suit you/ });
  expect(descriptionOf(field)).toContain('Please say which times would suit you.');
  expect(received).toHaveLength(0);

  await userEvent.type(field, 'After six?');
  await userEvent.click(button('Ask for another time'));
  const note = 'This is too late to ask.';
  received[0]?.answer(400, { success: false, message: note, fields: { note } });

  await vi.waitFor(() => expect(descriptionOf(field)).toContain(note));
  expect(field.value).toBe('After six?');
});

test('whoever said that they do not come is not asked again whether they do', () => {
  show({ answer: 'declined' });

  expect(screen.queryByRole('button', { name: /I am not coming/ })).toBeNull();
});

test('an invitation that is over shows nothing', () => {
  show({ answer: 'ended' });

  expect(screen.queryByRole('region')).toBeNull();
});

function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

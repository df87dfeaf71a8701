import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as page from '#features/bookings/calendar/CalendarPage.tsx';
import type { Calendar } from '#features/bookings/calendar/month-days.ts';
import { press } from '#testing/controls.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const job = { id: 'j', title: 'Gauri · Web Series', house: 'Lantern Films' };
const empty: Calendar = {
  success: true,
  unavailable: [],
  bookings: [],
  auditions: [],
  checks: [],
  calendar: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T06:00:00Z') });
  return () => vi.useRealTimers();
});

async function open(calendar: Partial<Calendar> = {}) {
  const loading = page.clientLoader();
  await reply('GET /api/user/availability', { ...empty, ...calendar });
  await openPage(page, await loading);
}
const day = (name: RegExp) => screen.getByRole('button', { name });

test('marks a day with two taps', async () => {
  await open({ unavailable: [{ from: '2026-12-20', until: '2026-12-21', kind: 'working', source: 'own' }] });

  fireEvent.click(screen.getByLabelText('Working'));
  fireEvent.click(day(/^15 Dec 2026/));
  const marked = await reply('PUT /api/user/availability');

  expect(marked.body).toEqual({ from: '2026-12-15', until: '2026-12-15', kind: 'working' });
});

test('marks several days in quick succession', async () => {
  await open();

  for (const name of [/^15 Dec/, /^16 Dec/, /^17 Dec/]) fireEvent.click(day(name));
  await vi.waitFor(() => expect(pending).toHaveLength(3));

  expect(day(/^16 Dec 2026, Away$/)).toBeDefined();
});

test('a tap on a day with the same mark clears it', async () => {
  await open({ unavailable: [{ from: '2026-12-20', until: '2026-12-21', kind: 'away', source: 'own' }] });

  fireEvent.click(day(/^20 Dec 2026, Away$/));

  expect((await reply('PUT /api/user/availability')).body).toMatchObject({ kind: null });
});

test('names holds, bookings, auditions and the other calendar in the days', async () => {
  const hold = { id: 'h', job, expires_at: '2026-12-12T06:00:00.000Z' };
  await open({
    unavailable: [{ from: '2026-12-22', until: '2026-12-22', kind: 'away', source: 'calendar' }],
    bookings: [{ ...hold, from: '2026-12-15', until: '2026-12-15', state: 'first_hold' }],
    // Half past midnight in India.
    auditions: [{ application_id: 'a', starts_at: '2026-12-16T19:00:00.000Z', job }],
  });

  expect(day(/^15 Dec 2026, First hold$/)).toBeDefined();
  expect(day(/^17 Dec 2026, Audition$/)).toBeDefined();
  expect(day(/^22 Dec 2026, Away, from your other calendar$/)).toBeDefined();
  expect(day(/^16 Dec 2026$/)).toBeDefined();
});

test('arrow keys move between the days, of which Tab reaches one', async () => {
  await open();
  const reachable = () =>
    screen.getAllByRole('button', { name: /2026/ }).filter(({ tabIndex }) => tabIndex === 0);

  expect(reachable()).toEqual([day(/^10 Dec 2026/)]);
  fireEvent.keyDown(day(/^10 Dec 2026/), { key: 'ArrowDown' });

  expect(document.activeElement).toBe(day(/^17 Dec 2026/));
  expect(reachable()).toEqual([day(/^17 Dec 2026/)]);
});

test('shows the next months, never one that has passed', async () => {
  await open();

  expect(day(/^Previous month$/)).toHaveProperty('disabled', true);
  fireEvent.click(day(/^Next month$/));

  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeDefined();
  expect(day(/^31 Jan 2027$/)).toBeDefined();
});

test('does not mark a day that has passed', async () => {
  await open();

  fireEvent.click(day(/^9 Dec 2026/));
  fireEvent.click(day(/^11 Dec 2026/));

  expect((await reply('PUT /api/user/availability')).body).toMatchObject({ from: '2026-12-11' });
});

test('answers a question about dates with one tap', async () => {
  await open({ checks: [{ id: 'c', from: '2026-12-15', until: '2026-12-16', answer: null, job }] });

  expect(screen.getByText('A question about dates is not an offer.')).toBeDefined();
  await press('Yes, free');

  expect((await reply('POST /api/user/availability-checks/c/answer')).body).toEqual({ answer: 'free' });
});

test('declines a hold after a question', async () => {
  const hold = { id: 'h', job, expires_at: '2026-12-12T06:00:00.000Z', state: 'first_hold' } as const;
  await open({ bookings: [{ ...hold, from: '2026-12-15', until: '2026-12-15' }] });

  fireEvent.click(day(/^Decline hold: Lantern Films/));
  await press('Decline hold');

  expect((await reply('POST /api/user/holds/h/decline')).body).toEqual({});
});

test('says what is wrong with the other calendar, and beside the field with its link', async () => {
  await open({ calendar: { host: 'calendar.example', read_at: null, problem: 'no_calendar' } });
  expect(screen.getByRole('alert').textContent).toContain('leads to no calendar');
});

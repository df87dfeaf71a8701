import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApplicantDays, type DaysOf } from '#features/bookings/holds/ApplicantDays.tsx';
import { holdWrites } from '#features/bookings/holds/hold-writes.ts';
import { control, press } from '#testing/controls.ts';
import { reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

const days: DaysOf = {
  application_id: 'a1',
  title: 'Gauri · Web Series',
  shoot: { from: '2031-03-01', until: '2031-03-05' },
  is_free: true,
  is_open: true,
  hold: null,
  checks: [],
};
const held = { from: '2031-03-01', until: '2031-03-02', expires_at: '2031-02-10T06:30:00.000Z', note: '' };

const show = (fields: Partial<DaysOf> = {}) =>
  showWithToasts(<ApplicantDays days={{ ...days, ...fields }} />, holdWrites);

test('holds the shoot days or others, for as long as the house chooses', async () => {
  show();

  expect(screen.getByText('Free on the shoot days, 01 Mar – 5 Mar 2031')).toBeDefined();
  fireEvent.change(control('until'), { target: { value: '2031-03-03' } });
  fireEvent.change(screen.getByLabelText(/^Hold for/), { target: { value: '72' } });
  await press('Hold days');

  expect((await reply('POST /api/production/applications/a1/hold', { state: 'first_hold' })).body).toEqual({
    from: '2031-03-01',
    until: '2031-03-03',
    hours: 72,
  });
});

test('releases a hold with a kind message, which the house can change', async () => {
  show({ hold: { ...held, state: 'first_hold' } });

  expect(screen.getByText('First hold: 01 Mar – 2 Mar 2031')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Hold days' })).toBeNull();
  await press('Release hold');

  expect((await reply('POST /api/production/applications/a1/release-hold')).body).toEqual({
    note: 'Thank you for keeping these days free. We no longer need them.',
  });
});

test('shows answers and why a hold was declined, and holds again', () => {
  show({
    is_free: false,
    hold: { ...held, state: 'declined', note: 'I am on tour.' },
    checks: [
      { from: '2031-03-01', until: '2031-03-01', answer: 'busy' },
      { from: '2031-03-02', until: '2031-03-02', answer: null },
    ],
  });

  expect(screen.getByText(/^Not free on the shoot days/)).toBeDefined();
  expect(screen.getByText('Asked about 1 Mar 2031: not free')).toBeDefined();
  expect(screen.getByText('Asked about 2 Mar 2031: no answer yet')).toBeDefined();
  expect(screen.getByText('“I am on tour.”')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hold days' })).toBeDefined();
});

test.for([
  { is_open: false, hold: null },
  { is_open: true, hold: { ...held, state: 'confirmed', expires_at: null } },
] as const)('offers nothing once the application is decided or booked: %#', (fields) => {
  show(fields);

  expect(screen.queryByRole('button')).toBeNull();
});

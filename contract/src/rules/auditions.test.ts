import { expect, test } from 'vitest';
import { planSlots, SLOTS_MOST } from './auditions.ts';

const plan = { day: '2026-12-01', from: '10:00', to: '11:00', minutes: 20, break_minutes: 5 };

test('as many slots as fit are made, with breaks between, stored in UTC', () => {
  expect(planSlots(plan)).toEqual([
    { starts_at: '2026-12-01T04:30:00.000Z', ends_at: '2026-12-01T04:50:00.000Z' },
    { starts_at: '2026-12-01T04:55:00.000Z', ends_at: '2026-12-01T05:15:00.000Z' },
  ]);
});

test('a break after the last slot needs no room, and what does not fit is left out', () => {
  expect(planSlots({ ...plan, to: '10:45' })).toHaveLength(2);
  expect(planSlots({ ...plan, to: '10:19' })).toEqual([]);
});

test('a plan never makes many more slots than it may', () => {
  expect(planSlots({ ...plan, to: '23:59', minutes: 5, break_minutes: 0 }).length).toBe(SLOTS_MOST + 1);
});

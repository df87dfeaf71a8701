import { expect, test } from 'vitest';
import { MAX_SLOTS, planSlots } from './auditions.ts';

const plan = { day: '2026-12-01', from: '10:00', to: '11:00', minutes: 20, break_minutes: 5 };

test('plans as many slots as fit, with breaks between them, in UTC', () => {
  expect(planSlots(plan)).toEqual([
    { starts_at: '2026-12-01T04:30:00.000Z', ends_at: '2026-12-01T04:50:00.000Z' },
    { starts_at: '2026-12-01T04:55:00.000Z', ends_at: '2026-12-01T05:15:00.000Z' },
  ]);
});

test('needs no room for a break after the last slot and drops a slot that does not fit', () => {
  expect(planSlots({ ...plan, to: '10:45' })).toHaveLength(2);
  expect(planSlots({ ...plan, to: '10:19' })).toEqual([]);
});

test('stops planning one slot above the limit', () => {
  expect(planSlots({ ...plan, to: '23:59', minutes: 5, break_minutes: 0 }).length).toBe(MAX_SLOTS + 1);
});

import { expect, test } from 'vitest';
import { dueText } from '#features/admin/today/due-text.ts';

const due = '2026-03-05T12:00:00.000Z';
const at = (time: string) => dueText(due, new Date(time).getTime());

test('shows when an item is due and how late it is', () => {
  expect(at('2026-03-05T11:20:00Z')).toEqual({ text: 'Due in 40 minutes', late: false });
  expect(at('2026-03-04T16:00:00Z')).toEqual({ text: 'Due in 20 hours', late: false });
  expect(at('2026-03-08T12:00:00Z')).toEqual({ text: '3 days overdue', late: true });
});

import { expect, test } from 'vitest';
import { closingText, isClosed } from '#features/jobs/jobs/ClosingText.tsx';

const noon = new Date('2026-03-01T12:00:00+05:30');

test.each([
  ['2026-03-03', 'Closes in 3 Days'],
  ['2026-03-02', 'Closes in 2 Days'],
  ['2026-03-01', 'Closes in 1 Day'],
  ['2026-02-28', 'Closed'],
  [null, undefined],
])('for an open casting call with the deadline %s shows %s', (application_deadline, text) => {
  expect(closingText({ application_deadline, status: 'open' }, noon)).toBe(text);
});

test('shows Closed for a casting call closed by its house, whatever its deadline', () => {
  expect(closingText({ application_deadline: '2026-03-03', status: 'closed' }, noon)).toBe('Closed');
});

test('counts no days for a casting call that is not public, such as one that staff removed', () => {
  expect(closingText({ application_deadline: '2026-03-03', status: 'pending' }, noon)).toBe(undefined);
});

test('shows that the applications are stopped, unless the casting call is closed', () => {
  const stopped = { application_deadline: '2026-03-03', applications_stopped: true };

  expect(closingText({ ...stopped, status: 'open' }, noon)).toBe('Not taking applications now');
  expect(closingText({ ...stopped, status: 'closed' }, noon)).toBe('Closed');
});

test('closes a casting call at midnight in India', () => {
  const job = { application_deadline: '2026-03-01', status: 'open' as const };

  expect(isClosed(job, new Date('2026-03-01T23:59:59+05:30'))).toBe(false);
  expect(isClosed(job, new Date('2026-03-02T00:00:00+05:30'))).toBe(true);
});

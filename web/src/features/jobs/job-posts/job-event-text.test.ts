import { expect, test } from 'vitest';
import { jobEventText } from '#features/jobs/job-posts/JobAuditLog.tsx';

test('names the person who did an action, if known', () => {
  expect(jobEventText({ action: 'closed', by: 'Mira Das', about: null })).toBe('Closed by Mira Das');
  expect(jobEventText({ action: 'posted', by: null, about: null })).toBe('Posted');
});

test('names the audition of an action in Indian time', () => {
  const about = '2026-12-01T04:30:00.000Z';

  expect(jobEventText({ action: 'slot_cancelled', by: 'Mira Das', about })).toBe(
    'Audition cancelled, Tue 1 Dec, 10:00 am IST by Mira Das',
  );
});

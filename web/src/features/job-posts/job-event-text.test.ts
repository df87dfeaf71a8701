import { expect, test } from 'vitest';
import { jobEventText } from '#features/job-posts/job-event-text.ts';

test('an act is told with who did it, where that is known', () => {
  expect(jobEventText({ act: 'closed', by: 'Mira Das', about: null })).toBe('Closed by Mira Das');
  expect(jobEventText({ act: 'posted', by: null, about: null })).toBe('Posted');
});

test('an act about an audition says in Indian time which one', () => {
  const about = '2026-12-01T04:30:00.000Z';

  expect(jobEventText({ act: 'slot_cancelled', by: 'Mira Das', about })).toBe(
    'Audition cancelled, Tue 1 Dec, 10:00 (India) by Mira Das',
  );
});

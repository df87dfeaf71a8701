import { expect, test } from 'vitest';
import { postingStateText } from '#features/jobs/job-posts/PostingStateLine.tsx';
import { sampleJob } from '#testing/sample-job.ts';

const now = new Date('2026-03-05T12:00:00Z');
const open = sampleJob({ application_deadline: '2026-03-06' });
const past = sampleJob({ application_deadline: '2026-03-04' });

test.for([
  ['Closed', { ...past, status: 'closed' }, null, 2],
  ['Waiting for review', { ...open, status: 'pending' }, 'waiting', 0],
  ['Rejected', { ...open, status: 'pending' }, 'rejected', 0],
  ['On hold', { ...open, status: 'pending' }, null, 0],
  ['Open', open, null, 2],
  ['Applications stopped', { ...open, applications_stopped: true }, null, 2],
  ['Decisions needed', past, null, 1],
  ['Deadline passed', past, null, 0],
] as const)('says %s', ([text, job, review, waiting]) => {
  expect(postingStateText(job, review, waiting, now)).toBe(text);
});

import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_REPORT, reportedSubjects, reportReasons } from '#rules/reports.ts';

export const complaint = z.object({
  reason: choice(reportReasons),
  text: typed.max(MAX_REPORT, msg('at_most_characters', MAX_REPORT)).default(''),
});

const report = complaint.extend({
  subject: choice(reportedSubjects),
  id: z.uuid(msg('not_found')),
});
export type SubjectReport = z.output<typeof report>;

export const reports = {
  /** A user with an open report of the subject cannot add another one. */
  'POST /api/reports': endpoint({
    access: 'account',
    team: 'viewer',
    limit: { account: [perHour(20)] },
    body: report,
    reply: done,
  }),
};

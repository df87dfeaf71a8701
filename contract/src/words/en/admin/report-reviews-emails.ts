/** What came of a report, for who reported and for who is warned. */

import type { ReportOutcome } from '#rules/staff-queue.ts';

export interface ReportClosed {
  outcome: ReportOutcome;
  page: string;
}

export interface Warning {
  note: string;
  page: string;
  product: string;
}

const outcomes = {
  no_action: 'We found nothing that breaks our rules.',
  warned: 'We warned the other side.',
  taken_down: 'We took the casting call down.',
};

export const report_closed = ({ outcome, page }: ReportClosed) => ({
  subject: 'We looked at your report',
  paragraphs: [
    `Thank you for your report. ${outcomes[outcome]}`,
    `If it happens again, report it again. You can also complain to our grievance officer: ${page}`,
  ],
  note: 'We do not tell the other side who reported it.',
  short: `We looked at your report. ${outcomes[outcome]}`,
});

export const warning = ({ note, page, product }: Warning) => ({
  subject: `A warning from ${product}`,
  paragraphs: [
    'Someone reported something you did. We looked at it. Our team says:',
    note,
    `If it happens again, you may lose your account. If this is a mistake, tell our grievance officer: ${page}`,
  ],
  note: `You get this email because you have an account on ${product}.`,
  short: `A warning from ${product}: ${note}`,
});

import type { ReportReason } from '#rules/reports.ts';

/** Why somebody reports. */
export const report_reasons: Record<ReportReason, string> = {
  money: 'Asks for money',
  harassment: 'Insults or harasses',
  indecency: 'Indecent or sexual',
  threat: 'Threatens or blackmails',
  fake: 'Pretends to be someone else',
  spam: 'Advertising, or not about the casting call',
  other: 'Something else',
};

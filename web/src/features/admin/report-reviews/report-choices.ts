import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import type { Choice } from '#features/admin/decisions/choice.ts';
import * as words from '#words/admin/reviews.ts';

/** The ways to close a report that is open. */
export function reportChoices({ id, facts, closed_at, can_take_down }: StaffReport): Choice[] {
  const reported = facts.find(({ name }) => name === 'house' || name === 'talent')?.value;
  const note = { label: words.report_note(reported), suggestions: [words.warn_money, words.warn_harassment] };
  const decideAs = (outcome: ReportOutcome) => (given: string) =>
    ({ name: 'POST /api/admin/reports/:id/close', params: { id }, body: { outcome, note: given } }) as const;
  const warn = {
    label: words.warn,
    shortcut: 'W',
    reason: { title: words.warn_title, submitLabel: words.warn_send, ...note },
    decide: decideAs('warned'),
  };
  const takeDown = {
    label: words.report_take_down,
    alone: true,
    reason: { submitLabel: words.take_down_send, ...note },
    decide: decideAs('taken_down'),
  };
  const close = { label: words.no_action, decide: decideAs('no_action') };
  return closed_at ? [] : [warn, ...(can_take_down ? [takeDown] : []), close];
}

import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';
import { staffActionTexts } from '#features/admin/audit-log/audit-texts.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/admin/staff-area.ts';

/** Says who has decided, unless the item was sent again after that. */
export function DecisionNotice({ decision, isOpen }: { decision: StaffDecision; isOpen: boolean }) {
  const { action, by, decided_at, state } = decision;
  const what = [by, staffActionTexts[action], formatDateTime(decided_at)] as const;
  if (state === 'waiting') return <Notice>{words.decisions_waiting(...what)}</Notice>;
  if (state === 'failed')
    return isOpen ? <Notice tone="failure">{words.decisions_failed(...what)}</Notice> : null;
  return isOpen ? null : <Notice>{words.done(...what)}</Notice>;
}

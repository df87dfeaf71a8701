import type { StaffIdentityCheck } from '@kirdaar/contract/admin/identity-checks';
import { suggestReasons } from '#features/admin/decision-reasons/suggest-reasons.ts';
import type { Choice } from '#features/admin/decisions/choice.ts';
import * as words from '#words/admin/identity-checks.ts';

/** The ways to decide about a document for the badge or a corrected date of birth. Who proposed the latter only rejects it. */
export function identityChoices(check: StaffIdentityCheck): Choice[] {
  const { id, kind, sent_at, person, is_mine } = check;
  const isBadge = kind === 'badge';
  const approve = {
    label: isBadge ? words.approve_badge : words.confirm_birth_date,
    shortcut: 'V',
    question: {
      title: words.approve_title(person.name),
      text: isBadge ? words.approve_badge_text : words.birth_date_text,
    },
    decide: () =>
      ({ name: 'POST /api/admin/identity-checks/:id/approve', params: { id }, body: { sent_at } }) as const,
  };
  const reject = {
    label: words.reject,
    shortcut: 'R',
    reason: {
      label: isBadge ? words.reason_for_talent : words.reason_for_colleague,
      suggestions: isBadge ? suggestReasons(check, 'identity') : [],
    },
    decide: (reason: string) =>
      ({
        name: 'POST /api/admin/identity-checks/:id/reject',
        params: { id },
        body: { sent_at, reason },
      }) as const,
  };
  return is_mine ? [reject] : [approve, reject];
}

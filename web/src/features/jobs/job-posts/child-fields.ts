import { MAX_CHILD_HOURS, MAX_CHILD_STRETCH, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { checkMoneyRequest } from '#features/jobs/job-posts/check-money-request.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/jobs/job-posts.ts';

const line = { maxLength: MAX_LINE, required: true, check: checkMoneyRequest };

function checkHours(max: number) {
  return (typed: string) => {
    const number = Number(typed);
    return number > 0 && number <= max ? undefined : words.child_hours_wrong(max);
  };
}

export const children: readonly FieldSpec[] = [
  {
    ...line,
    name: 'child_permit_no',
    label: words.child_permit,
    hint: words.child_permit_hint,
  },
  {
    required: true,
    name: 'child_daily_hours',
    label: words.child_daily,
    hint: words.child_hours(MAX_CHILD_HOURS),
    check: checkHours(MAX_CHILD_HOURS),
  },
  {
    required: true,
    name: 'child_stretch_hours',
    label: words.child_stretch,
    hint: words.child_hours(MAX_CHILD_STRETCH),
    check: checkHours(MAX_CHILD_STRETCH),
  },
  {
    ...line,
    name: 'child_responsible',
    label: words.child_responsible,
    hint: words.child_responsible_hint,
  },
];

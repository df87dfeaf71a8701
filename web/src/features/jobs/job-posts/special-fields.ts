import { findMoneyRequest } from '@kirdaar/contract/rules/asks-for-money';
import { asciiDigits } from '@kirdaar/contract/rules/fold-lookalikes';
import { MAX_CHILD_HOURS, MAX_CHILD_STRETCH, MAX_LINE, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import type { FieldSpec } from '#ui/field-spec.ts';
import { asks_for_money } from '#words/answers/casting-input.ts';
import * as words from '#words/jobs/job-posts.ts';

export function checkMoneyRequest(typed: string): string | undefined {
  const phrase = findMoneyRequest(typed);
  return phrase && asks_for_money('casting_call', phrase);
}

const text = { lang: 'hi', wide: true, check: checkMoneyRequest } as const;
const lines = { ...text, type: 'lines', maxLength: MAX_TEXT } as const;

export const projectInHindi: readonly FieldSpec[] = [
  { ...lines, name: 'project_description_hi', label: words.project_description_hi },
];

export const roleInHindi: readonly FieldSpec[] = [
  { ...lines, name: 'role_description_hi', label: words.role_description_hi },
  { ...text, maxLength: MAX_LINE, name: 'skills_needed_hi', label: words.skills_hi, hint: words.skills_hint },
];

const line = { maxLength: MAX_LINE, required: true, check: checkMoneyRequest };

function checkHours(max: number) {
  return (typed: string) => {
    const number = Number(asciiDigits(typed));
    return number > 0 && number <= max ? undefined : words.child_hours_wrong(max);
  };
}

export const children: readonly FieldSpec[] = [
  { ...line, name: 'child_permit_no', label: words.child_permit, hint: words.child_permit_hint },
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
  { ...line, name: 'child_responsible', label: words.child_responsible, hint: words.child_responsible_hint },
];

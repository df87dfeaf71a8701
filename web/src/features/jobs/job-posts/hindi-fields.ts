import { MAX_LINE, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { checkMoneyRequest } from '#features/jobs/job-posts/check-money-request.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/jobs/job-posts.ts';

const text = { lang: 'hi', wide: true, check: checkMoneyRequest } as const;
const lines = { ...text, type: 'lines', maxLength: MAX_TEXT } as const;

export const projectInHindi: readonly FieldSpec[] = [
  { ...lines, name: 'project_description_hi', label: words.project_description_hi },
];

export const roleInHindi: readonly FieldSpec[] = [
  { ...lines, name: 'role_description_hi', label: words.role_description_hi },
  {
    ...text,
    maxLength: MAX_LINE,
    name: 'skills_needed_hi',
    label: words.skills_hi,
    hint: words.skills_hint,
  },
];

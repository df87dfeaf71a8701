import { SHARE_DAYS } from '@kirdaar/contract/rules/limits';
import { stagesOf } from '@kirdaar/contract/rules/review';
import { stageText } from '@kirdaar/contract/rules/stage-texts';
import type { FieldSpec } from '#ui/field-spec.ts';

const dayLabels: Record<(typeof SHARE_DAYS)[number], string> = {
  1: '1 day',
  7: '1 week',
  14: '2 weeks',
  30: '1 month',
};

const MAX_LABEL = 40;

const label = {
  name: 'label',
  label: 'Who is it for?',
  placeholder: 'Saffron Soap, the client',
  hint: 'Shown as a watermark on every picture.',
  required: true,
  maxLength: MAX_LABEL,
} as const;
const days = {
  name: 'days',
  label: 'How long should the link work?',
  options: SHARE_DAYS.map(String),
  labels: dayLabels,
  required: true,
  missing: 'Choose how long the link should work.',
} as const;
const shownStages = stagesOf([]).filter((stage) => stage !== 'withdrawn' && stage !== 'not_selected');
const shown = {
  name: 'status',
  label: 'Which applicants does it show?',
  placeholder: 'All applicants',
  options: shownStages,
  labels: Object.fromEntries(shownStages.map((stage) => [stage, stageText(stage, [])])),
  hint: 'The link shows who is in the column when it is opened.',
} as const;

/** The fields for a share link of the board; `shown` is used when no applicants are selected. */
export const shareFields = {
  forSelected: [label, days],
  forColumn: [label, days, shown],
} satisfies Record<string, readonly FieldSpec[]>;

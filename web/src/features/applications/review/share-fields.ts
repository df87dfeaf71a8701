import { SHARE_DAYS } from '@kirdaar/contract/rules/limits';
import { stagesOf } from '@kirdaar/contract/rules/review';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/applications/board-links.ts';
import { stage_name } from '#words/rules/stages.ts';

const dayLabels: Record<(typeof SHARE_DAYS)[number], string> = words.days;

const MAX_LABEL = 40;

const label = {
  name: 'label',
  label: words.field_label,
  placeholder: words.field_label_example,
  hint: words.field_label_hint,
  required: true,
  maxLength: MAX_LABEL,
} as const;
const days = {
  name: 'days',
  label: words.field_days,
  options: SHARE_DAYS.map(String),
  labels: dayLabels,
  required: true,
  missing: words.field_days_missing,
} as const;
const shownStages = stagesOf([]).filter((stage) => stage !== 'withdrawn' && stage !== 'not_selected');
const shown = {
  name: 'status',
  label: words.field_shown,
  placeholder: words.shown_all,
  options: shownStages,
  labels: Object.fromEntries(shownStages.map((stage) => [stage, stage_name(stage, [])])),
  hint: words.field_shown_hint,
} as const;

/** The fields for a share link of the board; `shown` is used when no applicants are selected. */
export const shareFields = {
  forSelected: [label, days],
  forColumn: [label, days, shown],
} satisfies Record<string, readonly FieldSpec[]>;

import { SHARE_DAYS } from '@kirdaar/contract/rules/limits';
import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { columnTitles } from '#features/review/columns.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const spans: Record<(typeof SHARE_DAYS)[number], string> = {
  1: '1 day',
  7: '1 week',
  14: '2 weeks',
  30: '1 month',
};

const LABEL_MOST = 40;

const label = {
  name: 'label',
  label: 'Who is it for?',
  placeholder: 'Saffron Soap, the client',
  hint: 'It stands across every picture.',
  required: true,
  maxLength: LABEL_MOST,
} as const;
const days = {
  name: 'days',
  label: 'How long does it work?',
  options: SHARE_DAYS.map(String),
  labels: spans,
  required: true,
  missing: 'Please choose how long the link works.',
} as const;
const shown = {
  name: 'status',
  label: 'Whom does it show?',
  placeholder: 'Everybody',
  options: applicationStatuses.filter((status) => status !== 'withdrawn' && status !== 'not_selected'),
  labels: columnTitles,
  hint: 'Whoever stands in the column when the link is opened.',
} as const;

/** What is asked for a link to the board; `shown` where nobody was chosen. */
export const shareFields = {
  ofChosen: [label, days],
  ofColumn: [label, days, shown],
} satisfies Record<string, readonly FieldSpec[]>;

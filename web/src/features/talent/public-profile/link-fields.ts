import { LINK_DAYS, MAX_LINE } from '@kirdaar/contract/rules/limits';

const spans: Record<(typeof LINK_DAYS)[number], string> = {
  1: '1 day',
  7: '1 week',
  30: '1 month',
  90: '3 months',
  365: '1 year',
};

/** Fields of a new link. */
export const linkFields = [
  {
    name: 'label',
    label: 'Who is it for?',
    placeholder: 'Casting of the new series',
    hint: 'Only you see this.',
    required: true,
    maxLength: MAX_LINE,
  },
  {
    name: 'days',
    label: 'How long should it work?',
    options: LINK_DAYS.map(String),
    labels: spans,
    required: true,
    missing: 'Please choose how long the link works.',
  },
] as const;

import { LINK_DAYS, MAX_LINE } from '@kirdaar/contract/rules/limits';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

/** Fields of a new link. */
export const linkFields = [
  {
    name: 'label',
    label: common.link_for,
    placeholder: words.link_label_example,
    hint: words.link_label_hint,
    required: true,
    maxLength: MAX_LINE,
  },
  {
    name: 'days',
    label: words.link_days,
    options: LINK_DAYS.map(String),
    labels: words.link_days_options satisfies Record<(typeof LINK_DAYS)[number], string>,
    required: true,
    missing: words.link_days_missing,
  },
] as const;

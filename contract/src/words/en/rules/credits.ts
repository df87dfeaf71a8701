import type { CreditKind } from '#rules/credits.ts';
import type { Labels } from '#words/labels.ts';

/** What a credit is in. */
export const credit_kinds: Labels<CreditKind, CreditKind> = {};

export const credit_role = (role: string) => `as ${role}`;

export const credit_errors = {
  project: 'Enter the name of the project.',
  year: 'Enter the year, such as 2024.',
  kind: 'Choose what it is.',
} as const;

import { email } from '#features/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

/** The address whose password is forgotten. */
export const accountEmail = {
  ...email,
  missing: 'Email is required',
  hint: 'The one you registered with.',
} as const satisfies FieldSpec;

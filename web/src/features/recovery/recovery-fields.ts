import { email, newPassword as password } from '#features/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

/** The address whose password is forgotten. */
export const accountEmail = {
  ...email,
  missing: 'Email is required',
  hint: 'The one you registered with.',
} as const satisfies FieldSpec;

export const newPassword = {
  ...password,
  name: 'newPassword',
  label: 'New password',
} as const satisfies FieldSpec;

export const repeatedPassword = {
  name: 'repeatedPassword',
  label: 'New password again',
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  dependsOn: 'newPassword',
  check: (_, form) =>
    form.get('repeatedPassword') === form.get('newPassword') ? undefined : 'Passwords do not match',
} as const satisfies FieldSpec;

import { MAX_PASSWORD } from '@kirdaar/contract/rules/limits';
import { email, talentMobile } from '#features/accounts/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const password = {
  required: true,
  type: 'password',
  autoComplete: 'current-password',
  maxLength: MAX_PASSWORD,
} as const satisfies Omit<FieldSpec, 'name' | 'label'>;

export const currentPassword = {
  ...password,
  name: 'current_password',
  label: 'Current password',
  wide: true,
} as const;

/** Asks for the password again before an important change. */
export const confirmingPassword = { ...password, name: 'password', label: 'Your password' } as const;

const newEmail = { ...email, label: 'New email', hint: 'We’ll send a code here.' } as const;
const newMobile = { ...talentMobile, label: 'New mobile number' } as const;

/** The fields for a change of the email or mobile number. */
export const contactFields = {
  email: [newEmail, confirmingPassword],
  mobile: [newMobile, confirmingPassword],
} as const;

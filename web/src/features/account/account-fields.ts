import { PASSWORD_MOST } from '@kirdaar/contract/rules/limits';
import { email, talentMobile } from '#features/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const password = {
  required: true,
  type: 'password',
  autoComplete: 'current-password',
  maxLength: PASSWORD_MOST,
} as const satisfies Omit<FieldSpec, 'name' | 'label'>;

export const currentPassword = {
  ...password,
  name: 'current_password',
  label: 'Current password',
  wide: true,
} as const;

/** The password again, before something that matters is changed. */
export const confirmingPassword = { ...password, name: 'password', label: 'Your password' } as const;

const newEmail = { ...email, label: 'New email', hint: 'The code goes here.' } as const;
const newMobile = { ...talentMobile, label: 'New mobile number' } as const;

/** What a change of either way to reach an account asks. */
export const contactFields = {
  email: [newEmail, confirmingPassword],
  mobile: [newMobile, confirmingPassword],
} as const;

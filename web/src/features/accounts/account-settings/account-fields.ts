import { MAX_PASSWORD } from '@kirdaar/contract/rules/limits';
import { email, talentMobile } from '#features/accounts/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/accounts/account-settings.ts';

const password = {
  required: true,
  type: 'password',
  autoComplete: 'current-password',
  maxLength: MAX_PASSWORD,
} as const satisfies Omit<FieldSpec, 'name' | 'label'>;

export const currentPassword = {
  ...password,
  name: 'current_password',
  label: words.password_current,
  wide: true,
} as const;

export const confirmingPassword = { ...password, name: 'password', label: words.password_confirm } as const;

const newEmail = { ...email, label: words.email_new, hint: words.email_new_hint } as const;
const newMobile = { ...talentMobile, label: words.mobile_new } as const;

export const contactFields = {
  email: [newEmail, confirmingPassword],
  mobile: [newMobile, confirmingPassword],
} as const;

/** The code of the authenticator app, which confirms an important change. */
export const authenticatorCode = {
  name: 'code',
  label: words.confirm_code,
  required: true,
  secret: true,
  autoComplete: 'one-time-code',
  maxLength: 40,
  hint: words.confirm_code_hint,
} as const satisfies FieldSpec;

export interface OwnerConfirmation {
  password: string;
  code?: string;
}

/** The fields that confirm an important act: the password and, with two-step login, a code of the app. */
export function ownerConfirmation(twoStep: boolean): (FieldSpec & { name: 'password' | 'code' })[] {
  return twoStep ? [confirmingPassword, authenticatorCode] : [confirmingPassword];
}

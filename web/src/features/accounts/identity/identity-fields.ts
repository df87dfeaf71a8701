import {
  aadhaarWarning,
  gstinWarning,
  isAadhaar,
  isGstin,
  isPan,
  panWarning,
  writeAadhaar,
  writeEmail,
  writeGstin,
  writeMobile,
  writePan,
} from '@kirdaar/contract/rules/identity-numbers';
import { MAX_LINE, MAX_PASSWORD, MIN_PASSWORD } from '@kirdaar/contract/rules/limits';
import { workTypes } from '@kirdaar/contract/rules/vocabulary';
import type { FieldSpec } from '#ui/field-spec.ts';

/** The fields of accounts. The messages match the server's, and the server's validation decides. */

const keptPart = 'We store only the last 4 characters and a fingerprint that finds duplicates.';

export const name = {
  name: 'name',
  label: 'Full name',
  required: true,
  autoComplete: 'name',
  maxLength: MAX_LINE,
} as const satisfies FieldSpec;

export const companyName = {
  name: 'company_name',
  label: 'Company name',
  autoComplete: 'organization',
  maxLength: MAX_LINE,
} as const satisfies FieldSpec;

export const typeOfWork = {
  name: 'type_of_work',
  label: 'Type of work',
  required: true,
  options: workTypes,
} as const satisfies FieldSpec;

export const email = {
  name: 'email',
  label: 'Email',
  required: true,
  type: 'email',
  autoComplete: 'email',
  hint: 'We’ll send your verification code here.',
  check: (typed) => (isEmail(typed) ? undefined : 'Please enter a valid email address.'),
} as const satisfies FieldSpec;

const mobile = {
  label: 'Mobile number',
  required: true,
  type: 'tel',
  autoComplete: 'tel',
  hint: 'Outside India, start with + and the country code.',
  check: (typed) =>
    writeMobile(typed)
      ? undefined
      : 'Please enter a valid mobile number, with the country code if it is not Indian.',
} as const satisfies Omit<FieldSpec, 'name'>;
export const talentMobile = { ...mobile, name: 'mobile' } as const;
export const housePhone = { ...mobile, name: 'phone_number' } as const;

export const panNumber = {
  name: 'pan_no',
  label: 'PAN',
  required: true,
  secret: true,
  autoComplete: 'off',
  hint: `For contracts and payments. ${keptPart}`,
  check: (typed) =>
    isPan(writePan(typed)) ? undefined : 'A PAN has five letters, four digits and a letter, like ABCPE1234F.',
  warn: panWarning,
} as const satisfies FieldSpec;

export const aadhaarNumber = {
  name: 'aadhaar_no',
  label: 'Aadhaar number',
  required: true,
  inputMode: 'numeric',
  secret: true,
  autoComplete: 'off',
  hint: `Confirms that one person has one account. ${keptPart}`,
  check: (typed) => (isAadhaar(writeAadhaar(typed)) ? undefined : 'An Aadhaar number has 12 digits.'),
  warn: aadhaarWarning,
} as const satisfies FieldSpec;

/** A child has neither number, so a parent gives their own. */
const forParents = 'For a talent under 18, a parent enters their own.';
export const talentPan = { ...panNumber, hint: `${panNumber.hint} ${forParents}` } as const;
export const talentAadhaar = { ...aadhaarNumber, hint: `${aadhaarNumber.hint} ${forParents}` } as const;

export const gstNumber = {
  name: 'gst_no',
  label: 'GST number',
  autoComplete: 'off',
  hint: 'Shown on your invoices. Leave it empty if you don’t have one.',
  check: (typed) =>
    isGstin(writeGstin(typed)) ? undefined : 'A GST number has 15 characters, like 27ABCPE1234F1Z5.',
  warn: gstinWarning,
} as const satisfies FieldSpec;

export const newPassword = {
  name: 'password',
  label: 'Password',
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  maxLength: MAX_PASSWORD,
  hint: `At least ${MIN_PASSWORD} characters. A short sentence works well.`,
  check: (typed) =>
    typed.length < MIN_PASSWORD ? `Password must be at least ${MIN_PASSWORD} characters` : undefined,
} as const satisfies FieldSpec;

/** Returns whether a text looks like an email address; only the received code proves that it is one. */
export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(writeEmail(typed));
}

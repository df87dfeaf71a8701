import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import type { Keys } from '#platform/config/secrets.ts';
import type { AccountRole, CodePurpose } from '#platform/database/database-types.generated.ts';

/** The recipient of a code and what the code authorises. */
export interface CodeScope {
  role: AccountRole;
  purpose: CodePurpose;
  /**
   * An email address, or the mobile number for a text message. For a registration or a password reset the mailbox,
   * so that every spelling of the email belongs to one code; it is sent to the email of the account.
   */
  address: string;
  /**
   * The account that a change is for, or the registration that is verified. A code for a password reset is
   * bound only to the address, and works for its reader.
   */
  account_id: string | null;
}

/** The scope in which tries are counted. All registrations of an email share one. */
export type TryScope = Omit<CodeScope, 'account_id'> & { account_id?: string | null };

type SeededScope = CodeScope & { seed: Buffer };

/** Derives the six digits of a code from its seed, its scope and our key. The digits are not stored. */
export function digitsOf([key]: Keys, { role, purpose, address, account_id, seed }: SeededScope): string {
  const scope = `${role}\n${purpose}\n${address}\n${account_id ?? ''}\n`;
  const mac = createHmac('sha256', key).update(scope).update(seed).digest();
  // 48 bits modulo a million: no code is noticeably likelier than another.
  return String(mac.readUIntBE(0, 6) % 10 ** OTP_LENGTH).padStart(OTP_LENGTH, '0');
}

/** Returns whether these digits are the code for one of our keys. */
export function isCode(keys: Keys, scope: SeededScope, typed: string): boolean {
  const given = Buffer.from(typed);
  const fits = (digits: Buffer) => digits.length === given.length && timingSafeEqual(digits, given);
  return keys.some((key) => fits(Buffer.from(digitsOf([key], scope))));
}

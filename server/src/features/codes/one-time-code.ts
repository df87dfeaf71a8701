import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import type { AccountRole, CodePurpose } from '#platform/database-types.generated.ts';
import type { Keys } from '#platform/secrets.ts';

/** Where a code is sent and what it may do. */
export interface CodeScope {
  role: AccountRole;
  purpose: CodePurpose;
  /** An email, or the mobile number of a text message. */
  address: string;
  /** The account that a change is for; other codes are for whoever reads them. */
  account_id: string | null;
}

type SeededScope = CodeScope & { seed: Buffer };

/** The six digits of a code: they stand nowhere, but follow from its seed, its scope and our key. */
export function digitsOf([key]: Keys, { role, purpose, address, account_id, seed }: SeededScope): string {
  const scope = `${role}\n${purpose}\n${address}\n${account_id ?? ''}\n`;
  const mac = createHmac('sha256', key).update(scope).update(seed).digest();
  // 48 bits over a million values: no code is noticeably likelier than another.
  return String(mac.readUIntBE(0, 6) % 10 ** OTP_LENGTH).padStart(OTP_LENGTH, '0');
}

/** Whether these digits are the code of one of our keys. */
export function isCode(keys: Keys, scope: SeededScope, typed: string): boolean {
  const given = Buffer.from(typed);
  const fits = (digits: Buffer) => digits.length === given.length && timingSafeEqual(digits, given);
  return keys.some((key) => fits(Buffer.from(digitsOf([key], scope))));
}

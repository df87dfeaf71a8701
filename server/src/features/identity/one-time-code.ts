import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import type { AccountRole, CodePurpose } from '#platform/database-types.generated.ts';

/** Whom a code is for and what it may do. */
export interface CodeScope {
  role: AccountRole;
  purpose: CodePurpose;
  email: string;
}

/** The six digits of a code: they stand nowhere, but follow from its seed, its scope and our key. */
export function digitsOf(key: Buffer, { role, purpose, email, seed }: CodeScope & { seed: Buffer }): string {
  const mac = createHmac('sha256', key).update(`${role}\n${purpose}\n${email}\n`).update(seed).digest();
  // 48 bits over a million values: no code is noticeably likelier than another.
  return String(mac.readUIntBE(0, 6) % 10 ** OTP_LENGTH).padStart(OTP_LENGTH, '0');
}

export function isSameCode(digits: string, typed: string): boolean {
  return digits.length === typed.length && timingSafeEqual(Buffer.from(digits), Buffer.from(typed));
}

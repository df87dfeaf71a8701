import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import type { AccountRole, CodePurpose } from '#platform/database-types.generated.ts';

/** Where a code is sent and what it may do. */
export interface CodeScope {
  role: AccountRole;
  purpose: CodePurpose;
  /** An email, or the mobile number of a text message. */
  address: string;
  /** The account that a change is for; other codes are for whoever reads them. */
  account_id: string | null;
}

/** The six digits of a code: they stand nowhere, but follow from its seed, its scope and our key. */
export function digitsOf(
  key: Buffer,
  { role, purpose, address, account_id, seed }: CodeScope & { seed: Buffer },
): string {
  const scope = `${role}\n${purpose}\n${address}\n${account_id ?? ''}\n`;
  const mac = createHmac('sha256', key).update(scope).update(seed).digest();
  // 48 bits over a million values: no code is noticeably likelier than another.
  return String(mac.readUIntBE(0, 6) % 10 ** OTP_LENGTH).padStart(OTP_LENGTH, '0');
}

export function isSameCode(digits: string, typed: string): boolean {
  return digits.length === typed.length && timingSafeEqual(Buffer.from(digits), Buffer.from(typed));
}

import { createHmac, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@kirdaar/contract/rules/limits';

// Without letters that are taken for digits. Thirty-two: the rest of a byte favours none of them.
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const SIGNS = 10;

/** New codes of fifty random bits each, in the writing in which they are shown. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = [...randomBytes(SIGNS)].map((byte) => signs[byte % signs.length]).join('');
    return `${code.slice(0, SIGNS / 2)}-${code.slice(SIGNS / 2)}`;
  });
}

/** What the database keeps of a code, in any writing: keyed by the app's secret, which is encrypted there. */
export function hashRecoveryCode(secret: Buffer, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(`recovery code ${writeCode(code)}`)
    .digest();
}

/** A code as one is likely to have meant it: blanks, hyphens, capitals and mistaken letters do not matter. */
export function writeCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
}

import { createHmac, randomBytes } from 'node:crypto';
import { asciiDigits } from '@kirdaar/contract/rules/fold-lookalikes';
import { RECOVERY_CODES } from '@kirdaar/contract/rules/limits';

// Without letters that look like digits. The 32 characters divide 256 evenly, so a random byte favours none
// of them.
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const SIGNS = 10;

/** Returns new codes of fifty random bits each, in the format in which they are displayed. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = [...randomBytes(SIGNS)].map((byte) => signs[byte % signs.length]).join('');
    return `${code.slice(0, SIGNS / 2)}-${code.slice(SIGNS / 2)}`;
  });
}

/** Hashes a code in any format for the database, keyed by the app's secret, which is stored encrypted. */
export function hashRecoveryCode(secret: Buffer, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(`recovery code ${writeCode(code)}`)
    .digest();
}

/** Normalises a typed code: ignores spaces, hyphens and case, and corrects easily confused letters. */
export function writeCode(typed: string): string {
  return asciiDigits(typed)
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
}

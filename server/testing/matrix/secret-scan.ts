import type { EndpointName } from '@kirdaar/contract/api';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { entryOf } from '#testing/matrix/entries.ts';

const SECRET_TERMS = 'password|hash|otp|pan|aadhaar|gst|secret|token|fingerprint|seed|canary';
// Matches whole words of a key, so that `company` is not taken for a PAN.
const secretKey = new RegExp(`(?:^|_)(?:${SECRET_TERMS})s?(?:_|\\d|$)`);
const secretValue = /canary of a secret|ZQXP|QZXW|\$argon2|\\\\x[\da-f]{32}/;

/** Adds secrets to all accounts and houses that no response may contain. */
export async function insertCanarySecrets(db: Database) {
  await sql`
    update account set pan_last4 = 'ZQXP', aadhaar_last4 = 'QZXW',
      password_hash = case when password_hash like '$argon2%' then password_hash else 'canary of a secret' end
    where removed_at is null and not added_by_house and not managed
  `.execute(db);
  await sql`update production_house set gst_no = 'canary of a secret'`.execute(db);
}

/** Returns the secret keys and values in a response that its endpoint must not return. */
export function secretsIn(name: EndpointName, text: string): string[] {
  // A rejected form lists its field names with a message for each; these are not secrets.
  const form = text.replace(/"fields":\{[^}]*\}/, '');
  // Staff compare the public GSTIN with the document.
  const answer = name === 'GET /api/admin/house-documents/:id' ? form.replace(/"gstin":"[^"]*"/, '') : form;
  const keys = [...answer.matchAll(/"(\w+)":/g)].map(([, key = '']) => key);
  const secret = keys.filter((key) => isSecretKey(key) && !isDisclosed(name, key));
  return [...secret, ...(secretValue.exec(answer) ?? [])];
}

export function isSecretKey(key: string): boolean {
  return secretKey.test(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** Returns whether the endpoint is meant to return this key. */
export function isDisclosed(name: EndpointName, key: string): boolean {
  return Boolean(entryOf(name).discloses?.includes(key));
}

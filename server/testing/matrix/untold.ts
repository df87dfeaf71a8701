import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';

/** The keys that answer what their call is for. */
const told: Record<string, string[]> = {
  'POST /api/user/login': ['token'],
  'POST /api/production/login': ['token'],
  'POST /api/auth/google/production/exchange': ['token'],
  'POST /api/team-invitation/accept': ['token'],
  'POST /api/user/forgot-password': ['reset_token'],
  'POST /api/production/forgot-password': ['reset_token'],
};

const secretWords = 'password|hash|otp|pan|aadhaar|gst|secret|token|fingerprint|seed|canary';
// A word of a key, not a part of one: a company is no PAN.
const secretKey = new RegExp(`(?:^|_)(?:${secretWords})s?(?:_|\\d|$)`);
const secretValue = /canary of a secret|ZQXP|QZXW|\$argon2|\\\\x[\da-f]{32}/;

/** Gives everybody in the database secrets that no answer may tell, beside those that they have. */
export async function plantSecrets(db: Database) {
  await sql`
    update account set pan_last4 = 'ZQXP', aadhaar_last4 = 'QZXW',
      password_hash = case when password_hash like '$argon2%' then password_hash else 'canary of a secret' end
    where removed_at is null
  `.execute(db);
  await sql`update production_house set gst_no = 'canary of a secret'`.execute(db);
}

/** The keys and values of an answer that a call may not tell. */
export function untoldIn(name: string, text: string): string[] {
  // A refused form names its fields, with a message for each.
  const answer = text.replace(/"fields":\{[^}]*\}/, '');
  const keys = [...answer.matchAll(/"(\w+)":/g)].map(([, key = '']) => key);
  const secret = keys.filter((key) => isSecretKey(key) && !isTold(name, key));
  return [...secret, ...(secretValue.exec(answer) ?? [])];
}

export function isSecretKey(key: string): boolean {
  return secretKey.test(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** Whether the call is there to answer just that. */
export function isTold(name: string, key: string): boolean {
  return Boolean(told[name]?.includes(key));
}

import { createHmac } from 'node:crypto';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';

/** Returns the keyed fingerprint of an email address or mobile number, which recognises it without storing it. */
export function contactFingerprint(key: Buffer, contact: string): Buffer {
  return createHmac('sha256', key)
    .update(`contact\n${mailboxOf(contact)}`)
    .digest();
}

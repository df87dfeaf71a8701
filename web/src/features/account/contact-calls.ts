import { call } from '#api/call.ts';
import { areaOf, type Role } from '#session/area-of.ts';

/** A way to reach an account, and to log in to it. */
export interface Contact {
  kind: 'email' | 'mobile';
  address: string;
}

/** Has a code sent to a new email or mobile number. */
export function requestContact(role: Role, { kind, address }: Contact, password: string) {
  const area = areaOf[role];
  return kind === 'email'
    ? call(`POST /api/${area}/change-email`, { body: { email: address, password } })
    : call(`POST /api/${area}/change-mobile`, { body: { mobile: address, password } });
}

/** Puts the new email or mobile number in place of the old one. */
export function confirmContact(role: Role, { kind, address }: Contact, otp: string) {
  const area = areaOf[role];
  return kind === 'email'
    ? call(`POST /api/${area}/change-email/confirm`, { body: { email: address, otp } })
    : call(`POST /api/${area}/change-mobile/confirm`, { body: { mobile: address, otp } });
}

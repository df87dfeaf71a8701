import { createHmac } from 'node:crypto';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Keys } from '#platform/config/secrets.ts';

/** Derives the token of an invitation from its seed and our key; the token itself is never stored. */
export function newJoinToken([key]: Keys, seed: string): string {
  return tokenOf(key, seed);
}

/** Returns the token of an invitation, or undefined if none of our keys created it. */
export function joinTokenOf(keys: Keys, { seed, token_hash }: { seed: string; token_hash: Buffer }) {
  return keys.map((key) => tokenOf(key, seed)).find((token) => hashToken(token).equals(token_hash));
}

function tokenOf(key: Buffer, seed: string): string {
  return createHmac('sha256', key).update(`team\n${seed}`).digest('base64url');
}

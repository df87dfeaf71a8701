import { createHmac } from 'node:crypto';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Keys } from '#platform/config/secrets.ts';

/** What a link with a derived token is for, so that the token of one kind opens no other. */
type Purpose =
  | 'link'
  | 'viewer'
  | 'team'
  | 'staff'
  | 'undo email'
  | 'correct email'
  | 'objection'
  | 'added'
  | 'mandate'
  | 'package'
  | 'availability'
  | 'pass';

/** Derives the token of a link from a seed and our key; the token itself is never stored. */
export function newDerivedToken([key]: Keys, purpose: Purpose, seed: string): string {
  return tokenOf(key, purpose, seed);
}

/** Computes the token of a link again; undefined when none of our current keys made it. */
export function derivedTokenOf(
  keys: Keys,
  purpose: Purpose,
  { seed, token_hash }: { seed: string; token_hash: Buffer },
): string | undefined {
  return keys.map((key) => tokenOf(key, purpose, seed)).find((token) => hashToken(token).equals(token_hash));
}

function tokenOf(key: Buffer, purpose: Purpose, seed: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${seed}`).digest('base64url');
}

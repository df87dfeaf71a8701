import { createHmac } from 'node:crypto';
import { hashToken } from '#features/identity/session-token.ts';
import type { Keys } from '#platform/secrets.ts';

/** The token of an invitation: it stands nowhere, but follows from its seed and our key. */
export function newJoinToken([key]: Keys, seed: string): string {
  return tokenOf(key, seed);
}

/** The token that an invitation was made with; undefined when none of our keys made it. */
export function joinTokenOf(keys: Keys, { seed, token_hash }: { seed: string; token_hash: Buffer }) {
  return keys.map((key) => tokenOf(key, seed)).find((token) => hashToken(token).equals(token_hash));
}

function tokenOf(key: Buffer, seed: string): string {
  return createHmac('sha256', key).update(`team\n${seed}`).digest('base64url');
}

import { createHmac } from 'node:crypto';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Keys } from '#platform/config/secrets.ts';

/** Derives the token of a share link from the link's id and our key; the token itself is never stored. */
export function newShareToken([key]: Keys, linkId: string): string {
  return tokenOf(key, linkId);
}

/** Recomputes the token of a link; undefined when none of our current keys made it. */
export function shareTokenOf(keys: Keys, linkId: string, hash: Buffer): string | undefined {
  return keys.map((key) => tokenOf(key, linkId)).find((token) => hashToken(token).equals(hash));
}

function tokenOf(key: Buffer, linkId: string): string {
  return createHmac('sha256', key).update(`link\n${linkId}`).digest('base64url');
}

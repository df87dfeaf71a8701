import { createHmac } from 'node:crypto';
import { hashToken } from '#features/identity/session-token.ts';
import type { Keys } from '#platform/secrets.ts';

/** The token of a shared address: it stands nowhere, but follows from its link's id and our key. */
export function newSharedToken([key]: Keys, linkId: string): string {
  return tokenOf(key, linkId);
}

/** The token that a link was made with; undefined when none of our keys made it. */
export function sharedTokenOf(keys: Keys, linkId: string, hash: Buffer): string | undefined {
  return keys.map((key) => tokenOf(key, linkId)).find((token) => hashToken(token).equals(hash));
}

function tokenOf(key: Buffer, linkId: string): string {
  return createHmac('sha256', key).update(`link\n${linkId}`).digest('base64url');
}

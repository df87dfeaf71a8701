import { createHmac } from 'node:crypto';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Keys } from '#platform/config/secrets.ts';

/** Derives the token of a link that undoes a change of email; the token itself is never stored. */
export function newUndoToken([key]: Keys, changeId: string): string {
  return tokenOf(key, changeId);
}

/** Returns the token of a change, or undefined if none of our keys created it. */
export function undoTokenOf(keys: Keys, { id, token_hash }: { id: string; token_hash: Buffer }) {
  return keys.map((key) => tokenOf(key, id)).find((token) => hashToken(token).equals(token_hash));
}

function tokenOf(key: Buffer, changeId: string): string {
  return createHmac('sha256', key).update(`undo email\n${changeId}`).digest('base64url');
}

import { createHmac } from 'node:crypto';

let key: Buffer | undefined;

/** Sets the key of the staff audit log, once when the process starts. It never reaches the database. */
export function setAuditKey(secret: Buffer) {
  key = secret;
}

/** Returns the MAC of a row by its hash, which covers the row and all rows before it. */
export function macOf(hash: Buffer): Buffer {
  if (!key) throw new Error('The key of the audit log has not been set.');
  return createHmac('sha256', key).update(hash).digest();
}

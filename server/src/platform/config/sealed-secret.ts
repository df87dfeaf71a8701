import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Keys } from '#platform/config/secrets.ts';

export const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts an app's secret for one account with the newest key (AES-256-GCM). The result is the key id, a
 * nonce, the tag and the ciphertext. It cannot be decrypted in the row of another account.
 */
export function seal([key]: Keys, account_id: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(account_id));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([idOf(key), nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts the secret. Throws if it was changed, was encrypted for another account or its key is missing. */
export function unseal(keys: Keys, account_id: string, sealed: Buffer): Buffer {
  const key = keys.find((key) => idOf(key).equals(sealed.subarray(0, ID_BYTES)));
  if (!key) throw new Error('The key of a stored secret is not among SECRET_KEY, SECRET_KEY_PREVIOUS.');
  const [nonceEnd, tagEnd] = [ID_BYTES + NONCE_BYTES, ID_BYTES + NONCE_BYTES + TAG_BYTES];
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(ID_BYTES, nonceEnd), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(account_id)).setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
}

/** Returns the id with which everything encrypted by a key begins. It reveals nothing about the key. */
export function idOf(key: Buffer): Buffer {
  return createHash('sha256').update('key id').update(key).digest().subarray(0, ID_BYTES);
}

interface Sealed {
  id: string;
  sealed_secret: Buffer;
}

/**
 * Re-encrypts with the newest key every secret that needs an older one, so that the older key can be removed.
 * `listSealedBy` returns the secrets that begin with one of these key ids; `update` replaces one unless it has changed.
 */
export async function reseal(
  keys: Keys,
  listSealedBy: (keyIds: Buffer[]) => Promise<Sealed[]>,
  update: (id: string, from: Buffer, to: Buffer) => Promise<unknown>,
) {
  const [, ...older] = keys;
  if (older.length === 0) return;
  for (const { id, sealed_secret } of await listSealedBy(older.map(idOf)))
    await update(id, sealed_secret, seal(keys, id, unseal(keys, id, sealed_secret)));
}

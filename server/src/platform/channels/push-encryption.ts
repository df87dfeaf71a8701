import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The keys from the browser's subscription, as base64url: its public key, and a secret that the push service
 * does not have.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

const CURVE = 'prime256v1';
/** In bytes; a whole message is one record. */
const RECORD = 4096;
/** Marks the last record. */
const LAST = Buffer.from([2]);

/** Encrypts a message for one browser (RFC 8291), with `Content-Encoding: aes128gcm`. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys): Buffer {
  const pair = createECDH(CURVE);
  const ours = pair.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const salt = randomBytes(16);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const encrypted = [cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD);
  sizes.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, sizes, ours, ...encrypted]);
}

/** Whether a public key is a point of the curve and can be used for encryption. */
export function isPushKey(p256dh: string): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

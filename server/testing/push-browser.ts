import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Creates the keys that a browser creates when it subscribes; the private key stays in the browser. */
export function subscribedBrowser(secrets: { key?: Buffer; auth?: Buffer } = {}) {
  const pair = createECDH('prime256v1');
  if (secrets.key) pair.setPrivateKey(secrets.key);
  else pair.generateKeys();
  const auth = secrets.auth ?? randomBytes(16);

  /** Decrypts a push message as defined in RFC 8291; throws if it is for another browser. */
  function read(body: Buffer): string {
    const [salt, size = 0] = [body.subarray(0, 16), body[20]];
    const theirs = body.subarray(21, 21 + size);
    const record = body.subarray(21 + size);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const secret = hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32);
    const derive = (purpose: string, length: number) =>
      new Uint8Array(
        hkdfSync('sha256', new Uint8Array(secret), salt, `Content-Encoding: ${purpose}\0`, length),
      );
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { keys, read };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#platform/config/secrets.ts';

const ID_BYTES = 16;
const EXPIRY_BYTES = 6;
const LINK_MAC_BYTES = 16;
const PASS_MINUTES = 30;

/** Returns the token of the link to a guardian's page. It names the guardian's row and is never stored. */
export function linkTokenOf([key]: Keys, guardianId: string): string {
  const id = bytesOf(guardianId);
  return Buffer.concat([id, linkMac(key, id)]).toString('base64url');
}

/** Returns the guardian of a link; undefined when none of our keys made it. */
export function guardianOfLink(keys: Keys, token: string): string | undefined {
  const sent = Buffer.from(token, 'base64url');
  const id = sent.subarray(0, ID_BYTES);
  const isOurs = keys.some((key) => isSame(linkMac(key, id), sent.subarray(ID_BYTES)));
  return isOurs ? idOf(id) : undefined;
}

/** Returns a pass: the proof that a guardian entered a code, which expires by itself. */
export function newPass([key]: Keys, guardianId: string, now: Date): string {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUIntBE(now.getTime() + PASS_MINUTES * 60_000, 0, EXPIRY_BYTES);
  const content = Buffer.concat([bytesOf(guardianId), expiry]);
  return Buffer.concat([content, passMac(key, content)]).toString('base64url');
}

/** Returns the guardian of a pass; undefined when it has expired or none of our keys made it. */
export function guardianOfPass(keys: Keys, pass: string, now: Date): string | undefined {
  const sent = Buffer.from(pass, 'base64url');
  if (sent.length <= ID_BYTES + EXPIRY_BYTES) return undefined;
  const content = sent.subarray(0, ID_BYTES + EXPIRY_BYTES);
  const isOurs = keys.some((key) => isSame(passMac(key, content), sent.subarray(content.length)));
  const isCurrent = content.readUIntBE(ID_BYTES, EXPIRY_BYTES) > now.getTime();
  return isOurs && isCurrent ? idOf(content.subarray(0, ID_BYTES)) : undefined;
}

function linkMac(key: Buffer, id: Buffer): Buffer {
  const mac = createHmac('sha256', key).update('guardian link\n').update(id).digest();
  return mac.subarray(0, LINK_MAC_BYTES);
}

function passMac(key: Buffer, content: Buffer): Buffer {
  return createHmac('sha256', key).update('guardian pass\n').update(content).digest();
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

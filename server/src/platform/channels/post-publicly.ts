import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const MAX_MS = 10_000;

/** The address belongs to a network that only we can reach. */
class PrivateAddress extends Error {
  constructor() {
    super('The address is not on the public internet.');
  }
}

/** Posts JSON to an address that somebody else chose, and returns the HTTP status. The answer is not read. */
export async function postPublicly(
  address: string,
  headers: Record<string, string>,
  body: string,
  allowedHosts: readonly string[],
): Promise<number> {
  const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers };
  const response = await sendPublicly(address, { method: 'POST', headers: json }, body, allowedHosts);
  response.destroy();
  return response.statusCode ?? 0;
}

/** Reads text from an address that somebody else chose. Throws unless the answer is 200. */
export async function getPublicly(
  address: string,
  maxBytes: number,
  allowedHosts: readonly string[],
): Promise<string | 'too large'> {
  const response = await sendPublicly(address, { method: 'GET' }, undefined, allowedHosts);
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`The address answered ${response.statusCode}.`);
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += part.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) return 'too large';
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * Only the public internet is reached, whatever a name resolves to, except hosts on the list, which may also use http.
 * Redirects are not followed.
 */
async function sendPublicly(
  address: string,
  options: RequestOptions,
  body: string | undefined,
  allowedHosts: readonly string[],
): Promise<IncomingMessage> {
  const url = new URL(address);
  const isAllowed = allowedHosts.includes(url.host);
  if (!isAllowed && !isPublicUrl(url)) throw new PrivateAddress();
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? request : requestPlainly;
    const sent = send(url, {
      ...options,
      signal: AbortSignal.timeout(MAX_MS),
      ...(!isAllowed && { lookup: lookUpPublic }),
    });
    sent.on('error', reject);
    sent.once('response', resolve);
    sent.end(body);
  });
}

/** Whether a URL is of https and does not name a private host. A public name may still resolve to a private address. */
export function isPublicUrl({ protocol, hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') return false;
  return isIP(literal)
    ? isPublic(literal)
    : !/^(?:[^.]+|.*\.(?:local|internal|localhost))\.?$/.test(hostname);
}

/** Resolves a name, and fails if any of its addresses is not public: the connection uses one of these. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.some(({ address }) => !isPublic(address))) return done(new PrivateAddress(), []);
    const [first] = found;
    if (options.all || !first) done(null, found);
    else done(null, first.address, first.family);
  });
};

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

import { lookup as lookUp } from 'node:dns';
import { request as requestPlainly } from 'node:http';
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

/**
 * Posts JSON to an address that somebody else chose, and returns the HTTP status. Only the public internet is
 * reached, whatever a name resolves to, except hosts on the list, which may also use http. Redirects are not
 * followed and the answer is not read.
 */
export async function postPublicly(
  address: string,
  headers: Record<string, string>,
  body: string,
  allowedHosts: readonly string[],
): Promise<number> {
  const url = new URL(address);
  const isAllowed = allowedHosts.includes(url.host);
  if (!isAllowed && !isPublicUrl(url)) throw new PrivateAddress();
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? request : requestPlainly;
    const sent = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      signal: AbortSignal.timeout(MAX_MS),
      ...(!isAllowed && { lookup: lookUpPublic }),
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
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

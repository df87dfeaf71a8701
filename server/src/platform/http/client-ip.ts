import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the network of an IP address: an IPv4 address itself, or the first 64 bits of an IPv6 address,
 * which one customer holds.
 */
export function clientIp(address: string): string {
  // Most addresses, which take a tenth of the time.
  if (isIPv4(address)) return address;
  // A proxy may name a client that is not an IP address, such as 'unknown'.
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4);
  return network.map((group) => group.toString(16)).join(':');
}

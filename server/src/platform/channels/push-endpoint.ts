const here = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a URL from a browser belongs to a known push service, so that nobody can make us request other
 * servers. A host starting with '*.' matches any subdomain; http is allowed only on this machine.
 */
export function isPushEndpoint(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && here.test(url.hostname))) return false;
  return hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host));
}

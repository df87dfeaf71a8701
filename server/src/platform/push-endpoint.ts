const here = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether an address that a browser named is that of a known push service: nobody makes us call another.
 * A host that begins with '*.' is any below it; http is taken on this machine alone.
 */
export function isPushEndpoint(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && here.test(url.hostname))) return false;
  return hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host));
}

import { BlockList, isIP } from 'node:net';
import { splitAddress } from '@kirdaar/contract/rules/page-addresses';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Answers 404 for the staff area to clients outside STAFF_NETWORKS. Without any, every network may use it. */
export function limitStaffNetworks(app: FastifyInstance, { STAFF_NETWORKS }: Config) {
  if (STAFF_NETWORKS.length === 0) return;
  const allowed = new BlockList();
  for (const network of STAFF_NETWORKS) {
    const [address = '', prefix] = network.split('/');
    const [family, whole] = isIP(address) === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
    allowed.addSubnet(address, Number(prefix ?? whole), family);
  }
  app.addHook('onRequest', async ({ ip, url, routeOptions }) => {
    const isApi = routeOptions.url?.startsWith('/api/admin/');
    if (!isApi && !isStaffPage(url)) return;
    // A proxy may name a client that is not an IP address.
    const version = isIP(ip);
    if (version !== 0 && allowed.check(ip, version === 4 ? 'ipv4' : 'ipv6')) return;
    throw new AppError(isApi ? 'endpoint_not_found' : 'page_not_found');
  });
}

/** The router of the pages ignores capitals and decodes the path. */
function isStaffPage(url: string): boolean {
  const path = decodeURIComponent(url.split('?')[0] ?? '').toLowerCase();
  return /^\/admin(?:[/.]|$)/.test(splitAddress(path).address);
}

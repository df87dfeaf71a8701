import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';

/** Returns the proxies whose X-Forwarded-For is believed: those of TRUST_PROXY, or in production one on this machine. */
export function trustedProxies({ mode, TRUST_PROXY }: Config): string[] | string | false {
  if (TRUST_PROXY.length > 0) return TRUST_PROXY;
  return mode === 'production' && 'loopback';
}

/** Warns once of a proxy that is not trusted, whose visitors all count as one client. */
export function warnOfUntrustedProxy(app: FastifyInstance, { mode }: Config) {
  if (mode !== 'production') return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ip, socket }) => {
    if (isTold || !headers['x-forwarded-for'] || ip !== socket.remoteAddress) return;
    isTold = true;
    app.log.warn(`TRUST_PROXY does not name ${ip}, which forwards requests: all its visitors count as one`);
  });
}

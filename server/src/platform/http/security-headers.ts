import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, siteAddress } from '#platform/config/config.ts';

const YEAR_SECONDS = 31_536_000;

/** The headers of every response. Pages and media replace the content security policy by their own. */
export function securityHeaders(config: Config): Record<string, string> {
  const secure = siteAddress(config).startsWith('https:');
  return {
    ...(secure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

export function setSecurityHeaders(
  headers: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers(headers).header('x-request-id', request.id);
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  return reply;
}

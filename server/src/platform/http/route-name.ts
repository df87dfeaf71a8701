import type { FastifyRequest } from 'fastify';
import { pageName } from '#platform/http/page-name.ts';

/** Returns the pattern of a request's route, or the name of its page: no id, token or address of a person. */
export function routeOf({ routeOptions: { url = 'unknown' }, url: address }: FastifyRequest): string {
  if (url.startsWith('/assets/')) return '/assets/*';
  return url === '/*' ? pageName(address) : url;
}

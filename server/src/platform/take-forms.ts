import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of another site may make the browser send this; it proves by itself who it is from. */
    fromOtherSites?: boolean;
  }
}

/** Lets the routes of a scope take forms as the browser sends them without scripts. */
export function takeForms(scope: FastifyInstance) {
  const kind = 'application/x-www-form-urlencoded';
  scope.addContentTypeParser(kind, { parseAs: 'string' }, async (_: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
}

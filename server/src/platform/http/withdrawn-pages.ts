import type { FastifyInstance } from 'fastify';
import { listen } from '#platform/database/listen.ts';

interface Source {
  /** The database itself. */
  url: string;
  onError: (error: unknown) => void;
}

/**
 * Forgets kept responses when something in them is withdrawn, whichever process did it: triggers of the database
 * name what. `listening` resolves once this process hears of it.
 */
export function forgetWithdrawnPages(app: FastifyInstance, { url, onError }: Source) {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  function onHeard(text: string) {
    // What is rendered from now on must not come from a replica that still shows what was withdrawn.
    app.replicas.requireCurrent();
    app.responseCache.drop(text);
  }
  function onListening() {
    // What was withdrawn while the connection was down is unknown.
    onHeard('');
    resolve();
  }
  return { listening, close: listen(url, 'public_pages', { onHeard, onListening, onError }) };
}

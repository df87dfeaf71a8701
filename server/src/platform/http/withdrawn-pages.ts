import type { FastifyInstance } from 'fastify';
import { listen } from '#platform/database/listen.ts';

interface Keeper {
  /** The database itself. */
  url: string;
  drop: (text: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Forgets kept pages and answers when something in them is withdrawn, whichever process did it: triggers of
 * the database name what. `listening` resolves once this process hears of it.
 */
export function forgetWithdrawnPages(app: FastifyInstance, { url, drop, onError }: Keeper) {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  function forget(text: string) {
    // What is rendered from now on must not come from a replica that still shows what was withdrawn.
    app.replicas.requireCurrent();
    // Answers are kept by address too, but so shortly that only what was withdrawn matters.
    if (text === '') app.dropPublicAnswers();
    drop(text);
  }
  function onListening() {
    // What was withdrawn while the connection was down is unknown.
    forget('');
    resolve();
  }
  return { listening, close: listen(url, 'public_pages', { onHeard: forget, onListening, onError }) };
}

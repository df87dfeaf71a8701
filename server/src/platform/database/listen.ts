import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

interface Listener {
  onHeard: (payload: string) => void;
  /** Called once notifications are received; earlier ones may have been missed. */
  onListening: () => void;
  onError: (error: unknown) => void;
}

const RETRY_MS = 1000;

/**
 * Listens to a channel of the database on its own connection, which is replaced when it breaks. The URL must
 * be that of the database itself: a pooler in between would lose the subscription.
 */
export function listen(connectionString: string, channel: string, listener: Listener) {
  const closing = new AbortController();
  const onError = (error: unknown) => closing.signal.aborted || listener.onError(error);
  let client: pg.Client | undefined;

  async function listenUntilCut() {
    const connection = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
    client = connection;
    const cut = new Promise<void>((resolve) => connection.once('end', resolve));
    connection.on('error', onError);
    connection.on('notification', ({ payload = '' }) => listener.onHeard(payload));
    await connection.connect();
    await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
    listener.onListening();
    await cut;
  }

  async function keepListening() {
    while (!closing.signal.aborted) {
      await listenUntilCut().catch(onError);
      await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  void keepListening();
  return async function close() {
    closing.abort();
    await client?.end();
  };
}

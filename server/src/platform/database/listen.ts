import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { keptAlive } from '#platform/database/database.ts';
import { PrimaryClient } from '#platform/database/primary-client.ts';

interface Listener {
  onHeard: (payload: string) => void;
  /** Called once notifications are received; earlier ones may have been missed. */
  onListening: () => void;
  onError: (error: unknown) => void;
}

const RETRY_MS = 1000;
/** How often the connection is checked, and how long its answer may take. */
const CHECKS = { everyMs: 5000, answerMs: 3000 };

/**
 * Listens to a channel of the database on its own connection, which is replaced when it breaks. The URL must
 * be that of the database itself: a pooler in between would lose the subscription.
 */
export function listen(connectionString: string, channel: string, listener: Listener, checks = CHECKS) {
  const closing = new AbortController();
  const onError = (error: unknown) => closing.signal.aborted || listener.onError(error);
  let client: PrimaryClient | undefined;

  async function listenUntilCut() {
    const connection = new PrimaryClient({
      ...keptAlive,
      connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: checks.answerMs,
    });
    client = connection;
    const isCut = new AbortController();
    const cut = new Promise<void>((resolve) => connection.once('end', resolve));
    void cut.then(() => isCut.abort());
    connection.on('error', onError);
    connection.on('notification', ({ payload = '' }) => listener.onHeard(payload));
    await connection.connect();
    try {
      await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
      listener.onListening();
      await check(connection, isCut.signal);
    } finally {
      await connection.end();
    }
    await cut;
  }

  /** Asks until the connection ends, or no longer answers: a silent cut would go unnoticed otherwise. */
  async function check(connection: pg.Client, signal: AbortSignal) {
    while (!signal.aborted) {
      await pause(checks.everyMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      await connection.query('select');
    }
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

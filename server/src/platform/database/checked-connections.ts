import type pg from 'pg';

/** Where Kysely's pool takes its connections from. */
export interface ConnectionSource {
  connect: () => Promise<pg.PoolClient>;
  /** Says that a connection did not answer what was sent at the given time of `performance.now()`. */
  reportLost: (sentAt: number) => void;
}

/** A connection that has not answered for this long is checked before it is used. */
const SILENT_MS = 1000;
const CHECK_MS = 1000;

/**
 * Gives out only connections that answer. A firewall or router that forgets a connection drops what is sent on
 * it without a word, and nothing but a missing answer tells. When one connection is lost, the others that have
 * been silent since are replaced without a check, so that requests do not wait for each of them in turn.
 */
export function checked(pool: pg.Pool, silentMs = SILENT_MS): ConnectionSource {
  const answeredAt = new WeakMap<pg.PoolClient, number>();
  let lostAt = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) => answeredAt.set(client, performance.now()));
  pool.on('release', (error, client) => {
    if (!error) answeredAt.set(client, performance.now());
  });

  function reportLost(sentAt: number) {
    lostAt = Math.max(lostAt, sentAt);
  }

  async function isUsable(client: pg.PoolClient): Promise<boolean> {
    const present = performance.now();
    const heardAt = answeredAt.get(client) ?? 0;
    if (heardAt <= lostAt) return false;
    if (present - heardAt < silentMs) return true;
    if (await answers(client)) return true;
    reportLost(present);
    return false;
  }

  async function connect() {
    for (;;) {
      const client = await pool.connect();
      if (await isUsable(client)) return client;
      client.release(true);
    }
  }
  return { connect, reportLost };
}

function answers(client: pg.PoolClient): Promise<boolean> {
  return client.query({ text: 'select', query_timeout: CHECK_MS } as pg.QueryConfig).then(
    () => true,
    () => false,
  );
}

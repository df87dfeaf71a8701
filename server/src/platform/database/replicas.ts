import { type Database, hasCode, isDatabaseAway } from '#platform/database/database.ts';
import { openSingleConnection, type SingleConnection } from '#platform/database/single-connection.ts';

/** Runs a read on the given database, the primary, or in its place on a replica. */
export type ReadFrom = <T>(primary: Database, read: (db: Database) => Promise<T>) => Promise<T>;

/** The streaming replicas of the database, for reads of what anyone may see. */
export interface Replicas {
  /** Uses the replicas in turn, and the primary while none of them is near it. The read may run twice. */
  read: ReadFrom;
  /** From now on a replica is used only once it shows all that is committed by now. */
  requireCurrent: () => void;
  /** The names of those that are used at present. */
  inUse: () => string[];
  close: () => Promise<void>;
}

export const NO_REPLICAS: Replicas = {
  read: (primary, read) => read(primary),
  requireCurrent: () => {},
  inUse: () => [],
  close: async () => {},
};

interface Node {
  name: string;
  url: string;
  db: Database;
}

interface Replica extends Node {
  connection: SingleConnection;
  /** What was committed before this time of `performance.now()` is visible on it. */
  currentTo: number;
}

interface Options {
  primaryUrl: string;
  /** A replica that is further behind is not used. */
  maxLagMs: number;
  /** How often the replicas are compared with the primary. */
  checkMs?: number;
  /** Hears why a replica is not used. */
  onError: (error: unknown) => void;
}

const CHECK_MS = 1000;
/** How often they are compared, and for how long, while they must catch up. */
const CATCH_UP = { everyMs: 20, ms: 1000 };
const LIMIT_MS = 1000;

const WRITTEN = `select (pg_current_wal_insert_lsn() - '0/0')::int8 as position`;
/** Null on a server that is the primary now: it has enough to do. */
const REPLAYED = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::int8 end as position`;

/**
 * Compares the replicas with the primary all the time, by positions in the write-ahead log: clocks of different
 * machines differ, and the time of the last transaction says nothing while nobody writes.
 */
export function openReplicas(
  nodes: readonly Node[],
  { primaryUrl, maxLagMs, checkMs = CHECK_MS, onError }: Options,
): Replicas {
  const replicas = nodes.map((node): Replica => {
    const connection = openSingleConnection(node.url, LIMIT_MS);
    return { ...node, connection, currentTo: Number.NEGATIVE_INFINITY };
  });
  const primary = openSingleConnection(primaryUrl, LIMIT_MS);
  /** The positions of the primary in the last seconds, oldest first. */
  const written: { position: number; at: number }[] = [];
  // A migration that ran before the start must have arrived.
  let required = performance.now();
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;
  let isClosed = false;

  function isNear({ currentTo }: Replica) {
    return currentTo >= required && currentTo >= performance.now() - maxLagMs;
  }

  async function check() {
    const at = performance.now();
    const [now] = await primary.ask<{ position: number }>(WRITTEN);
    if (now) written.push({ position: now.position, at });
    while (written[0] && written[0].at < at - maxLagMs) written.shift();
    await Promise.all(replicas.map(checkReplica));
  }

  async function checkReplica(replica: Replica) {
    try {
      const [{ position = null } = {}] = await replica.connection.ask<{ position: number | null }>(REPLAYED);
      const reached = written.findLast((mark) => position !== null && mark.position <= position);
      replica.currentTo = reached?.at ?? Number.NEGATIVE_INFINITY;
      if (position !== null && !reached)
        throw new Error(`${replica.name} is more than ${maxLagMs} ms behind.`);
    } catch (error) {
      replica.currentTo = Number.NEGATIVE_INFINITY;
      onError(error);
    }
  }

  function checkLater(ms: number) {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      checking = check()
        .catch(onError)
        .finally(() => {
          checking = undefined;
          const catchesUp = performance.now() - required < CATCH_UP.ms && !replicas.every(isNear);
          checkLater(catchesUp ? CATCH_UP.everyMs : checkMs);
        });
    }, ms);
  }
  checkLater(0);

  async function read<T>(from: Database, read: (db: Database) => Promise<T>): Promise<T> {
    const near = replicas.filter(isNear);
    turn += 1;
    const replica = near[turn % near.length];
    if (!replica) return read(from);
    try {
      return await read(replica.db);
    } catch (error) {
      if (!(error instanceof Error) || !isReplicasFault(error)) throw error;
      if (!isConflict(error)) replica.currentTo = Number.NEGATIVE_INFINITY;
      onError(error);
      return read(from);
    }
  }

  return {
    read,
    requireCurrent: () => {
      required = performance.now();
      // One that is under way may have asked the primary too early; the next one follows it soon.
      if (!checking) checkLater(0);
    },
    inUse: () => replicas.filter(isNear).map(({ name }) => name),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await checking;
      await Promise.all([primary, ...replicas.map(({ connection }) => connection)].map((one) => one.close()));
      await Promise.all(replicas.map(({ db }) => db.destroy()));
    },
  };
}

/** A read that took too long on a replica would do so on the primary, too. */
function isReplicasFault(error: Error): boolean {
  return isConflict(error) || (isDatabaseAway(error) && !hasCode(error, '57014'));
}

/** A replica ends a read that needs rows which the primary has cleaned up. */
function isConflict(error: unknown): boolean {
  return hasCode(error, '40001');
}

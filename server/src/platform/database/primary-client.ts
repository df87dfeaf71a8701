import pg from 'pg';
import { urlsOfHosts } from '#platform/config/database-hosts.ts';

type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** Which host of each database URL with several hosts was the primary when one was last asked. */
const chosen = new Map<string, number>();

/**
 * A connection to the primary of a database with several hosts. One that fails, or meets a replica, is an error, after
 * which the next connection tries the next host: who connects tries again anyway. With one host it is an ordinary
 * connection.
 */
export class PrimaryClient extends pg.Client {
  readonly #databaseUrl: string;
  readonly #hosts: string[];
  readonly #place: number;
  #isReplica = false;

  constructor(config: pg.ClientConfig = {}) {
    const databaseUrl = config.connectionString ?? '';
    const hosts = urlsOfHosts(databaseUrl);
    const place = chosen.get(databaseUrl) ?? 0;
    super({ ...config, connectionString: hosts[place] });
    this.#databaseUrl = databaseUrl;
    this.#hosts = hosts;
    this.#place = place;
    if (hosts.length > 1) this.#watchForReplica();
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | undefined {
    const connecting = this.#connectToPrimary();
    if (!callback) return connecting;
    // The cast is safe: pg's two kinds of callback are one that looks at the error first.
    const call = callback as (error: Error | null, client?: pg.Client) => void;
    connecting.then((client) => call(null, client), call);
    return undefined;
  }

  async #connectToPrimary(): Promise<pg.Client> {
    try {
      await super.connect();
      if (this.#isReplica) throw notPrimary();
      return this;
    } catch (error) {
      // Others may have gone on to the next host already.
      if ((chosen.get(this.#databaseUrl) ?? 0) === this.#place)
        chosen.set(this.#databaseUrl, (this.#place + 1) % this.#hosts.length);
      if (this.#isReplica) await this.end();
      throw error;
    }
  }

  /** PostgreSQL says at the start of each connection whether it is a replica. */
  #watchForReplica() {
    // The property is not among pg's types.
    const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
    connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.#isReplica = parameterValue === 'on';
    });
  }
}

/** Has the code of a server that does not accept connections yet. */
function notPrimary(): Error {
  return Object.assign(new Error('This host is a replica.'), { code: '57P03' });
}

/** Finds the primary of a database with several hosts, so that a process that starts need not be lucky. */
export async function findPrimary(databaseUrl: string): Promise<void> {
  const hosts = urlsOfHosts(databaseUrl);
  for (const _host of hosts.slice(1)) if (await isPrimaryNext(databaseUrl)) return;
}

async function isPrimaryNext(connectionString: string): Promise<boolean> {
  const client = new PrimaryClient({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

import type pg from 'pg';
import { urlsOfHosts } from '#platform/config/database-hosts.ts';
import { PrimaryClient } from '#platform/database/primary-client.ts';

/** Every statement of ours runs on this release of PostgreSQL and on newer ones. */
const OLDEST_VERSION = 16;

/** Connects to the database. Throws an error that names DATABASE_URL and its hosts, without the password. */
export async function openClient(
  config: pg.ClientConfig & { connectionString: string },
): Promise<PrimaryClient> {
  const client = new PrimaryClient(config);
  // A lost connection fails the next query.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const hosts = urlsOfHosts(config.connectionString).map((url) => new URL(url).host);
    throw new Error(`PostgreSQL at ${hosts.join(', ')} (DATABASE_URL) cannot be reached`, { cause: error });
  }
  return client;
}

/** Throws if a server is older than we support; `version` is its `server_version_num`. */
export function rejectOldServer(version: number) {
  if (version < OLDEST_VERSION * 10_000)
    throw new Error(
      `The database runs on PostgreSQL ${Math.floor(version / 10_000)}. ${OLDEST_VERSION} or newer is needed.`,
    );
}

export async function readVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query('show server_version_num');
  return Number(rows[0].server_version_num);
}

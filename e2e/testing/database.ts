import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Lets a minute pass for every code of a product's database, which counts by its own clock. */
export async function passMinuteForCodes(dataDirectory: string) {
  const home = join(dataDirectory, 'postgres');
  const [, , , port] = (await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'kirdaar',
    password: await readFile(join(home, 'password'), 'utf8'),
    database: 'postgres',
  });
  await client.connect();
  await client.query(`update one_time_code set sent_at = sent_at - interval '61 seconds'`);
  await client.end();
}

import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';

/** The ordinary role that the product connects as. It owns its database and nothing else. */
const ROLE = 'kirdaar_product';

/** Creates the role of the product and its password in `file`, and gives it the database. */
export async function openProductRole(superuserUrl: string, file: string): Promise<string> {
  const password = await passwordIn(file);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    // Another process may do the same at the same time.
    await client.query(`select pg_advisory_lock(hashtext('kirdaar role'))`);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE]);
    if (!rowCount) await client.query(`create role ${ROLE} login`);
    await client.query(`alter role ${ROLE} password ${pg.escapeLiteral(password)}`);
    await client.query(`alter database postgres owner to ${ROLE}`);
    // The tables of an older version belong to the superuser. Its migrations are read to say that it is too old.
    const { rows } = await client.query(`select to_regclass('public.migration') as found`);
    if (rows[0].found) await client.query(`grant select on public.migration to ${ROLE}`);
  } finally {
    await client.end();
  }
  const url = new URL(superuserUrl);
  url.username = ROLE;
  url.password = password;
  return url.href;
}

async function passwordIn(file: string): Promise<string> {
  // 'wx' fails if the file exists, so only the first start generates the password.
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

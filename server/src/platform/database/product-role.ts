import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';

/** The ordinary role that the product connects as. It owns its database and nothing else. */
const ROLE = 'kirdaar_product';

/**
 * Creates the role of the product and its password in `file`, and gives it the database with everything in
 * it: earlier versions connected as the superuser, who cannot give away all at once what it owns.
 */
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
    const { rows } = await client.query<{ statement: string }>(listTransfers, [ROLE]);
    if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join(';'));
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

/**
 * A statement for each object of the product that another role owns. Extensions keep their owner; indexes and
 * the sequences of columns follow their table, the types of rows and arrays follow theirs.
 */
const listTransfers = `
  with role as (select oid, quote_ident(rolname) as name from pg_roles where rolname = $1),
    space as (
      select oid, nspowner from pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema'
    ),
    member as (select classid, objid from pg_depend where deptype = 'e')
  select format('alter schema %s owner to %s', space.oid::regnamespace, role.name) as statement
  from space, role where nspowner <> role.oid and space.oid <> 'public'::regnamespace
  union all
  select format('alter table %s owner to %s', class.oid::regclass, role.name)
  from pg_class class join space on space.oid = relnamespace, role
  where relowner <> role.oid and relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from member where classid = 'pg_class'::regclass and objid = class.oid)
    and not exists (
      select from pg_depend
      where classid = 'pg_class'::regclass and objid = class.oid and relkind = 'S' and deptype in ('a', 'i')
    )
  union all
  select format('alter routine %s owner to %s', proc.oid::regprocedure, role.name)
  from pg_proc proc join space on space.oid = pronamespace, role
  where proowner <> role.oid
    and not exists (select from member where classid = 'pg_proc'::regclass and objid = proc.oid)
  union all
  select format('alter type %s owner to %s', type.oid::regtype, role.name)
  from pg_type type join space on space.oid = typnamespace, role
  where typowner <> role.oid
    and (typtype in ('e', 'd', 'r') or exists (select from pg_class where oid = typrelid and relkind = 'c'))
    and not exists (select from member where classid = 'pg_type'::regclass and objid = type.oid)
`;

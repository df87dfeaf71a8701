import { api, type EndpointName } from '@kirdaar/contract/api';
import * as words from '@kirdaar/contract/words/en/admin/audit-log';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { checkChain, insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { writeAuditEnd } from '#features/admin/audit-log/tasks.ts';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { captureLog } from '#testing/captured-log.ts';
import { openWorld } from '#testing/matrix/objects.ts';
import { acceptedRequest, sendRequest } from '#testing/matrix/requests.ts';
import { test } from '#testing/test.ts';

// Every key of the contract is an endpoint name.
const names = Object.keys(api) as EndpointName[];
// Options only hand out what a passkey is to sign.
const acts = names.filter(
  (name) => api[name].access === 'staff' && !name.startsWith('GET ') && !name.endsWith('/options'),
);

test.for(acts)('%s is recorded with who did it', async (name, { app, clock: _present, db, services }) => {
  const request = await acceptedRequest(openWorld(services, app), name);
  const before = await checkChain(db);

  const { statusCode } = await sendRequest(app, name, request);

  const added = await db
    .selectFrom('staff_audit_entry')
    .select(['staff_id', 'details'])
    .where('place', '>', before.entries)
    .execute();
  expect(statusCode).toBe(200);
  expect(added.filter(({ staff_id }) => staff_id !== null)).not.toEqual([]);
  // The page shows each fact by its name in words.
  const facts = added.flatMap(({ details }) => Object.keys(details ?? {}));
  expect(facts.filter((fact) => !(fact in words.details))).toEqual([]);
});

test('records logins, wrong passwords and commands, and shows acts of earlier releases', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const owner = await given.staff('owner', { password: 'a lamp in the window' });
  const { email, codeAt } = owner;
  const code = codeAt(clock.now);
  await callApi('POST /api/admin/login', { body: { email, password: 'a guess' } });
  await callApi('POST /api/admin/login', { body: { email, password: 'a lamp in the window', code } });
  await runStaffCommand(services, ['invite', 'new@test.example']);
  const { id } = await given.job({ role_details: 'Lead' });
  await insertStaffAct(db, clock.now, owner, 'flew_kites' as never, ['job', id]);

  const { body } = await callApi('GET /api/admin/audit-log', {}, owner);
  const ofOwner = await callApi('GET /api/admin/audit-log', { query: { by: owner.id } }, owner);

  expect(body.entries.slice(0, 4).map(({ action, staff }) => [action, staff])).toEqual([
    ['flew_kites', owner.name],
    ['invited_staff', null],
    ['logged_in', owner.name],
    ['login_rejected', owner.name],
  ]);
  expect(body.entries[0]).toMatchObject({ subject: 'job', title: expect.stringContaining('Lead · ') });
  expect(ofOwner.body.entries.map(({ action }) => action)).toEqual([
    'flew_kites',
    'logged_in',
    'login_rejected',
  ]);
});

test('finds entries by action and by words, and pages through them', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const owner = await given.staff('owner');
  const subject = ['staff', crypto.randomUUID()] as const;
  for (let count = 0; count < 60; count += 1) {
    const details = { role: count === 30 ? '100% finance' : 'editor' };
    await insertStaffAct(db, clock.now, owner, 'changed_staff_role', subject, details);
  }
  const search = async (query: object) =>
    (await callApi('GET /api/admin/audit-log', { query } as never, owner)).body;

  const first = await search({ text: subject[1] });
  const second = await search({ text: subject[1], before: first.entries.at(-1)?.place });
  const words = await search({ text: '100% FIN', action: 'changed_staff_role' });
  const none = await search({ text: '100_ fin' });

  expect([first.entries.length, first.more, second.entries.length, second.more]).toEqual([
    50,
    true,
    10,
    false,
  ]);
  expect([words.entries.length, none.entries.length]).toEqual([1, 0]);
});

test('cannot be changed by the product, and reveals changes by the owner of the database', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const owner = await given.staff('owner');
  const add = () => insertStaffAct(db, clock.now, owner, 'confirmed');
  await Promise.all([add(), add(), add(), add()]);
  const verify = () => callApi('POST /api/admin/audit-log/verify', {}, owner);
  const intact = await verify();
  const last = intact.body.entries;
  const forge = (statement: string) =>
    db.transaction().execute(async (trx) => {
      await sql.raw('alter table staff_audit_entry disable trigger user').execute(trx);
      await sql.raw(statement).execute(trx);
      await sql.raw('alter table staff_audit_entry enable trigger user').execute(trx);
    });

  const update = sql`update staff_audit_entry set action = 'joined' where place = ${last}`.execute(db);
  await expect(update).rejects.toMatchObject({ code: RULES.APPEND_ONLY });
  for (const statement of ['delete from staff_audit_entry', 'truncate staff_audit_entry'])
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: RULES.APPEND_ONLY });
  await forge(
    `update staff_audit_entry set happened_at = happened_at - interval '1 day' where place = ${last}`,
  );
  const changed = await verify();
  await forge(
    `update staff_audit_entry set happened_at = happened_at + interval '1 day' where place = ${last}`,
  );
  const restored = await runStaffCommand(services, ['verify-audit-log', intact.body.head ?? '']);
  await forge(`delete from staff_audit_entry where place = ${last - 1}`);
  const deleted = await runStaffCommand(services, ['verify-audit-log']);
  await forge(`delete from staff_audit_entry where place >= ${last}`);
  const shortened = await runStaffCommand(services, ['verify-audit-log', intact.body.head ?? '']);

  expect(intact.body.changed).toBeNull();
  expect(changed.body.changed).toBe(last);
  expect(restored).toMatchObject({ exitCode: 0, text: expect.stringContaining('is unchanged') });
  expect(deleted).toMatchObject({ exitCode: 1, text: expect.stringContaining(`entry ${last} does not`) });
  expect(shortened).toMatchObject({ exitCode: 1, text: expect.stringContaining('no longer contains') });
});

test('finds a row whose hashes were computed again by somebody with the password of the database', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const owner = await given.staff('owner');
  for (const _ of Array(3)) await insertStaffAct(db, clock.now, owner, 'confirmed');
  const place = (await checkChain(db)).entries - 1;
  const rechain = sql`
    do $$ declare
      entry staff_audit_entry;
      previous bytea := '';
    begin
      for entry in select * from staff_audit_entry order by place loop
        update staff_audit_entry set hash = staff_audit_hash(previous, entry) where staff_audit_entry.place = entry.place
          returning hash into previous;
      end loop;
    end $$`;
  await db.transaction().execute(async (trx) => {
    await sql`alter table staff_audit_entry disable trigger user`.execute(trx);
    await sql`update staff_audit_entry set action = 'joined' where place = ${place}`.execute(trx);
    await rechain.execute(trx);
    await sql`alter table staff_audit_entry enable trigger user`.execute(trx);
  });

  const { body } = await callApi('POST /api/admin/audit-log/verify', {}, owner);

  const { rows } = await sql`select find_changed_staff_audit_entry() as plain`.execute(db);
  expect(rows).toEqual([{ plain: null }]);
  expect(body.changed).toBe(place);
});

test('sends the end of the log to a mailbox, with which a shortened log is found', async ({
  clock,
  db,
  deliver,
  given,
  services,
}) => {
  await insertStaffAct(db, clock.now, await given.staff('owner'), 'confirmed');
  const config = { ...services.config, AUDIT_EMAIL: 'audit@elsewhere.example' };
  const { log, lines } = captureLog(config);
  log.level = 'warn';

  await writeAuditEnd.run({ ...services, config, log }, {}, 'an hour');
  const [email] = (await deliver()).filter(({ to }) => to === config.AUDIT_EMAIL);
  const [end = ''] = /\d+:[\da-f]{64}/.exec(email?.text ?? '') ?? [];
  await db.transaction().execute(async (trx) => {
    await sql`alter table staff_audit_entry disable trigger user`.execute(trx);
    await sql`delete from staff_audit_entry where place = ${end.split(':')[0]}::bigint`.execute(trx);
    await sql`alter table staff_audit_entry enable trigger user`.execute(trx);
  });

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, audit_log_end: end }]);
  expect(await runStaffCommand(services, ['verify-audit-log', end])).toMatchObject({ exitCode: 1 });
});

import { sql } from 'kysely';
import { expect } from 'vitest';
import { waysIn } from '#features/accounts/ways-in/ways-in.ts';
import { insertInvitation } from '#features/houses/team/team.matrix.ts';
import type { Caller } from '#testing/given.ts';
import { type CallApi, test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('every secret of an account in the schema is in the list', async ({ db }) => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    join pg_constraint k on k.conrelid = format('%I', c.table_name)::regclass
    where c.table_schema = 'public'
      and (c.table_name = 'account' or (k.contype = 'f' and k.confrelid in
        ('account'::regclass, 'talent'::regclass, 'session'::regclass, 'two_factor'::regclass,
         'board_share_link'::regclass)))
      and c.column_name ~ '(token|secret|endpoint|hash|seed|fingerprint|subject|public_key)'
      -- What a report, a decision or an event is about is no secret.
      and c.table_name not in ('talent', 'report', 'guardian_decision', 'acting_event')`.execute(db);

  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(waysIn).sort());
});

test.for<[string, (callApi: CallApi, as: Caller & { id: string }, owner: Caller) => Promise<unknown>]>([
  [
    'a removal',
    (callApi, { id }, owner) => callApi('DELETE /api/production/team/members/:id', { params: { id } }, owner),
  ],
  [
    'a new password',
    (callApi, as) =>
      callApi(
        'POST /api/production/change-password',
        { body: { current_password: password, new_password: 'a new lamp outside' } },
        as,
      ),
  ],
  ['“log out other devices”', (callApi, as) => callApi('DELETE /api/production/sessions', {}, as)],
])('%s ends every way in but the own session', async ([event, act], { callApi, db, given, services }) => {
  const owner = await given.house();
  const member = await given.member(owner, 'owner', { password });
  const link = (await callApi('POST /api/production/calendar', {}, member)).body.url;
  await given.session(member.id);
  await insertInvitation(services, { ...owner, id: member.id });
  await sql`insert into reset_token values (${member.id}, '\\x01', now() + interval '1 day')`.execute(db);
  await callApi('POST /api/production/forgot-password', { body: { email: member.email } });
  await sql`insert into google_exchange values ('\\x02', '\\x03', ${member.id}, now() + interval '1 day')`.execute(
    db,
  );
  await sql`insert into push_subscription (account_id, session_id, endpoint, p256dh, auth, created_at)
    select account_id, id, 'https://push.example/' || id, 'key', 'auth', now() from session
    where account_id = ${member.id} and device = 'Unknown device' order by created_at desc limit 1`.execute(
    db,
  );
  const before = await countWaysIn();

  await act(callApi, member, owner);

  expect(link).toContain('/calendar/');
  expect(before).toMatchObject({ session: 2, calendar_feed: 1, one_time_code: 1, team_invitation: 1 });
  const kept = event === 'a removal' ? 0 : 1;
  expect(await countWaysIn()).toEqual({
    session: kept,
    calendar_feed: 0,
    reset_token: 0,
    one_time_code: 0,
    google_exchange: 0,
    team_invitation: 0,
  });

  async function countWaysIn() {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from session where account_id = ${member.id}) as session,
      (select count(*)::int from calendar_feed where account_id = ${member.id}) as calendar_feed,
      (select count(*)::int from reset_token where account_id = ${member.id}) as reset_token,
      (select count(*)::int from one_time_code where address = ${member.email}) as one_time_code,
      (select count(*)::int from google_exchange where account_id = ${member.id}) as google_exchange,
      (select count(*)::int from team_invitation where account_id = ${member.id}) as team_invitation
    `.execute(db);
    return rows[0];
  }
});

test('an owner sees the calendar links of the house and ends one', async ({ callApi, given }) => {
  const owner = await given.house();
  const viewer = await given.member(owner, 'viewer');
  await callApi('POST /api/production/calendar', {}, viewer);
  const linkOf = async (as: Caller) => {
    const { body } = await callApi('GET /api/production/team', {}, as);
    return body.members.find(({ id }) => id === viewer.id)?.calendar_link_made_at;
  };

  const seenByOwner = await linkOf(owner);
  const seenByViewer = await linkOf(viewer);
  const ended = await callApi(
    'DELETE /api/production/team/members/:id/calendar',
    { params: { id: viewer.id } },
    owner,
  );

  const { body } = await callApi('GET /api/production/team', {}, owner);
  expect(body.history).toMatchObject([{ action: 'calendar_link_ended' }]);
  expect(seenByOwner).toEqual(expect.any(String));
  expect(seenByViewer).toBeNull();
  expect(ended.status).toBe(200);
  expect(await linkOf(owner)).toBeNull();
});

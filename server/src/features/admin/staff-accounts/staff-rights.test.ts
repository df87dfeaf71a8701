import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { expect } from 'vitest';
import { keepStaffLogins } from '#features/admin/staff-accounts/tasks.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { newEmail } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('a role takes two owners, and only then the invitation is sent', async ({ callApi, deliver, given }) => {
  const [one, other] = [await given.staff('owner'), await given.staff('owner')];
  const email = newEmail();
  const body = { email, role: 'moderator' } as const;
  const list = async () => (await callApi('GET /api/admin/staff', {}, other)).body.staff;
  const confirm = (id: string, role: 'moderator' | 'owner', as: typeof one) =>
    callApi('POST /api/admin/staff/:id/confirm', { params: { id }, body: { role } }, as);
  const invitations = async () => (await deliver()).filter(({ to }) => to === email).length;

  await callApi('POST /api/admin/staff', { body }, one);
  const person = (await list()).find((each) => each.email === email);
  const params = { id: person?.id ?? '' };
  const early = await invitations();
  const alone = await confirm(params.id, 'moderator', one);
  const another = await confirm(params.id, 'owner', other);
  const confirmed = await confirm(params.id, 'moderator', other);

  expect(person).toMatchObject({
    state: 'proposed',
    proposal: { role: 'moderator', by: one.name, is_own: false },
  });
  expect([early, alone.body.code, another.body.code]).toEqual([
    0,
    'second_person_required',
    'staff_proposal_gone',
  ]);
  expect([confirmed.status, await invitations()]).toEqual([200, 1]);

  const colleague = await given.staff('support');
  await callApi('PUT /api/admin/staff/:id', { params: { id: colleague.id }, body: { role: 'owner' } }, one);
  const self = await callApi('GET /api/admin/me', {}, colleague);
  await confirm(colleague.id, 'owner', other);
  expect([self.body.staff.role, (await callApi('GET /api/admin/me', {}, colleague)).body.staff.role]).toEqual(
    ['support', 'owner'],
  );
});

test('an owner without an independent second one decides alone, and every owner is told', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const [owner, other, colleague] = [
    await given.staff('owner'),
    await given.staff('owner'),
    await given.staff('support'),
  ];
  await db
    .updateTable('staff_member')
    .set({ invited_by: owner.id, invited_at: clock.now.toISOString(), owner_until: null })
    .where('id', 'not in', [owner.id, colleague.id])
    .execute();

  await callApi('PUT /api/admin/staff/:id', { params: { id: colleague.id }, body: { role: 'owner' } }, owner);

  const me = await callApi('GET /api/admin/me', {}, colleague);
  const told = (await deliver()).filter(({ text }) =>
    text.includes(`${colleague.email}) now has the role owner`),
  );
  expect(me.body.staff.role).toBe('owner');
  expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([owner.email, other.email]));
  const { new_staff } = (await callApi('GET /api/admin/today', {}, owner)).body;
  expect(told[0]?.text).toContain('by a command on the server');
  expect(new_staff).toContainEqual({ name: other.name, role: 'owner', invited_by: owner.name });
  expect((await callApi('GET /api/admin/today', {}, await given.staff('editor'))).body.new_staff).toEqual([]);
});

/** Three owners and a colleague who are the only staff with a login, and what they do. */
const it = test.extend('staff', async ({ callApi, clock, db, given, deliver, services }) => {
  const [one, other, third] = [
    await given.staff('owner'),
    await given.staff('owner'),
    await given.staff('owner'),
  ];
  const colleague = await given.staff('support');
  const remain = (people: { id: string }[]) =>
    db
      .updateTable('staff_member')
      .set({ active_since: null, owner_until: null })
      .where('id', 'not in', [...people.map(({ id }) => id), colleague.id])
      .execute();
  await remain([one, other, third]);
  const params = ({ id }: { id: string }) => ({ id });
  type Owner = typeof one;
  return {
    ...{ one, other, third, colleague, remain },
    change: (as: Owner, whom: Owner, role: StaffRole) =>
      callApi('PUT /api/admin/staff/:id', { params: params(whom), body: { role } }, as),
    remove: (as: Owner, whom: Owner) => callApi('DELETE /api/admin/staff/:id', { params: params(whom) }, as),
    invite: (as: Owner, { email }: Owner) =>
      callApi('POST /api/admin/staff', { body: { email, role: 'owner' } }, as),
    confirm: (as: Owner, whom: Owner, role: StaffRole | null) =>
      callApi('POST /api/admin/staff/:id/confirm', { params: params(whom), body: { role } }, as),
    reject: (as: Owner, whom: Owner) =>
      callApi('DELETE /api/admin/staff/:id/proposal', { params: params(whom) }, as),
    roles: async () => {
      const active = db
        .selectFrom('staff_member')
        .select(['id', 'role'])
        .where('active_since', 'is not', null);
      const held = new Map((await active.execute()).map(({ id, role }) => [id, role]));
      return [one, other, third, colleague].map(({ id }) => held.get(id) ?? 'none');
    },
    pass: async (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000);
      await keepStaffLogins.run(services, {}, 'an hour');
      return deliver();
    },
    /** A session lasts twelve hours. */
    again: async (owner: Owner) => ({ ...owner, token: await given.staffSession(owner.id) }),
  };
});

it('of three owners, two take the login from the third, and all are told at once', async ({
  deliver,
  staff,
}) => {
  const { one, other, third } = staff;
  const all = [one.email, other.email, third.email].sort();

  const proposed = await staff.remove(one, other);
  const warned = (await deliver()).map(({ to }) => to);
  const alone = [await staff.confirm(one, other, null), await staff.confirm(other, other, null)];
  await staff.pass(4);
  const before = await staff.roles();
  await staff.confirm(await staff.again(third), other, null);
  const told = (await deliver()).filter(({ text }) => text.includes(`${other.email}) no longer`));

  expect(proposed.body.message).toBe('Proposed. Another owner must confirm it.');
  expect(alone.map(({ body }) => body.code)).toEqual(['second_person_required', 'staff_member_is_self']);
  expect(before).toEqual(['owner', 'owner', 'owner', 'support']);
  expect(await staff.roles()).toEqual(['owner', 'none', 'owner', 'support']);
  expect([warned.sort(), told.map(({ to }) => to).sort()]).toEqual([all, all]);
});

it('of two owners, one ends the other after three days without an objection, and makes no new owner alone for 30 days', async ({
  clock,
  deliver,
  staff,
}) => {
  const { one, other, colleague } = staff;
  await staff.remain([one, other]);

  const proposed = await staff.change(one, other, 'editor');
  const told = (await deliver()).map(({ to }) => to);
  await staff.pass(2);
  const early = await staff.roles();
  await staff.pass(1);
  const last = await staff.again(one);
  const granted = await staff.change(last, colleague, 'owner');

  expect(proposed.body.message).toMatch(/^Proposed. It takes effect in 3 days/);
  expect(told.sort()).toEqual([one.email, other.email].sort());
  expect(early).toEqual(['owner', 'owner', 'none', 'support']);
  expect(granted.body.message).toBe('Proposed. Another owner must confirm it.');
  expect(await staff.roles()).toEqual(['owner', 'editor', 'none', 'support']);

  clock.now = new Date(clock.now.getTime() + 30 * 86_400_000);
  await staff.change(await staff.again(one), colleague, 'owner');
  expect(await staff.roles()).toEqual(['owner', 'editor', 'none', 'owner']);
});

it('an owner keeps the login by an objection, and loses it at once by agreeing', async ({ staff }) => {
  const { one, other } = staff;
  await staff.remain([one, other]);

  await staff.invite(one, other);
  const rejected = await staff.reject(other, other);
  await staff.pass(4);
  const kept = await staff.roles();
  const [first, second] = [await staff.again(one), await staff.again(other)];
  await staff.remove(first, second);
  const agreed = await staff.confirm(second, second, null);

  expect([rejected.status, (await staff.reject(first, second)).body.code]).toEqual([
    200,
    'staff_proposal_gone',
  ]);
  expect(kept).toEqual(['owner', 'owner', 'none', 'support']);
  expect([agreed.status, await staff.roles()]).toEqual([200, ['owner', 'none', 'none', 'support']]);
});

it('takes nothing from an owner in the database without a confirmed proposal', async ({
  clock,
  db,
  staff,
}) => {
  const { one, other } = staff;
  const proposed_at = clock.now.toISOString();
  const proposal = { staff_id: other.id, role: null, proposed_by: one.id, proposed_at };
  const end = (values: object) =>
    db.updateTable('staff_member').set(values).where('id', '=', other.id).execute();

  await expect(end({ role: 'editor' })).rejects.toMatchObject({ code: RULES.OWNER_ENDED_ALONE });
  await expect(end({ owner_until: proposed_at, role: 'editor' })).rejects.toMatchObject({
    code: RULES.OWNER_ENDED_ALONE,
  });
  for (const early of [{ effective_at: proposed_at }, { confirmed_at: proposed_at }])
    await expect(
      db
        .insertInto('staff_grant')
        .values({ ...proposal, ...early })
        .execute(),
    ).rejects.toMatchObject({ code: '23514' });
});

it('drops the proposals of an owner who lost the role', async ({ staff }) => {
  const { one, other, third, colleague } = staff;
  await staff.change(other, colleague, 'owner');
  await staff.change(one, other, 'editor');
  await staff.confirm(third, other, 'editor');

  expect((await staff.confirm(third, colleague, 'owner')).body.code).toBe('staff_proposal_gone');
});

it('keeps one owner when two end each other at once', async ({ staff }) => {
  const { one, other } = staff;
  await staff.remain([one, other]);
  await Promise.all([staff.change(one, other, 'editor'), staff.change(other, one, 'editor')]);

  await Promise.all([staff.pass(3), staff.pass(0)]);

  expect((await staff.roles()).slice(0, 2).sort()).toEqual(['editor', 'owner']);
});

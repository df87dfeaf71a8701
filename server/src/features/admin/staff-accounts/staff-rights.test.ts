import { expect } from 'vitest';
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

test('keeps one owner when two take the role from each other at once', async ({ callApi, db, given }) => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await given.staff('owner'), await given.staff('owner')];
    await db
      .updateTable('staff_member')
      .set({ role: 'editor', owner_until: null })
      .where('id', 'not in', [one.id, other.id])
      .execute();
    const body = { role: 'editor' } as const;
    const demote = (id: string, as: typeof one) =>
      callApi('PUT /api/admin/staff/:id', { params: { id }, body }, as);

    const answers = await Promise.all([demote(other.id, one), demote(one.id, other)]);

    const owners = db.selectFrom('staff_member').select('id').where('role', '=', 'owner');
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await owners.execute()).toHaveLength(1);
  }
});

test('an owner who takes the role from another tells everybody, and cannot make a new owner alone for 30 days', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const [owner, removed, third] = [
    await given.staff('owner'),
    await given.staff('owner'),
    await given.staff('owner'),
  ];
  const colleague = await given.staff('support');
  const ids = [owner.id, removed.id, third.id, colleague.id];
  await db
    .updateTable('staff_member')
    .set({ role: 'editor', owner_until: null })
    .where('id', 'not in', ids)
    .execute();
  const change = (id: string, role: 'editor' | 'owner') =>
    callApi('PUT /api/admin/staff/:id', { params: { id }, body: { role } }, owner);
  const roleOf = async (id: string) =>
    (await callApi('GET /api/admin/staff', {}, owner)).body.staff.find((person) => person.id === id)?.role;

  await callApi('DELETE /api/admin/staff/:id', { params: { id: removed.id } }, owner);
  const told = (await deliver()).filter(({ text }) => text.includes(`${removed.email}) no longer`));
  const more = [
    await change(third.id, 'editor'),
    await callApi('DELETE /api/admin/staff/:id', { params: { id: third.id } }, owner),
    await callApi('POST /api/admin/staff', { body: { email: third.email, role: 'owner' } }, owner),
  ];

  expect(told.map(({ to }) => to).sort()).toEqual([owner.email, removed.email, third.email].sort());
  expect(more.map(({ body }) => body.code)).toEqual(Array(3).fill('owner_ended_recently'));

  await db.updateTable('staff_member').set({ role: 'editor' }).where('id', '=', third.id).execute();
  await change(colleague.id, 'owner');
  expect(await roleOf(colleague.id)).toBe('support');

  const monthAgo = new Date(clock.now.getTime() - 30 * 86_400_000).toISOString();
  await db.updateTable('staff_member').set({ owner_until: monthAgo }).where('id', '=', removed.id).execute();
  await change(colleague.id, 'owner');
  expect(await roleOf(colleague.id)).toBe('owner');
});

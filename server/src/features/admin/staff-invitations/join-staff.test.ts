import { expect } from 'vitest';
import { codeOf, typedSecret } from '#features/accounts/two-factor/authenticator.ts';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { newEmail } from '#testing/registrations.ts';
import { test as base, type CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';
const login = { name: 'Ira Sen', password };

const test = base.extend<{
  join: (token: string) => ReturnType<typeof joinWith>;
  invite: (email: string) => Promise<string>;
}>({
  /** Two owners invite an editor; returns the token of the email. */
  invite: async ({ callApi, deliver, given }, use) => {
    const [one, other] = [await given.staff('owner'), await given.staff('owner')];
    await use(async (email) => {
      await callApi('POST /api/admin/staff', { body: { email, role: 'editor' } }, one);
      const { staff } = (await callApi('GET /api/admin/staff', {}, other)).body;
      const proposed = staff.find((person) => person.email === email && person.proposal);
      const confirm = { params: { id: proposed?.id ?? '' }, body: { role: 'editor' } } as const;
      if (proposed) await callApi('POST /api/admin/staff/:id/confirm', confirm, other);
      return tokenIn((await deliver()).find(({ to }) => to === email)?.text);
    });
  },
  join: async ({ callApi, clock }, use) => use((token) => joinWith(callApi, token, clock.now)),
});

/** Accepts an invitation as its page does and returns the answers. */
async function joinWith(callApi: CallApi, token: string, now: Date) {
  const accepted = await callApi('POST /api/admin/invitation/accept', { body: { token, ...login } });
  const code = accepted.status === 200 ? codeOf(typedSecret(accepted.body.setup_key), now) : '000000';
  return { accepted, joined: await callApi('POST /api/admin/invitation/confirm', { body: { token, code } }) };
}

function tokenIn(text: string | undefined): string {
  return /#token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
}

test('a command invites the first owner, who sets up a password and an app', async ({
  callApi,
  join,
  services,
}) => {
  const email = newEmail();

  const { text } = await runStaffCommand(services, ['invite', email]);
  const { accepted, joined } = await join(tokenIn(text));
  const me = await callApi('GET /api/admin/me', {}, joined.body);
  const again = await join(tokenIn(text));

  expect([accepted.status, joined.status]).toEqual([200, 200]);
  expect(me.body.staff).toMatchObject({ email, name: 'Ira Sen', role: 'owner' });
  expect(again.accepted.status).toBe(404);
});

test('owners invite by email, and a new invitation replaces the old login', async ({
  callApi,
  clock,
  invite,
  join,
}) => {
  const email = newEmail();

  const first = await invite(email);
  const second = await invite(email);
  const { accepted: ofFirst } = await join(first);
  const { joined } = await join(second);
  await invite(email);
  const afterReset = await callApi('GET /api/admin/me', {}, joined.body);

  expect([ofFirst.status, joined.status, joined.body.staff.role]).toEqual([404, 200, 'editor']);
  expect(afterReset.status).toBe(401);
  clock.now = new Date(clock.now.getTime() + 3 * 86_400_000);
  expect((await join(second)).accepted.status).toBe(404);
});

test('rejects an invitation of a mailbox of staff in another spelling, and of the inviter', async ({
  callApi,
  given,
  services,
}) => {
  const [owner, colleague] = [await given.staff('owner'), await given.staff('editor')];
  const spelled = (email: string) => email.replace('@', '+second@').toUpperCase();
  const invite = (email: string) =>
    callApi('POST /api/admin/staff', { body: { email, role: 'owner' } }, owner);

  const other = await invite(spelled(colleague.email));
  const own = await invite(spelled(owner.email));
  const command = await runStaffCommand(services, ['invite', spelled(colleague.email)]);

  expect(other).toMatchObject({
    status: 409,
    body: { code: 'staff_mailbox_taken', fields: { email: expect.stringContaining(colleague.email) } },
  });
  expect(own.body.code).toBe('staff_member_is_self');
  expect(command).toMatchObject({ exitCode: 1, text: other.body.message });
  expect((await callApi('GET /api/admin/me', {}, colleague)).status).toBe(200);
});

test('invites a former member by another spelling of the email, and accepts either spelling at login', async ({
  callApi,
  given,
  invite,
  join,
}) => {
  const [owner, left] = [await given.staff('owner'), await given.staff('editor')];
  const email = left.email.replace('@', '+again@');
  await callApi('DELETE /api/admin/staff/:id', { params: { id: left.id } }, owner);

  const { joined } = await join(await invite(email));
  const logIn = await callApi('POST /api/admin/login', { body: { email: left.email, password } });

  expect(joined.status).toBe(200);
  expect(logIn.body.code).toBe('two_factor_code_required');
});

test('does not activate a login without a right code', async ({ callApi, services }) => {
  const email = newEmail();
  const token = tokenIn((await runStaffCommand(services, ['invite', email])).text);
  await callApi('POST /api/admin/invitation/accept', { body: { token, ...login } });

  const wrong = await callApi('POST /api/admin/invitation/confirm', { body: { token, code: '000000' } });
  const logIn = await callApi('POST /api/admin/login', { body: { email, password } });

  expect([wrong.status, logIn.status]).toEqual([400, 401]);
  expect(logIn.body.code).toBe('staff_credentials_wrong');
});

test('a new role and a removal hold from the next request', async ({ callApi, given }) => {
  const owner = await given.staff('owner');
  const [colleague, third] = [await given.staff('owner'), await given.staff('owner')];
  const params = { id: colleague.id };
  const list = async () => (await callApi('GET /api/admin/staff', {}, colleague)).status;

  const before = await list();
  await callApi('PUT /api/admin/staff/:id', { params, body: { role: 'editor' } }, owner);
  await callApi('POST /api/admin/staff/:id/confirm', { params, body: { role: 'editor' } }, third);
  const asEditor = await list();
  await callApi('DELETE /api/admin/staff/:id', { params }, owner);
  const removed = await list();
  const self = await callApi('DELETE /api/admin/staff/:id', { params: { id: owner.id } }, owner);

  expect([before, asEditor, removed, self.status]).toEqual([200, 403, 401, 409]);
});

import { expect } from 'vitest';
import type { Message } from '#platform/messenger.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';
const invite = 'POST /api/production/team/invitations';

/** The token that the last of these letters leads to. */
function tokenIn(messages: Message[]): string {
  return messages.at(-1)?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';
}

test('an invited person reads what the letter is for, joins with name and password, and is in', async ({
  call,
  given,
  deliver,
}) => {
  const owner = await given.house({ company_name: 'Dhanak Films' }, { display_name: 'Ira Sen' });
  const email = 'mira@team.example';

  const invited = await call(invite, { body: { email, team_role: 'reviewer' } }, owner);
  const [letter] = await deliver();
  const token = tokenIn(letter ? [letter] : []);
  const read = await call('POST /api/team-invitation', { body: { token } });
  const joined = await call('POST /api/team-invitation/accept', {
    body: { token, name: 'Mira Das', password },
  });

  expect(invited).toMatchObject({
    status: 200,
    body: { message: `The invitation is on its way to ${email}.` },
  });
  expect(letter).toMatchObject({ to: email, subject: expect.stringContaining('Dhanak Films') });
  expect(letter?.text).toContain('Ira Sen invites you');
  expect(read.body).toEqual({
    success: true,
    company_name: 'Dhanak Films',
    email,
    team_role: 'reviewer',
    has_account: false,
  });
  expect(joined).toMatchObject({
    status: 200,
    body: {
      production_house: { company_name: 'Dhanak Films', team_role: 'reviewer', member_name: 'Mira Das' },
    },
  });
  const team = await call('GET /api/production/team', {}, { token: joined.body.token });
  expect(team.body).toMatchObject({
    members: [
      { name: 'Ira Sen', team_role: 'owner', is_self: false },
      { name: 'Mira Das', email, team_role: 'reviewer', is_self: true },
    ],
    invitations: [],
  });
  const login = await call('POST /api/production/login', { body: { identifier: email, password } });
  expect(login).toMatchObject({ status: 200, body: { production_house: { team_role: 'reviewer' } } });
});

test('of ten who use one invitation at once, one joins', async ({ call, given, deliver }) => {
  const owner = await given.house();
  await call(invite, { body: { email: 'race@team.example', team_role: 'viewer' } }, owner);
  const token = tokenIn(await deliver());

  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      call('POST /api/team-invitation/accept', { body: { token, name: 'Mira', password } }),
    ),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  const { body } = await call('GET /api/production/team', {}, owner);
  expect(body.members).toHaveLength(2);
});

test('an invitation sent anew, withdrawn or a week old does not work any more', async ({
  call,
  clock,
  given,
  deliver,
}) => {
  const owner = await given.house();
  const team_role = 'viewer';
  const read = (token: string) => call('POST /api/team-invitation', { body: { token } });
  await call(invite, { body: { email: 'again@team.example', team_role } }, owner);
  const first = tokenIn(await deliver());
  const { body } = await call('GET /api/production/team', {}, owner);
  const params = { id: body.invitations[0]?.id ?? '' };

  await call('POST /api/production/team/invitations/:id/resend', { params }, owner);
  const second = tokenIn(await deliver());
  const replaced = await read(first);
  const renewed = await read(second);
  await call('DELETE /api/production/team/invitations/:id', { params }, owner);
  const withdrawn = await read(second);
  await call(invite, { body: { email: 'late@team.example', team_role } }, owner);
  const third = tokenIn(await deliver());
  clock.now = new Date(clock.now.getTime() + 7 * 86_400_000 + 1);

  expect([replaced.status, renewed.status, withdrawn.status]).toEqual([404, 200, 404]);
  expect((await read(third)).status).toBe(404);
});

test('an invitation is for owners to send, resend and withdraw, each of its own house', async ({
  call,
  given,
}) => {
  const owner = await given.house();
  const reviewer = await given.member(owner, 'reviewer');
  const body = { email: 'own@team.example', team_role: 'viewer' } as const;

  const refused = await call(invite, { body }, reviewer);
  await call(invite, { body }, owner);
  const { body: team } = await call('GET /api/production/team', {}, owner);
  const params = { id: team.invitations[0]?.id ?? '' };
  const foreign = await call('DELETE /api/production/team/invitations/:id', { params }, await given.house());
  const hidden = await call('GET /api/production/team', {}, reviewer);

  expect(refused).toMatchObject({
    status: 403,
    body: { message: 'This is for owners of your team. Please ask one of them.' },
  });
  expect(foreign.status).toBe(404);
  expect(hidden.body.invitations).toEqual([]);
});

test('whoever has an account is told to log in, and cannot join another house with it', async ({
  call,
  given,
  deliver,
}) => {
  const owner = await given.house();
  const other = await given.house();
  const own = await call(invite, { body: { email: owner.email, team_role: 'viewer' } }, owner);
  await call(invite, { body: { email: other.email, team_role: 'viewer' } }, owner);
  const token = tokenIn(await deliver());

  const read = await call('POST /api/team-invitation', { body: { token } });
  const joined = await call('POST /api/team-invitation/accept', { body: { token, name: 'Mira', password } });

  expect(own).toMatchObject({
    status: 409,
    body: { fields: { email: 'This person is in your team already.' } },
  });
  expect(read.body.has_account).toBe(true);
  expect(joined).toMatchObject({
    status: 409,
    body: { message: 'This email address already has an account. Please log in.' },
  });
});

test('a removed person may be invited again', async ({ call, given, deliver }) => {
  const owner = await given.house();
  const member = await given.member(owner, 'viewer');
  await call('DELETE /api/production/team/members/:id', { params: { id: member.id } }, owner);

  await call(invite, { body: { email: member.email, team_role: 'viewer' } }, owner);
  const token = tokenIn(await deliver());
  const joined = await call('POST /api/team-invitation/accept', { body: { token, name: 'Mira', password } });

  expect(joined.status).toBe(200);
});

test('an invited member is asked for no identity numbers and cannot give any', async ({
  call,
  given,
  deliver,
}) => {
  const owner = await given.house();
  await call(invite, { body: { email: 'numbers@team.example', team_role: 'owner' } }, owner);
  const token = tokenIn(await deliver());
  const joined = await call('POST /api/team-invitation/accept', { body: { token, name: 'Mira', password } });

  const completed = await call(
    'POST /api/production/complete-registration',
    {
      body: {
        type_of_work: 'Other',
        pan_no: 'ABCPE1234F',
        aadhaar_no: '234123412346',
        phone_number: '+919812345670',
      },
    },
    { token: joined.body.token },
  );

  expect(completed.status).toBe(409);
});

import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';
const invite = 'POST /api/production/team/invitations';

/** Returns the token in the link of the last of these emails. */
function tokenIn(messages: OutgoingMessage[]): string {
  return messages.at(-1)?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';
}

test('shows an invited person the invitation, and logs them in once they set a name and password', async ({
  callApi,
  given,
  deliver,
}) => {
  const owner = await given.house(
    { company_name: 'Dhanak Films', verification: 'documents' },
    { display_name: 'Ira Sen' },
  );
  const email = 'mira@team.example';

  const invited = await callApi(invite, { body: { email, team_role: 'reviewer' } }, owner);
  const [sent] = await deliver();
  const token = tokenIn(sent ? [sent] : []);
  const read = await callApi('POST /api/team-invitation', { body: { token } });
  const joined = await callApi('POST /api/team-invitation/accept', {
    body: { token, name: 'Mira Das', password },
  });

  expect(invited).toMatchObject({
    status: 200,
    body: { message: `Invitation sent to ${email}.` },
  });
  expect(sent).toMatchObject({ to: email, subject: expect.stringContaining('Dhanak Films') });
  expect(sent?.text).toContain('Ira Sen invites you');
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
  const team = await callApi('GET /api/production/team', {}, { token: joined.body.token });
  expect(team.body).toMatchObject({
    members: [
      { name: 'Ira Sen', team_role: 'owner', is_self: false },
      { name: 'Mira Das', email, team_role: 'reviewer', is_self: true },
    ],
    invitations: [],
  });
  const login = await callApi('POST /api/production/login', { body: { identifier: email, password } });
  expect(login).toMatchObject({ status: 200, body: { production_house: { team_role: 'reviewer' } } });
});

test('lets one of ten people who use the same invitation at once join', async ({
  callApi,
  given,
  deliver,
}) => {
  const owner = await given.house();
  await callApi(invite, { body: { email: 'race@team.example', team_role: 'viewer' } }, owner);
  const token = tokenIn(await deliver());

  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      callApi('POST /api/team-invitation/accept', { body: { token, name: 'Mira', password } }),
    ),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  const { body } = await callApi('GET /api/production/team', {}, owner);
  expect(body.members).toHaveLength(2);
});

test('rejects an invitation link that was replaced, withdrawn or is a week old', async ({
  callApi,
  clock,
  given,
  deliver,
}) => {
  const owner = await given.house();
  const team_role = 'viewer';
  const read = (token: string) => callApi('POST /api/team-invitation', { body: { token } });
  await callApi(invite, { body: { email: 'again@team.example', team_role } }, owner);
  const first = tokenIn(await deliver());
  const { body } = await callApi('GET /api/production/team', {}, owner);
  const params = { id: body.invitations[0]?.id ?? '' };

  await callApi('POST /api/production/team/invitations/:id/resend', { params }, owner);
  const second = tokenIn(await deliver());
  const replaced = await read(first);
  const renewed = await read(second);
  await callApi('DELETE /api/production/team/invitations/:id', { params }, owner);
  const withdrawn = await read(second);
  await callApi(invite, { body: { email: 'late@team.example', team_role } }, owner);
  const third = tokenIn(await deliver());
  clock.now = new Date(clock.now.getTime() + 7 * 86_400_000 + 1);

  expect([replaced.status, renewed.status, withdrawn.status]).toEqual([404, 200, 404]);
  expect((await read(third)).status).toBe(404);
});

test('lets only owners send, resend and withdraw invitations of their own house', async ({
  callApi,
  given,
}) => {
  const owner = await given.house();
  const reviewer = await given.member(owner, 'reviewer');
  const body = { email: 'own@team.example', team_role: 'viewer' } as const;

  const rejected = await callApi(invite, { body }, reviewer);
  await callApi(invite, { body }, owner);
  const { body: team } = await callApi('GET /api/production/team', {}, owner);
  const params = { id: team.invitations[0]?.id ?? '' };
  const foreign = await callApi(
    'DELETE /api/production/team/invitations/:id',
    { params },
    await given.house(),
  );
  const hidden = await callApi('GET /api/production/team', {}, reviewer);

  expect(rejected).toMatchObject({
    status: 403,
    body: { code: 'owner_role_required' },
  });
  expect(foreign.status).toBe(404);
  expect(hidden.body.invitations).toEqual([]);
});

test('asks a person who already has an account to log in and rejects joining another house with it', async ({
  callApi,
  given,
  deliver,
}) => {
  const owner = await given.house();
  const other = await given.house();
  const own = await callApi(invite, { body: { email: owner.email, team_role: 'viewer' } }, owner);
  await callApi(invite, { body: { email: other.email, team_role: 'viewer' } }, owner);
  const token = tokenIn(await deliver());

  const read = await callApi('POST /api/team-invitation', { body: { token } });
  const joined = await callApi('POST /api/team-invitation/accept', {
    body: { token, name: 'Mira', password },
  });

  expect(own).toMatchObject({
    status: 409,
    body: { code: 'already_in_team', fields: { email: expect.any(String) } },
  });
  expect(read.body.has_account).toBe(true);
  expect(joined).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  });
});

test('limits a team to 50 people including the invited ones', async ({ callApi, clock, db, given }) => {
  const owner = await given.house();
  const { production_house_id } = owner;
  const sent_at = clock.now.toISOString();
  const expires_at = new Date(clock.now.getTime() + DAY_MS).toISOString();
  const invitations = Array.from({ length: 48 }, (_, index) => ({
    production_house_id,
    email: `member${index}@crowd.example`,
    team_role: 'viewer' as const,
    seed: crypto.randomUUID(),
    token_hash: randomBytes(32),
    sent_at,
    expires_at,
  }));
  await db.insertInto('team_invitation').values(invitations).execute();
  const ask = (email: string) => callApi(invite, { body: { email, team_role: 'viewer' } }, owner);

  const fiftieth = await ask('fiftieth@crowd.example');
  const beyond = await ask('beyond@crowd.example');
  const again = await ask('fiftieth@crowd.example');

  expect([fiftieth.status, again.status]).toEqual([200, 200]);
  expect(beyond.body).toMatchObject({ code: 'team_full', message: expect.stringContaining('50') });
});

test('allows inviting a removed person again', async ({ callApi, given, deliver }) => {
  const owner = await given.house();
  const member = await given.member(owner, 'viewer');
  await callApi('DELETE /api/production/team/members/:id', { params: { id: member.id } }, owner);

  await callApi(invite, { body: { email: member.email, team_role: 'viewer' } }, owner);
  const token = tokenIn(await deliver());
  const joined = await callApi('POST /api/team-invitation/accept', {
    body: { token, name: 'Mira', password },
  });

  expect(joined.status).toBe(200);
});

test('does not require identity numbers from an invited member and rejects them', async ({
  callApi,
  given,
  deliver,
}) => {
  const owner = await given.house();
  await callApi(invite, { body: { email: 'numbers@team.example', team_role: 'owner' } }, owner);
  const token = tokenIn(await deliver());
  const joined = await callApi('POST /api/team-invitation/accept', {
    body: { token, name: 'Mira', password },
  });

  const completed = await callApi(
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

test('invites one person at most three times a day over all houses, and hides unchecked names in the subject', async ({
  deliver,
  given,
  strictCallApi,
}) => {
  const body = { email: 'flooded@team.example', team_role: 'viewer' } as const;
  const [one, other] = [await given.house({ company_name: 'You Won' }), await given.house()];

  const sent = [];
  for (const house of [one, one, other, other]) sent.push(await strictCallApi(invite, { body }, house));

  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(sent.at(-1)?.body.code).toBe('too_many_team_invitations');
  expect((await deliver())[0]?.subject).toMatch(/^Join the team of a production house on /);
});

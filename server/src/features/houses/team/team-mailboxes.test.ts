import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const invite = 'POST /api/production/team/invitations';

test('identifies a member and an invited person by the mailbox', async ({ callApi, deliver, given }) => {
  const owner = await given.house();
  const send = (email: string) => callApi(invite, { body: { email, team_role: 'viewer' } }, owner);
  const spelled = owner.email.replace('@', '+me@');

  const ownMailbox = await send(spelled);
  await send('mira.das@gmail.com');
  await send('miradas+films@googlemail.com');
  const { body } = await callApi('GET /api/production/team', {}, owner);

  expect(ownMailbox).toMatchObject({ status: 409, body: { code: 'already_in_team' } });
  expect(body.invitations).toMatchObject([{ email: 'miradas+films@googlemail.com' }]);
  expect((await deliver()).map(({ to }) => to)).toContain('miradas+films@googlemail.com');
});

test('tells an invited person of the account at their mailbox', async ({ callApi, deliver, given }) => {
  const [owner, other] = [await given.house(), await given.house()];
  const email = other.email.replace('@', '+films@');
  await callApi(invite, { body: { email, team_role: 'viewer' } }, owner);
  const text = (await deliver()).find(({ to }) => to === email)?.text;
  const token = text?.match(/#token=([\w-]{43})/)?.[1] ?? '';

  const read = await callApi('POST /api/team-invitation', { body: { token } });
  const joined = await callApi('POST /api/team-invitation/accept', {
    body: { token, name: 'Mira Das', password: 'a lamp in the window' },
  });

  expect(read.body.has_account).toBe(true);
  expect(joined.body.code).toBe('email_taken');
});

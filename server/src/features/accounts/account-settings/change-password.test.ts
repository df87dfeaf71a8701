import { expect } from 'vitest';
import { newEmail } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const current_password = 'a lamp in the window';
const new_password = 'a door left ajar';

test('a talent changes the password', async ({ callApi, given }) => {
  const talent = await given.talent({}, { password: current_password });

  const changed = await callApi(
    'POST /api/user/change-password',
    { body: { current_password, new_password } },
    talent,
  );

  expect(changed).toMatchObject({ status: 200, body: { success: true } });
  const identifier = talent.email;
  const withOld = await callApi('POST /api/user/login', { body: { identifier, password: current_password } });
  const withNew = await callApi('POST /api/user/login', { body: { identifier, password: new_password } });
  expect([withOld.status, withNew.status]).toEqual([401, 200]);
});

test('rejects a password change without the current password', async ({ callApi, given }) => {
  const house = await given.house({}, { password: current_password });

  const rejected = await callApi(
    'POST /api/production/change-password',
    { body: { current_password: 'a guess of a thief', new_password } },
    house,
  );

  expect(rejected).toMatchObject({
    status: 403,
    body: { fields: { current_password: rejected.body.message } },
  });
  const login = { identifier: house.email, password: current_password };
  expect((await callApi('POST /api/production/login', { body: login })).status).toBe(200);
});

test('a password change ends the other sessions and keeps this one', async ({ callApi, given }) => {
  const talent = await given.talent({}, { password: current_password });
  const login = { identifier: talent.email, password: current_password };
  const { body: other } = await callApi('POST /api/user/login', { body: login });

  await callApi('POST /api/user/change-password', { body: { current_password, new_password } }, talent);

  expect((await callApi('GET /api/user/sessions', {}, talent)).status).toBe(200);
  expect((await callApi('GET /api/user/sessions', {}, other)).status).toBe(401);
});

test('says that the invitations of the account have ended, also in the history of the team', async ({
  callApi,
  given,
}) => {
  const owner = await given.house({}, { password: current_password });
  const email = newEmail();
  await callApi('POST /api/production/team/invitations', { body: { email, team_role: 'viewer' } }, owner);

  const changed = await callApi(
    'POST /api/production/change-password',
    { body: { current_password, new_password } },
    owner,
  );

  expect(changed.body.message).toContain('the invitations you sent have ended');
  const { body } = await callApi('GET /api/production/team', {}, owner);
  expect(body.invitations).toEqual([]);
  expect(body.history).toContainEqual(
    expect.objectContaining({ action: 'invitation_withdrawn', member: email }),
  );
});

test('emails the owner about a changed password', async ({ callApi, deliver, given }) => {
  const talent = await given.talent({}, { password: current_password });

  await callApi('POST /api/user/change-password', { body: { current_password, new_password } }, talent);

  const emails = (await deliver()).filter(({ to }) => to === talent.email);
  expect(emails).toMatchObject([{ channel: 'email', subject: 'Your Kirdaar account: new password' }]);
  expect(JSON.stringify(emails)).not.toContain(new_password);
});

test.for(['7 chars', 'x9'.repeat(65), 'casting123', 'password1', 'Liverpool1', 'Asha Rao 2024', 'kirdaar1'])(
  'rejects the new password %s with a field error',
  async (weak, { callApi, given }) => {
    const talent = await given.talent({}, { password: current_password });

    const rejected = await callApi(
      'POST /api/user/change-password',
      { body: { current_password, new_password: weak } },
      talent,
    );

    expect(rejected).toMatchObject({ status: 400, body: { fields: { new_password: expect.any(String) } } });
  },
);

test("rejects the account's own email and mobile number as passwords", async ({ callApi, given }) => {
  const house = await given.house({}, { password: current_password });

  const rejected = await Promise.all(
    [house.email, house.mobile ?? ''].map((own) =>
      callApi(
        'POST /api/production/change-password',
        { body: { current_password, new_password: own } },
        house,
      ),
    ),
  );

  expect(rejected.map(({ status }) => status)).toEqual([400, 400]);
});

test.for(['8 chars!', '🦚 नमस्ते 🦚 ', 'many words '.repeat(12).slice(0, 128), '  blanks at both ends  '])(
  'keeps the password %s exactly as typed',
  async (kept, { callApi, given }) => {
    const talent = await given.talent({}, { password: current_password });

    await callApi(
      'POST /api/user/change-password',
      { body: { current_password, new_password: kept } },
      talent,
    );

    const login = (password: string) =>
      callApi('POST /api/user/login', { body: { identifier: talent.email, password } });
    expect((await login(kept)).status).toBe(200);
    expect((await login(kept.slice(0, -1))).status).toBe(401);
  },
);

test('only a session of the same role can change a password', async ({ callApi, given }) => {
  const talent = await given.talent({}, { password: current_password });
  const body = { current_password, new_password };

  const asHouse = await callApi('POST /api/production/change-password', { body }, talent);
  const asNobody = await callApi('POST /api/user/change-password', { body });

  expect([asHouse.status, asNobody.status]).toEqual([403, 401]);
});

test('a stolen session gets at most ten password guesses per hour', async ({
  clock,
  given,
  strictCallApi,
}) => {
  const talent = await given.talent({}, { password: current_password });
  const guess = { body: { current_password: 'a guess of a thief', new_password } };

  const guesses = await Promise.all(
    Array.from({ length: 11 }, () => strictCallApi('POST /api/user/change-password', guess, talent)),
  );
  clock.now = new Date(clock.now.getTime() + 3_601_000);
  const later = await strictCallApi('POST /api/user/change-password', guess, talent);

  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(later.status).toBe(403);
});

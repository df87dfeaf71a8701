import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const current_password = 'a lamp in the window';
const new_password = 'a door left ajar';

test('a talent changes the password', async ({ call, given }) => {
  const talent = await given.talent({}, { password: current_password });

  const changed = await call(
    'POST /api/user/change-password',
    { body: { current_password, new_password } },
    talent,
  );

  expect(changed).toMatchObject({ status: 200, body: { success: true } });
  const identifier = talent.email;
  const withOld = await call('POST /api/user/login', { body: { identifier, password: current_password } });
  const withNew = await call('POST /api/user/login', { body: { identifier, password: new_password } });
  expect([withOld.status, withNew.status]).toEqual([401, 200]);
});

test('S-15: the password is not changed without the one it replaces', async ({ call, given }) => {
  const house = await given.house({}, { password: current_password });

  const refused = await call(
    'POST /api/production/change-password',
    { body: { current_password: 'a guess of a thief', new_password } },
    house,
  );

  expect(refused).toMatchObject({
    status: 403,
    body: { fields: { current_password: refused.body.message } },
  });
  const login = { identifier: house.email, password: current_password };
  expect((await call('POST /api/production/login', { body: login })).status).toBe(200);
});

test('S-14: a changed password ends the other sessions and leaves this one', async ({ call, given }) => {
  const talent = await given.talent({}, { password: current_password });
  const login = { identifier: talent.email, password: current_password };
  const { body: other } = await call('POST /api/user/login', { body: login });

  await call('POST /api/user/change-password', { body: { current_password, new_password } }, talent);

  expect((await call('GET /api/user/sessions', {}, talent)).status).toBe(200);
  expect((await call('GET /api/user/sessions', {}, other)).status).toBe(401);
});

test('S-17: the owner gets a letter about a changed password', async ({ call, deliver, given }) => {
  const talent = await given.talent({}, { password: current_password });

  await call('POST /api/user/change-password', { body: { current_password, new_password } }, talent);

  const letters = (await deliver()).filter(({ to }) => to === talent.email);
  expect(letters).toMatchObject([{ channel: 'email', subject: 'Your Kirdaar account: new password' }]);
  expect(JSON.stringify(letters)).not.toContain(new_password);
});

test.for(['7 chars', 'x9'.repeat(65), 'casting123', 'password1', 'Liverpool1', 'Asha Rao 2024', 'kirdaar1'])(
  'S-07: %s is refused beside its field',
  async (weak, { call, given }) => {
    const talent = await given.talent({}, { password: current_password });

    const refused = await call(
      'POST /api/user/change-password',
      { body: { current_password, new_password: weak } },
      talent,
    );

    expect(refused).toMatchObject({ status: 400, body: { fields: { new_password: expect.any(String) } } });
  },
);

test('S-07: the own email and mobile number are no passwords', async ({ call, given }) => {
  const house = await given.house({}, { password: current_password });

  const refused = await Promise.all(
    [house.email, house.mobile ?? ''].map((own) =>
      call('POST /api/production/change-password', { body: { current_password, new_password: own } }, house),
    ),
  );

  expect(refused.map(({ status }) => status)).toEqual([400, 400]);
});

test.for(['8 chars!', '🦚 नमस्ते 🦚 ', 'many words '.repeat(12).slice(0, 128), '  blanks at both ends  '])(
  'S-07: %s is kept exactly as it was typed',
  async (kept, { call, given }) => {
    const talent = await given.talent({}, { password: current_password });

    await call('POST /api/user/change-password', { body: { current_password, new_password: kept } }, talent);

    const login = (password: string) =>
      call('POST /api/user/login', { body: { identifier: talent.email, password } });
    expect((await login(kept)).status).toBe(200);
    expect((await login(kept.slice(0, -1))).status).toBe(401);
  },
);

test('S-10: a password is changed only by a session of its role', async ({ call, given }) => {
  const talent = await given.talent({}, { password: current_password });
  const body = { current_password, new_password };

  const asHouse = await call('POST /api/production/change-password', { body }, talent);
  const asNobody = await call('POST /api/user/change-password', { body });

  expect([asHouse.status, asNobody.status]).toEqual([403, 401]);
});

test('S-46: a stolen session has ten guesses at the password in an hour', async ({
  clock,
  given,
  strictCall,
}) => {
  const talent = await given.talent({}, { password: current_password });
  const guess = { body: { current_password: 'a guess of a thief', new_password } };

  const guesses = await Promise.all(
    Array.from({ length: 11 }, () => strictCall('POST /api/user/change-password', guess, talent)),
  );
  clock.now = new Date(clock.now.getTime() + 3_601_000);
  const later = await strictCall('POST /api/user/change-password', guess, talent);

  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(later.status).toBe(403);
});

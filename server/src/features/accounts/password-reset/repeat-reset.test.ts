import { OTP_MINUTES, OTP_TRIES } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { codeSentTo } from '#testing/registrations.ts';
import { test as base } from '#testing/test.ts';

const password = 'a lamp in the window';
const newPassword = 'a door left ajar';

type Reset = { email: string; newPassword: string; otp?: string; reset_token?: string };

const test = base.extend<{
  /** What a talent sends to reset the password, proved by the code or by the token that it was exchanged for. */
  begin: (by?: 'otp' | 'reset_token') => Promise<Reset>;
  reset: (body: Reset) => Promise<{ status: number; body: object }>;
}>({
  begin: async ({ callApi, deliver, given }, use) => {
    await use(async (by = 'otp') => {
      const { email } = await given.talent({}, { password });
      await callApi('POST /api/user/forgot-password', { body: { email } });
      const otp = codeSentTo(email, await deliver());
      if (by === 'otp') return { email, newPassword, otp };
      const { body } = await callApi('POST /api/user/forgot-password', { body: { email, otp } });
      return { email, newPassword, reset_token: body.reset_token };
    });
  },
  reset: async ({ callApi }, use) => {
    await use((body) => callApi('POST /api/user/reset-password', { body }));
  },
});

test.for(['otp', 'reset_token'] as const)(
  'answers a reset by %s that is sent again as the first time',
  async (by, { begin, deliver, given, reset }) => {
    const other = await given.talent({}, { password });
    const sent = await begin(by);

    const [first, parallel] = await Promise.all([reset(sent), reset(sent)]);
    await deliver();
    const again = await reset(sent);

    expect(first.status).toBe(200);
    expect([parallel, again]).toMatchObject([first, first].map(({ status, body }) => ({ status, body })));
    expect(await deliver()).toEqual([]);
    const refused = [
      await reset({ ...sent, newPassword: password }),
      await reset({ ...sent, email: other.email }),
    ];
    const invalid = { status: 400, body: { code: 'invalid_code' } };
    expect(refused).toMatchObject([invalid, invalid]);
  },
);

test('compares no more passwords with a used code than codes', async ({ begin, reset }) => {
  const sent = await begin();
  await reset(sent);

  for (let tries = 1; tries < OTP_TRIES; tries++) await reset({ ...sent, newPassword: password });

  expect(await reset(sent)).toMatchObject({ status: 400, body: { code: 'code_tries_used_up' } });
});

test('knows a used code only for its life, and while its password is in force', async ({
  begin,
  callApi,
  clock,
  reset,
}) => {
  const [changed, kept] = [await begin(), await begin()];
  const statuses = async () => [(await reset(changed)).status, (await reset(kept)).status];
  expect(await statuses()).toEqual([200, 200]);

  const login = { identifier: changed.email, password: newPassword };
  const { token } = (await callApi('POST /api/user/login', { body: login })).body;
  const change = { current_password: newPassword, new_password: 'a window on the yard' };
  await callApi('POST /api/user/change-password', { body: change }, { token: token ?? '' });
  expect(await statuses()).toEqual([400, 200]);

  clock.now = new Date(clock.now.getTime() + OTP_MINUTES * 60_000);
  expect(await statuses()).toEqual([400, 400]);
});

import { TOTP, URI } from 'otpauth';
import type { Caller } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';

export const password = 'a lamp in the window';

type Area = 'user' | 'production';

export const test = base.extend('house', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  return { ...house, ...(await turnOnTwoSteps(callApi, house, clock.now)) };
});

/** Sets up an authenticator app for an account with this password and returns it; two-step login is not on yet. */
export async function setUpApp(callApi: CallApi, owner: Caller, area: Area = 'production') {
  const { status, body } = await callApi(`POST /api/${area}/two-factor`, { body: { password } }, owner);
  if (status !== 200) throw new Error(body.message);
  const app = URI.parse(body.setup_url);
  if (!(app instanceof TOTP)) throw new Error('The codes of this app do not depend on the time.');
  const codeAt = (instant: Date) => app.generate({ timestamp: instant.getTime() });
  return { ...body, app, codeAt };
}

/** Turns on two-step login with the code of 30 seconds ago, so that the current code is still unused. */
export async function turnOnTwoSteps(callApi: CallApi, owner: Caller, now: Date, area: Area = 'production') {
  const { codeAt, setup_key } = await setUpApp(callApi, owner, area);
  const code = codeAt(after(now, -30));
  const { status, body } = await callApi(`POST /api/${area}/two-factor/confirm`, { body: { code } }, owner);
  if (status !== 200) throw new Error(body.message);
  return { codeAt, setup_key, recovery_codes: body.recovery_codes };
}

/** Returns a code that the app does not accept at the moment. */
export function wrongCodeOf({ codeAt }: { codeAt: (instant: Date) => string }, now: Date): string {
  const right = [-30, 0, 30].map((seconds) => codeAt(after(now, seconds)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

export function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

import { TOTP, URI } from 'otpauth';
import type { Caller } from '#testing/given.ts';
import { test as base, type Call } from '#testing/test.ts';

export const password = 'a lamp in the window';

type House = Caller & { email: string };

interface Fixtures {
  /** A house that has two-step login on, whose password is `password`. */
  house: Awaited<ReturnType<typeof openTwoStepHouse>>;
}

export const test = base.extend<Fixtures>({
  house: async ({ call, clock, given }, use) => {
    await use(await openTwoStepHouse(call, clock.now, await given.house({}, { password })));
  },
});

async function openTwoStepHouse(call: Call, now: Date, house: House & { id: string }) {
  return { ...house, ...(await turnOnTwoSteps(call, house, now)) };
}

/** Sets an app up for a house whose password is `password`, and returns the app; two-step login is not on yet. */
export async function setUpApp(call: Call, house: House) {
  const { status, body } = await call('POST /api/production/second-factor', { body: { password } }, house);
  if (status !== 200) throw new Error(body.message);
  const app = URI.parse(body.setup_url);
  if (!(app instanceof TOTP)) throw new Error('This is not set up by time.');
  const codeAt = (instant: Date) => app.generate({ timestamp: instant.getTime() });
  return { ...body, app, codeAt };
}

/** Turns two-step login on with the code of half a minute ago, so that the code of now is still to be used. */
export async function turnOnTwoSteps(call: Call, house: House, now: Date) {
  const { codeAt, setup_key } = await setUpApp(call, house);
  const { status, body } = await call(
    'POST /api/production/second-factor/confirm',
    { body: { code: codeAt(after(now, -30)) } },
    house,
  );
  if (status !== 200) throw new Error(body.message);
  return { codeAt, setup_key, recovery_codes: body.recovery_codes };
}

/** A code that none of the app's is at the moment. */
export function wrongCodeOf({ codeAt }: { codeAt: (instant: Date) => string }, now: Date): string {
  const right = [-30, 0, 30].map((seconds) => codeAt(after(now, seconds)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

export function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

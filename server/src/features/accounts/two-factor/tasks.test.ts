import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { resealSecrets } from '#features/accounts/two-factor/tasks.ts';
import type { Keys } from '#platform/config/secrets.ts';
import type { Services } from '#platform/services.ts';
import { password, turnOnTwoSteps } from '#testing/authenticator.ts';
import { test } from '#testing/test.ts';

const newKey = Buffer.alloc(32, 9);

test('re-encrypts a secret with a new key, after which the old key is not needed', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const house = await given.house({}, { password });
  const { codeAt, recovery_codes } = await turnOnTwoSteps(callApi, house, clock.now);
  const [oldKey] = services.secrets.twoFactor;

  const early = await logInUnder(services, [newKey], house, codeAt(clock.now));
  await resealSecrets.run(withKeys(services, [newKey, oldKey]), {}, 'task');
  const withCode = await logInUnder(services, [newKey], house, codeAt(clock.now));
  const withRecoveryCode = await logInUnder(services, [newKey], house, recovery_codes[0] ?? '');

  expect([early, withCode, withRecoveryCode]).toEqual([500, 200, 200]);
});

test('while both keys are configured, codes work before and after', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const house = await given.house({}, { password });
  const { codeAt, recovery_codes } = await turnOnTwoSteps(callApi, house, clock.now);
  const keys: Keys = [newKey, ...services.secrets.twoFactor];

  const before = await logInUnder(services, keys, house, codeAt(clock.now));
  await resealSecrets.run(withKeys(services, keys), {}, 'task');
  const after = await logInUnder(services, keys, house, recovery_codes[0] ?? '');

  expect([before, after]).toEqual([200, 200]);
});

function withKeys(services: Services, twoFactor: Keys): Services {
  return { ...services, secrets: { ...services.secrets, twoFactor } };
}

/** Returns the status of a login in a process that has these keys. */
async function logInUnder(services: Services, keys: Keys, { email }: { email: string }, code: string) {
  const app = await buildApp(withKeys(services, keys));
  const payload = { identifier: email, password, code };
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/production/login', payload });
  await app.close();
  return statusCode;
}

import { expect } from 'vitest';
import { codeSentTo, talentRegistration, wrongCode } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('strangers cannot use up the attempts of the browser that registered', async ({ app, deliver }) => {
  const payload = talentRegistration();
  const { email } = payload;
  const registered = await app.inject({ method: 'POST', url: '/api/user/register', payload });
  const cookies = cookiesOf(registered.cookies);
  const otp = codeSentTo(email, await deliver());
  const verify = (code: string, from: object) =>
    app.inject({ method: 'POST', url: '/api/user/verify', payload: { email, otp: code }, ...from });

  const guesses = [];
  for (let stranger = 1; stranger <= 12; stranger += 1)
    guesses.push(await verify(wrongCode(otp), { remoteAddress: `192.0.2.${stranger}` }));
  const fromElsewhere = await verify(otp, { remoteAddress: '192.0.2.99' });
  const fromOwner = await verify(otp, { cookies });

  expect(registered.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }]);
  expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  expect(fromElsewhere.statusCode).toBe(429);
  expect(fromOwner.statusCode).toBe(200);
});

test('one network has five attempts, and others keep theirs', async ({ app, deliver, given }) => {
  const { email } = await given.talent();
  await app.inject({ method: 'POST', url: '/api/user/forgot-password', payload: { email } });
  const otp = codeSentTo(email, await deliver());
  const enter = (code: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/user/forgot-password',
      payload: { email, otp: code },
      remoteAddress,
    });

  for (let count = 1; count <= 5; count += 1) await enter(wrongCode(otp), `2001:db8::${count}`);
  const sameNetwork = await enter(otp, '2001:db8::6');
  const another = await enter(otp, '2001:db8:0:100::1');

  expect(sameNetwork.json()).toMatchObject({ code: 'code_tries_used_up' });
  expect(another.statusCode).toBe(200);
});

function cookiesOf(cookies: { name: string; value: string }[]) {
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

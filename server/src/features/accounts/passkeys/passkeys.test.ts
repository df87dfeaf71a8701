import { expect } from 'vitest';
import { addPasskey, openAuthenticator } from '#testing/passkey.ts';
import { type CallApi, test } from '#testing/test.ts';

const password = 'a lamp in the window';

async function challengeOf(callApi: CallApi, area: 'user' | 'production') {
  const { body } = await callApi(`POST /api/${area}/passkey-login/options`, {});
  return body.options.challenge;
}

test('a passkey logs its account in, and a challenge works once', async ({ callApi, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const device = await addPasskey(callApi, 'user', talent, password);
  const credential = device.get(await challengeOf(callApi, 'user'));

  const login = await callApi('POST /api/user/passkey-login', { body: { credential } });
  const again = await callApi('POST /api/user/passkey-login', { body: { credential } });

  expect(login).toMatchObject({ status: 200, body: { user: { id: talent.id } } });
  expect(again).toMatchObject({ status: 400, body: { code: 'passkey_not_accepted' } });
  const subjects = (await deliver()).map(({ subject }) => subject);
  expect(subjects).toContain('Your Kirdaar account: new passkey');
});

test('accepts no passkey of another role, site, device or account', async ({ callApi, given }) => {
  const house = await given.house({}, { password });
  const device = await addPasskey(callApi, 'production', house, password);
  const stranger = openAuthenticator();
  const phishing = openAuthenticator('http://kirdaar.evil.example');
  const begun = await callApi('POST /api/production/passkeys/options', { body: { password } }, house);
  const { challenge } = begun.body.options;

  const otherRole = await callApi('POST /api/user/passkey-login', {
    body: { credential: device.get(await challengeOf(callApi, 'user')) },
  });
  const otherDevice = await callApi('POST /api/production/passkey-login', {
    body: { credential: stranger.get(await challengeOf(callApi, 'production')) },
  });
  const ownChallenge = await callApi('POST /api/production/passkey-login', {
    body: { credential: device.get('a challenge of its own') },
  });
  const otherSite = await callApi(
    'POST /api/production/passkeys',
    { body: { name: 'Phone', credential: phishing.create(challenge) } },
    house,
  );

  for (const answer of [otherRole, otherDevice, ownChallenge, otherSite])
    expect(answer).toMatchObject({ status: 400, body: { code: 'passkey_not_accepted' } });
});

test('lists and removes passkeys, needs the password for a new one', async ({ callApi, given }) => {
  const talent = await given.talent({}, { password });
  const device = await addPasskey(callApi, 'user', talent, password);
  const { passkeys } = (await callApi('GET /api/user/passkeys', {}, talent)).body;
  const params = { id: passkeys[0]?.id ?? '' };
  const other = await given.talent();

  const byOther = await callApi('DELETE /api/user/passkeys/:id', { params }, other);
  const removed = await callApi('DELETE /api/user/passkeys/:id', { params }, talent);
  const login = await callApi('POST /api/user/passkey-login', {
    body: { credential: device.get(await challengeOf(callApi, 'user')) },
  });
  const withoutPassword = await callApi(
    'POST /api/user/passkeys/options',
    { body: { password: 'wrong' } },
    talent,
  );

  expect(passkeys).toMatchObject([{ name: 'Phone', last_used_at: null }]);
  expect([byOther.status, removed.status, login.status, withoutPassword.status]).toEqual([
    404, 200, 400, 403,
  ]);
});

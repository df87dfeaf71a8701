import { expect } from 'vitest';
import { after, password, setUpApp, turnOnTwoSteps, wrongCodeOf } from '#testing/authenticator.ts';
import { dumpDatabase } from '#testing/database-dump.ts';
import { test } from '#testing/test.ts';

const CONFIRM = 'POST /api/production/two-factor/confirm';

test('sets up an app with a URL to scan or a key to type', async ({ callApi, given }) => {
  const house = await given.house({}, { password });

  const { app, setup_key, setup_url } = await setUpApp(callApi, house);

  expect(setup_key).toMatch(/^[A-Z2-7]{32}$/);
  expect(setup_url).toMatch(/^otpauth:\/\/totp\/Kirdaar:/);
  expect(app).toMatchObject({
    issuer: 'Kirdaar',
    label: house.email,
    secret: { base32: setup_key },
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });
});

test('two-step login is on only after a right code', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const app = await setUpApp(callApi, house);

  const wrong = await callApi(CONFIRM, { body: { code: wrongCodeOf(app, clock.now) } }, house);
  const between = await callApi('GET /api/production/two-factor', {}, house);
  const login = await callApi('POST /api/production/login', { body: { identifier: house.email, password } });
  const right = await callApi(CONFIRM, { body: { code: app.codeAt(clock.now) } }, house);
  const now = await callApi('GET /api/production/two-factor', {}, house);

  expect(wrong).toMatchObject({ status: 400, body: { fields: { code: wrong.body.message } } });
  expect(between.body).toEqual({ success: true, active: false, recovery_codes_left: 0 });
  expect(login.status).toBe(200);
  expect(right.body.recovery_codes).toHaveLength(10);
  expect(now.body).toEqual({ success: true, active: true, recovery_codes_left: 10 });
});

test('setting up an app requires the password', async ({ callApi, given }) => {
  const house = await given.house({}, { password });

  const rejected = await callApi(
    'POST /api/production/two-factor',
    { body: { password: 'a guess of a thief' } },
    house,
  );

  expect(rejected).toMatchObject({ status: 403, body: { fields: { password: expect.any(String) } } });
});

test('starting again replaces an unconfirmed app', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const first = await setUpApp(callApi, house);
  const second = await setUpApp(callApi, house);

  const old = await callApi(CONFIRM, { body: { code: first.codeAt(clock.now) } }, house);
  const current = await callApi(CONFIRM, { body: { code: second.codeAt(clock.now) } }, house);

  expect([old.status, current.status]).toEqual([400, 200]);
});

test('does not replace a confirmed app', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const { codeAt } = await turnOnTwoSteps(callApi, house, clock.now);

  const begun = await callApi('POST /api/production/two-factor', { body: { password } }, house);
  const confirmed = await callApi(CONFIRM, { body: { code: codeAt(clock.now) } }, house);

  expect([begun.status, confirmed.status]).toEqual([409, 409]);
});

test('exactly one of several parallel confirmations turns it on', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const { codeAt } = await setUpApp(callApi, house);
  const body = { code: codeAt(clock.now) };

  const confirmed = await Promise.all(Array.from({ length: 20 }, () => callApi(CONFIRM, { body }, house)));

  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(confirmed.filter(({ status }) => status === 409)).toHaveLength(19);
  const { body: state } = await callApi('GET /api/production/two-factor', {}, house);
  expect(state.recovery_codes_left).toBe(10);
});

test('turning it on ends the other sessions and keeps this one', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const other = { token: await given.session(house.id) };

  await turnOnTwoSteps(callApi, house, clock.now);

  expect((await callApi('GET /api/production/two-factor', {}, house)).status).toBe(200);
  expect((await callApi('GET /api/production/two-factor', {}, other)).status).toBe(401);
});

test('emails the owner when it is turned on', async ({ callApi, clock, deliver, given }) => {
  const house = await given.house({}, { password });
  const { setup_key, recovery_codes } = await turnOnTwoSteps(callApi, house, clock.now);

  const emails = (await deliver()).filter(({ to }) => to === house.email);

  expect(emails).toMatchObject([{ subject: 'Your Kirdaar account: two-step login is on' }]);
  const written = JSON.stringify(emails);
  expect([setup_key, ...recovery_codes].filter((secret) => written.includes(secret))).toEqual([]);
});

test('nothing in the database reveals the key or a recovery code', async ({ callApi, clock, db, given }) => {
  const house = await given.house({}, { password });
  const { app, setup_key } = await setUpApp(callApi, house);
  const waiting = await dumpDatabase(db);
  const { body } = await callApi(
    CONFIRM,
    { body: { code: app.generate({ timestamp: clock.now.getTime() }) } },
    house,
  );
  const active = await dumpDatabase(db);

  const key = Buffer.from(app.secret.bytes);
  const written = [...body.recovery_codes, ...body.recovery_codes.map((code) => code.replace('-', ''))];
  const secrets = [setup_key, ...written, key.toString('latin1')];
  const encoded = [...secrets.map((secret) => Buffer.from(secret)), key].flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
  ]);
  expect(active).toContain(house.email);
  for (const dump of [waiting, active]) {
    expect([...secrets, ...encoded].filter((secret) => dump.includes(secret))).toEqual([]);
  }
});

test('only a house has two-step login', async ({ callApi, given }) => {
  const talent = await given.talent({}, { password });

  const asTalent = await callApi('POST /api/production/two-factor', { body: { password } }, talent);
  const asNobody = await callApi('POST /api/production/two-factor', { body: { password } });

  expect([asTalent.status, asNobody.status]).toEqual([403, 401]);
});

test('the code that turned it on cannot also log in', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const { codeAt } = await setUpApp(callApi, house);
  const code = codeAt(clock.now);
  await callApi(CONFIRM, { body: { code } }, house);

  const credentials = { identifier: house.email, password };
  const same = await callApi('POST /api/production/login', { body: { ...credentials, code } });
  clock.now = after(clock.now, 30);
  const next = await callApi('POST /api/production/login', {
    body: { ...credentials, code: codeAt(clock.now) },
  });

  expect([same.status, next.status]).toEqual([401, 200]);
});

import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { CALLBACK, START, test } from '#testing/google.ts';
import type { FalseToken } from '#testing/oidc-provider.ts';

test('redirects to the provider with PKCE, a state and a nonce', async ({ google }) => {
  const { headers } = await google.app.inject(START);

  const { searchParams } = new URL(String(headers.location));
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'kirdaar',
    redirect_uri: `http://localhost:3000${CALLBACK}`,
    response_type: 'code',
    scope: 'openid email',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(headers['set-cookie']).toMatch(
    /^google-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('rejects a state that was not issued', async ({ google }) => {
  const browser = google.browser();
  const back = await browser.visit(START, CALLBACK);
  back.searchParams.set('state', 'A'.repeat(43));

  const page = await browser.visit(back.href);

  expect(page.hash).toBe('#error=expired');
});

test('another browser cannot finish a sign-in', async ({ google }) => {
  const back = await google.browser().visit(START, CALLBACK);

  const page = await google.browser().visit(back.href);

  expect(page.hash).toBe('#error=expired');
});

test('rejects a sign-in that took ten minutes', async ({ google, clock }) => {
  const browser = google.browser();
  const back = await browser.visit(START, CALLBACK);
  clock.now = new Date(clock.now.getTime() + 600_000);

  const page = await browser.visit(back.href);

  expect(page.hash).toBe('#error=expired');
});

test('rejects a code without the verifier of its challenge', async ({ google, db }) => {
  const browser = google.browser();
  const back = await browser.visit(START, CALLBACK);
  await db
    .updateTable('google_sign_in')
    .set({ code_verifier: 'v'.repeat(43) })
    .execute();

  const page = await browser.visit(back.href);

  expect(page.hash).toBe('#error=failed');
});

test('a callback URL works once', async ({ google }) => {
  const browser = google.browser();
  const back = await browser.visit(START, CALLBACK);

  const first = await browser.visit(back.href);
  const second = await browser.visit(back.href);

  expect(first.hash).toMatch(/^#code=/);
  expect(second.hash).toBe('#error=expired');
});

test('a used provider code cannot be injected into another sign-in', async ({ google }) => {
  const earlier = google.browser();
  const used = await earlier.visit(START, CALLBACK);
  await earlier.visit(used.href);
  const browser = google.browser();
  const back = await browser.visit(START, CALLBACK);
  back.searchParams.set('code', used.searchParams.get('code') ?? '');

  const page = await browser.visit(back.href);

  expect(page.hash).toBe('#error=failed');
});

test('accepts a valid ID token that the provider signed again', async ({ google }) => {
  google.world.lie = {};

  const page = await google.browser().visit(START);

  expect(page.hash).toMatch(/^#code=/);
});

test.for<[string, FalseToken]>([
  ['a wrong nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'another client' } }],
  ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['a time that is over', { claims: { exp: 1_700_000_000 } }],
  ['a foreign signature', { signedBy: 'another' }],
  ['alg none', { signedBy: 'nobody' }],
])('rejects an ID token with %s', async ([, lie], { google, db }) => {
  google.world.lie = { ...lie, claims: { sub: 'never', ...lie.claims } };

  const page = await google.browser().visit(START);

  expect(page.hash).toBe('#error=failed');
  const identities = await db
    .selectFrom('google_identity')
    .select('subject')
    .where('subject', '=', 'never')
    .execute();
  expect(identities).toEqual([]);
});

test("the page's code can be exchanged once", async ({ google }) => {
  const browser = google.browser();
  const page = await browser.visit(START);

  const answers = [await browser.exchange(page), await browser.exchange(page)];

  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
});

test('exactly one of many parallel exchanges of a code succeeds', async ({ google }) => {
  const browser = google.browser();
  const page = await browser.visit(START);

  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.exchange(page)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("rejects the page's code after 60 seconds", async ({ google, clock }) => {
  const browser = google.browser();
  const page = await browser.visit(START);
  clock.now = new Date(clock.now.getTime() + 60_000);

  const { status, body } = await browser.exchange(page);

  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'google_sign_in_expired' });
});

test("rejects the page's code in another browser", async ({ google }) => {
  const page = await google.browser().visit(START);

  const { status } = await google.browser().exchange(page);

  expect(status).toBe(400);
});

test('the database contains neither the code nor the cookie nor the token', async ({ google, db }) => {
  const browser = google.browser();
  const page = await browser.visit(START);
  const exchanges = await db.selectFrom('google_exchange').select(['code_hash', 'browser_hash']).execute();
  const kept = exchanges
    .flatMap(({ code_hash, browser_hash }) => [code_hash, browser_hash])
    .flatMap((bytes) => [bytes.toString('utf8'), bytes.toString('base64url')]);

  expect(kept).not.toEqual([]);
  expect(kept).not.toContain(page.hash.slice('#code='.length));
  expect(kept).not.toContain(browser.cookies().split('=')[1]);
});

test('no token appears in a URL or the log, and no referrer is sent', async ({ google }) => {
  google.world.person.email = 'canary.house@test.example';
  const browser = google.browser();
  const page = await browser.visit(START);
  const { body } = await browser.exchange(page);
  const answers = await Promise.all([START, CALLBACK].map((url) => google.app.inject(url)));

  const written = google.lines.join('');
  const [state, code, pageCode] = [
    ...browser.visited.join('\n').matchAll(/(?:state|code)=([\w-]{20,})/g),
  ].map(([, secret]) => secret ?? '');
  expect(browser.visited.join('\n')).not.toContain(body.token);
  expect(google.lines.length).toBeGreaterThanOrEqual(5);
  const secrets = [body.token, state, code, pageCode, browser.cookies().split('=')[1], 'canary.house'];
  expect(secrets.filter((secret) => !secret || written.includes(secret))).toEqual([]);
  expect(answers.map(({ headers }) => headers['referrer-policy'])).toEqual(['no-referrer', 'no-referrer']);
});

test('false claims from a provider do not reach the log', async ({ google }) => {
  google.world.lie = { claims: { nonce: 'canary nonce', email: 'canary@test.example' } };
  await google.browser().visit(START);

  const written = google.lines.join('');
  expect(written).toContain('OpenID sign-in: failed');
  expect(written).not.toContain('canary');
});

test('limits how often a network address can be sent to the provider', async ({ google, services }) => {
  const app = await buildApp({ ...services, config: { ...google.config, RATE_LIMIT_SCALE: 0.1 } });
  const visit = async () => (await app.inject({ url: START, remoteAddress: '203.0.113.7' })).statusCode;

  const statuses = [await visit(), await visit()];

  await app.close();
  expect(statuses).toEqual([303, 429]);
});

import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const missingJob = '/api/production/jobs/00000000-0000-4000-8000-000000000000';
const inHindi = { 'accept-language': 'hi' };

test.for([
  ['hi', 'कास्टिंग कॉल नहीं मिला।'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'कास्टिंग कॉल नहीं मिला।'],
  ['en;q=0.4, hi', 'कास्टिंग कॉल नहीं मिला।'],
  ['mr, hi;q=0.5, en;q=0.3', 'कास्टिंग कॉल नहीं मिला।'],
  ['en-IN, hi;q=0.9', 'Job not found'],
  ['hi;q=0, en', 'Job not found'],
  ['mr', 'Job not found'],
  ['*', 'Job not found'],
  ['hi;;q=x,,', 'Job not found'],
  [undefined, 'Job not found'],
] as const)('answers an error in the language that %s asks for', async ([asked, message], { app }) => {
  const response = await app.inject({
    url: missingJob,
    headers: asked === undefined ? {} : { 'accept-language': asked },
  });

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'job_not_found', message });
  expect(response.headers.vary).toContain('accept-language');
});

test('says in Hindi what is wrong with each field', async ({ app }) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/user/register',
    headers: inHindi,
    payload: { email: 'asha', mobile: '12', password: 'short' },
  });

  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    fields: {
      name: 'यह जानकारी भरें।',
      email: 'ईमेल पते में @ होता है, जैसे asha@example.com।',
      password: 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।',
    },
  });
  const { message, fields } = response.json();
  expect(message).toBe(Object.values(fields)[0]);
  expect(Object.values(fields).join()).not.toMatch(/Please|Invalid|expected/);
});

test('says what the schemas have no words for in plain English and Hindi', async ({ app }) => {
  const ask = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/pages/filter',
      headers,
      payload: { page: 'first', limit: 1_000_000 },
    });

  const [hindi, english] = [await ask(inHindi), await ask({})];

  expect(hindi.json().fields).toEqual({
    page: 'यह जानकारी जाँचें।',
    limit: expect.stringMatching(/^अधिकतम \d+।$/),
  });
  expect(english.json().fields).toEqual({
    page: 'Please check this.',
    limit: expect.stringMatching(/^At most \d+\.$/),
  });
});

test('names the seconds to wait in Hindi', async ({ strictApp }) => {
  const logIn = () =>
    strictApp.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: inHindi,
      payload: { identifier: 'nobody@example.com', password: 'wrong password' },
    });

  let response = await logIn();
  for (let tries = 0; response.statusCode !== 429 && tries < 20; tries += 1) response = await logIn();

  expect(response.json().message).toMatch(/^.+ \d+ (सेकंड|मिनट|घंटे) बाद फिर से कोशिश करें।$/);
});

test('says in Hindi why a plan cannot be bought yet', async ({ app, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Basic' });
  const response = await app.inject({
    url: '/api/user/plan/prices',
    headers: { ...inHindi, authorization: `Bearer ${talent.token}` },
  });

  expect(response.json().prices[0].reason).toMatch(
    /^यह आपका मौजूदा प्लान है। इसे \d+ \p{L}[\p{L}\p{M}]+ \d{4} से रिन्यू किया जा सकता है।$/u,
  );
});

import type { EndpointName } from '@kirdaar/contract/api';
import { applyConsents, registrationConsent } from '@kirdaar/contract/rules/consents';
import type { Language } from '@kirdaar/contract/rules/languages';
import { picture, video } from '@kirdaar/server/testing/files';
import { answers } from '@kirdaar/server/testing/posts';
import { wholeProfile } from '@kirdaar/server/testing/whole-profile';
import type { Page } from 'playwright-core';
import { newPerson, openAs, type Person, password } from '#testing/join.ts';
import { codeSentTo } from '#testing/outbox.ts';
import { isHindi } from '#testing/page-text.ts';

/** Registers a talent without a browser, with a whole profile and the media that the application form asks for. */
export async function newTalent(origin: string, person: Person) {
  await registerByApi(origin, person);
  const login = { identifier: person.email, password };
  const { token = '' } = await send(origin, 'POST /api/user/login', login);
  await send(origin, 'PUT /api/user/profile', { ...wholeProfile(), if_match: 'never' }, bearer(token));
  await storeMedia(origin, token);
}

/** Registers a talent without a browser and opens a page as this talent. */
export async function startAsTalent(
  page: Page,
  origin: string,
  name: string,
  path = '/user/popular-casting-calls',
): Promise<Person> {
  const person = newPerson(name);
  await registerByApi(origin, person, isHindi(page) ? 'hi' : 'en');
  await openAs(page, isHindi(page) ? `/hi${path}` : path, person.email);
  return person;
}

/** Registers and verifies a talent without a browser. */
export async function registerByApi(origin: string, person: Person, language: Language = 'en') {
  const numbers = { pan_no: 'ABCPQ1234R', aadhaar_no: '345678901237' };
  const account = { ...person, ...numbers, password, consent_version: registrationConsent.version };
  const { attempt } = await send(origin, 'POST /api/user/register', account, { 'accept-language': language });
  const otp = await codeSentTo(origin, person.email);
  await send(origin, 'POST /api/user/verify', { email: person.email, otp, attempt });
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sends a request as a program does. */
export async function send(
  origin: string,
  endpoint: EndpointName,
  body: object,
  more: Record<string, string> = {},
) {
  const [method = '', path] = endpoint.split(' ');
  const headers = { 'content-type': 'application/json', ...more };
  const answer = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  // Each response has at most these fields that the next request needs.
  return (await answer.json()) as { attempt?: string; token?: string; id?: string };
}

/** Applies as the logged-in talent with every consent, like the form. */
export async function apply(page: Page, job_id: string) {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  const application = { ...answers, job_id, consents };
  await send(new URL(page.url()).origin, 'POST /api/user/job-apply', application, bearer(token));
}

/** Adds one file of each kind that the application form asks for to a talent's library. */
export async function storeMedia(origin: string, token: string) {
  const files = {
    headshot_image: await picture('headshot.png'),
    full_image: await picture('full.png'),
    audition_video: video(),
  };
  for (const [kind, file] of Object.entries(files)) {
    const body = new FormData();
    body.append('kind', kind);
    body.append('file', file);
    const stored = await fetch(`${origin}/api/user/media`, { method: 'POST', headers: bearer(token), body });
    if (!stored.ok) throw new Error(await stored.text());
  }
}

import { appendFileSync } from 'node:fs';
import { api, type EndpointName } from '@kirdaar/contract/api';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file for the examples of the API documentation, if they are being collected. */
    examplesFile: string;
  }
}

const MAX_TEXT = 120;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const secret = /token|password|otp|code|secret|key|pan|aadhaar|signature/i;

/** Notes a request that succeeded as an example of its endpoint, if examples are being collected. */
export function noteExample(name: EndpointName, body: unknown, answer: { status: number; body: unknown }) {
  const file = inject('examplesFile');
  if (!file || answer.status !== 200 || api[name].access === 'staff') return;
  const reply = Buffer.isBuffer(answer.body) ? undefined : shortened(answer.body);
  appendFileSync(file, `${JSON.stringify([name, { body: shortened(body), reply }])}\n`);
}

/** Keeps one object of each list, the start of long texts, and no secret. */
function shortened(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    const kept = value.every((entry) => typeof entry === 'string') ? value.slice(0, 10) : value.slice(0, 1);
    return kept.map((entry) => shortened(entry, field));
  }
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortened(entry, key)]));
  if (typeof value !== 'string') return value;
  if (secret.test(field))
    return uuid.test(value) ? NO_ID : value.replaceAll(/\d/g, '0').replaceAll(/[a-z_-]/gi, 'X');
  return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT).toWellFormed()}…` : value.toWellFormed();
}

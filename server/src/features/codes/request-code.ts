import { randomBytes, randomUUID } from 'node:crypto';
import { perDay, perHour } from '@kirdaar/contract/rates';
import { OTP_MINUTES, RESEND_SECONDS } from '@kirdaar/contract/rules/limits';
import type { CodeScope } from '#features/codes/one-time-code.ts';
import { findCode, putCode } from '#features/codes/queries.ts';
import { sendCode } from '#features/codes/tasks.ts';
import { countUse } from '#platform/rate-limit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const SEED_BYTES = 16;
const sendRates = [perHour(5), perDay(10)];

/**
 * Makes a new code for an address and leaves its letter to the queue, in the caller's transaction.
 * It does the same whether or not the address has an account; only the letter knows.
 */
export async function requestCode({ db, now, queue }: Services, scope: CodeScope) {
  const present = now();
  const code = {
    ...scope,
    id: randomUUID(),
    seed: randomBytes(SEED_BYTES),
    sent_at: present.toISOString(),
    expires_at: secondsAfter(present, OTP_MINUTES * 60).toISOString(),
  };
  const put = await putCode(db, code, secondsAfter(present, -RESEND_SECONDS));
  if (!put) throw await tooSoon({ db, now }, scope);
  // Whatever the codes are for: nobody's inbox is to be filled with them.
  await countUse({ db, now }, `codes to ${scope.address}`, sendRates, 'Too many codes were asked for.');
  await queue.add(db, sendCode, { code_id: put.id });
}

async function tooSoon({ db, now }: Pick<Services, 'db' | 'now'>, scope: CodeScope) {
  const last = await findCode(db, scope);
  const allowedAt = secondsAfter(last ? new Date(last.sent_at) : now(), RESEND_SECONDS);
  const seconds = Math.ceil((allowedAt.getTime() - now().getTime()) / 1000);
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return new Refusal(429, `A code was asked for a moment ago. Please wait ${wait} before asking again.`, {
    retryAfterSeconds: seconds,
  });
}

function secondsAfter(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

import { randomBytes, randomUUID } from 'node:crypto';
import { perDay, perHour } from '@kirdaar/contract/rates';
import { OTP_MINUTES, RESEND_SECONDS } from '@kirdaar/contract/rules/limits';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { findCode, upsertCode } from '#features/accounts/one-time-codes/queries.ts';
import { sendCode } from '#features/accounts/one-time-codes/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

const SEED_BYTES = 16;
const sendRates = [perHour(5), perDay(10)];

/**
 * Creates a code for an address and queues its delivery, in the caller's transaction. It behaves the same
 * whether or not the address has an account; only the delivery depends on it.
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
  const put = await upsertCode(db, code, secondsAfter(present, -RESEND_SECONDS));
  if (!put) throw await tooSoon({ db, now }, scope);
  // Counted across all purposes, so that codes cannot flood an inbox.
  await countUse({ db, now }, `codes to ${scope.address}`, sendRates, 'too_many_codes_requested');
  await queue.add(db, sendCode, { code_id: put.id });
}

async function tooSoon({ db, now }: Pick<Services, 'db' | 'now'>, scope: CodeScope) {
  const last = await findCode(db, scope);
  const allowedAt = secondsAfter(last ? new Date(last.sent_at) : now(), RESEND_SECONDS);
  const seconds = Math.ceil((allowedAt.getTime() - now().getTime()) / 1000);
  return new AppError('code_requested_too_soon', { seconds }, { retryAfterSeconds: seconds });
}

function secondsAfter(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

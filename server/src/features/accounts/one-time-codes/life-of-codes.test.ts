import fc from 'fast-check';
import { expect } from 'vitest';
import { checkCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import { type CodeScope, digitsOf } from '#features/accounts/one-time-codes/one-time-code.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import type { Services } from '#platform/services.ts';
import { randomRuns } from '#testing/random-runs.ts';
import { wrongCode } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const guesser = { browser: undefined, ip: '192.0.2.1' };

// More steps would reach the daily limits, which this test does not cover.
const MAX_STEPS = 9;
const runs = randomRuns(150, 1000);

const roles = ['talent', 'production'] as const;
const purposes = ['verify', 'reset'] as const;
const step = fc.record({
  role: fc.constantFrom(...roles),
  purpose: fc.constantFrom(...purposes),
  act: fc.constantFrom(
    'ask',
    'ask',
    'enter the newest',
    'enter the newest',
    'enter an older',
    'enter another',
    'enter a wrong one',
  ),
  seconds: fc.constantFrom(0, 1, 59, 60, 61, 300, 539, 599, 600),
});

/** The expected state of the code of a role and purpose, according to the rules. */
interface Known {
  code: string;
  older: string[];
  sentAt: number;
  tries: number;
  isUsed: boolean;
}

test(`in any order of requests and entries (seed ${runs.seed}), only the newest code of its kind works, and only once`, async ({
  clock,
  services,
}) => {
  const steps = fc.array(step, { minLength: 3, maxLength: MAX_STEPS });

  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const address = `${crypto.randomUUID()}@test.example`;
      const known = new Map<string, Known>();
      for (const { role, purpose, act, seconds } of taken) {
        clock.now = new Date(clock.now.getTime() + seconds * 1000);
        const scope = { role, purpose, address, account_id: null };
        if (act === 'ask') await ask(services, scope, known);
        else await enter(services, scope, known, act);
      }
    }),
    runs,
  );
});

async function ask(services: Services, scope: CodeScope, known: Map<string, Known>) {
  const { db, now, secrets } = services;
  const last = known.get(keyOf(scope));
  const isSent = await db
    .transaction()
    .execute((trx) => requestCode({ ...services, db: trx }, scope, guesser))
    .then(
      () => true,
      () => false,
    );
  if (last && !last.isUsed && now().getTime() - last.sentAt < 60_000) expect(isSent).toBe(false);
  if (!isSent) return;

  const { seed } = await db
    .selectFrom('one_time_code')
    .select('seed')
    .where('role', '=', scope.role)
    .where('purpose', '=', scope.purpose)
    .where('address', '=', scope.address)
    .executeTakeFirstOrThrow();
  const code = digitsOf(secrets.codes, { ...scope, seed });
  const older = last ? [last.code, ...last.older] : [];
  known.set(keyOf(scope), { code, older, sentAt: now().getTime(), tries: 0, isUsed: false });
}

async function enter(services: Services, scope: CodeScope, known: Map<string, Known>, act: string) {
  const present = services.now().getTime();
  const last = known.get(keyOf(scope));
  const isLive = last && !last.isUsed && last.tries < 5 && present < last.sentAt + 600_000;
  const typed = codeFor(act, scope, known) ?? '000000';

  const opens = await checkCode(services, scope, typed, guesser)
    .then(({ id }) => spendCode(services.db, id))
    .then(
      () => true,
      () => false,
    );

  expect(opens).toBe(Boolean(isLive && typed === last.code));
  if (isLive) Object.assign(last, { tries: last.tries + 1, isUsed: opens });
}

/** Returns the code that a user enters: one of those sent, or a wrong one. */
function codeFor(act: string, scope: CodeScope, known: Map<string, Known>): string | undefined {
  const last = known.get(keyOf(scope));
  if (act === 'enter the newest') return last?.code;
  if (act === 'enter an older') return last?.older[0];
  if (act === 'enter another') return [...known].find(([key]) => key !== keyOf(scope))?.[1].code;
  return last && wrongCode(last.code);
}

function keyOf({ role, purpose }: CodeScope): string {
  return `${role} ${purpose}`;
}

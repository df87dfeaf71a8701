import { createHash } from 'node:crypto';
import { limits, type Rate } from '@kirdaar/contract/rates';
import { CompiledQuery } from 'kysely';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError, type RateLimitCode } from '#platform/http/app-error.ts';

export interface Counting {
  db: Database;
  config: Pick<Config, 'RATE_LIMIT_SCALE'>;
}

type LimitName = keyof typeof limits;

/** Counts uses by a subject before they happen, and throws 429 beyond any rate of the limit. */
export async function countUse(services: Counting, name: LimitName, subject: string, uses = 1) {
  const { rates, code } = limits[name];
  for (const rate of rates) {
    const limiter = openLimiter(services.db, rate, scaleOf(services, name));
    await consume(limiter, keyOf(`${name} ${subject}`, rate), uses, code);
  }
}

/** Takes back one use that failed through no fault of the subject. */
export async function refundUse(services: Counting, name: LimitName, subject: string) {
  for (const rate of limits[name].rates)
    await openLimiter(services.db, rate).reward(keyOf(`${name} ${subject}`, rate));
}

/** Resets the counts of a subject that has proved harmless. */
export function resetUses({ db }: Pick<Counting, 'db'>, name: LimitName, subject: string) {
  return deleteCounts(db, hashSubject(`${name} ${subject}`));
}

/**
 * Opens a limiter whose counts all processes share. In a transaction that is rolled back, a use is not counted.
 * It keeps nothing itself, so each use opens its own.
 */
export function openLimiter(db: Database, { max, seconds }: Rate, scale = 1) {
  return new RateLimiterPostgres({
    storeClient: { query: (statement: Statement) => execute(db, statement) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: scaled(max, scale),
    duration: seconds,
  });
}

/** Consumes points of a key. Throws 429 with the time until the next attempt when none are left. */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
  code: RateLimitCode = 'too_many_requests',
) {
  try {
    return await limiter.consume(key, points);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw new AppError(code, { seconds }, { retryAfterSeconds: seconds });
  }
}

/** Scales a limit for many people behind one IP address. */
export function scaled(max: number, scale: number): number {
  return Math.ceil(max * scale);
}

/** The key of a count: no IP address or contact can be read from it. */
export function keyOf(subject: string, { seconds }: Rate): string {
  return `${hashSubject(subject)}:${seconds}`;
}

export function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}

/** Deletes the counts whose keys begin with the hash of a subject. */
export function deleteCounts(db: Database, hash: string) {
  return db.deleteFrom('rate_limit').where('key', 'like', `${hash}:%`).execute();
}

export function deleteExpiredCounts(db: Database, now: Date) {
  return db.deleteFrom('rate_limit').where('expire', '<=', now.getTime()).execute();
}

function scaleOf({ config }: Counting, name: LimitName): number {
  return 'scaled' in limits[name] ? config.RATE_LIMIT_SCALE : 1;
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Runs a statement of the library on our connections. */
async function execute(db: Database, { text, values }: Statement) {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: rows.length };
}

import { createHash } from 'node:crypto';
import type { Rate } from '@kirdaar/contract/rates';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { AppError, type RateLimitCode } from '#platform/http/app-error.ts';

export interface Counting {
  db: Database;
  now: () => Date;
}

/**
 * Counts one use by a subject and throws 429 beyond any of its rates. The counts are in the database, shared
 * by all processes. In a transaction that is rolled back, the use is not counted.
 */
export async function countUse(
  services: Counting,
  subject: string,
  rates: readonly Rate[],
  code: RateLimitCode = 'too_many_requests',
) {
  for (const rate of rates) {
    const { uses, ends_at } = await addUse(services, hashCounted(subject, rate), rate);
    if (uses > rate.most) throw tooManyRequests(services, new Date(ends_at), code);
  }
}

/** Takes back one use, which came to nothing through no doing of the subject. */
export async function giveBackUse({ db, now }: Counting, subject: string, rates: readonly Rate[]) {
  const counted = rates.map((rate) => hashCounted(subject, rate));
  await db
    .updateTable('rate_limit')
    .set({ uses: sql<number>`uses - 1` })
    .where('subject', 'in', counted)
    .where('uses', '>', 0)
    .where('ends_at', '>', now().toISOString())
    .execute();
}

/** Resets the counts of a subject, once it has proved harmless. */
export function deleteUses({ db }: Pick<Counting, 'db'>, subject: string, rates: readonly Rate[]) {
  const counted = rates.map((rate) => hashCounted(subject, rate));
  return db.deleteFrom('rate_limit').where('subject', 'in', counted).execute();
}

/** Creates a 429 error with the time until the next attempt. */
export function tooManyRequests({ now }: Pick<Counting, 'now'>, instant: Date, code: RateLimitCode) {
  const seconds = Math.max(1, Math.ceil((instant.getTime() - now().getTime()) / 1000));
  return new AppError(code, { seconds }, { retryAfterSeconds: seconds });
}

/** Scales rates for many people behind one IP address. */
export function widen(rates: readonly Rate[], scale: number): Rate[] {
  return rates.map(({ most, seconds }) => ({ most: Math.ceil(most * scale), seconds }));
}

/** Hashes a subject for the database: of fixed length, and without a readable IP address. */
export function hashSubject(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}

export function deleteEndedCounts({ db, now }: Counting) {
  return db.deleteFrom('rate_limit').where('ends_at', '<=', now().toISOString()).execute();
}

/** Returns the key of a count in the database. */
function hashCounted(subject: string, rate: Rate): Buffer {
  return hashSubject(countedText(subject, rate));
}

/** Returns what names a count, before it is hashed. */
export function countedText(subject: string, { seconds }: Rate): string {
  return `${subject}\n${seconds}`;
}

function addUse({ db, now }: Counting, subject: Buffer, { seconds }: Rate) {
  const present = now();
  const ends_at = new Date(present.getTime() + seconds * 1000).toISOString();
  const lasts = sql<boolean>`rate_limit.ends_at > ${present.toISOString()}`;
  return db
    .insertInto('rate_limit')
    .values({ subject, uses: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        uses: sql<number>`case when ${lasts} then rate_limit.uses + 1 else 1 end`,
        ends_at: sql<string>`case when ${lasts} then rate_limit.ends_at else excluded.ends_at end`,
      }),
    )
    .returning(['uses', 'ends_at'])
    .executeTakeFirstOrThrow();
}

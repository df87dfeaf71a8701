import { createHash } from 'node:crypto';
import type { Rate } from '@kirdaar/contract/rates';
import { sql } from 'kysely';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type Counting = Pick<Services, 'db' | 'now'>;

/**
 * Counts one use by a subject and refuses with 429 what goes beyond one of its rates. The counts are
 * in the database, so that every process of ours adds to the same. In a transaction that is rolled
 * back the use does not count.
 */
export async function countUse(
  services: Counting,
  subject: string,
  rates: readonly Rate[],
  complaint = 'This was done too often.',
) {
  for (const rate of rates) {
    const { uses, ends_at } = await addUse(services, hashCounted(subject, rate), rate);
    if (uses > rate.most) throw refusalUntil(services, new Date(ends_at), complaint);
  }
}

/** Forgets what a subject used of its rates, once it proved to be harmless. */
export function forgetUses({ db }: Pick<Services, 'db'>, subject: string, rates: readonly Rate[]) {
  const counted = rates.map((rate) => hashCounted(subject, rate));
  return db.deleteFrom('rate_limit').where('subject', 'in', counted).execute();
}

/** A 429 that tells when to come back. */
export function refusalUntil({ now }: Pick<Services, 'now'>, instant: Date, complaint: string): Refusal {
  const seconds = Math.max(1, Math.ceil((instant.getTime() - now().getTime()) / 1000));
  return new Refusal(429, `${complaint} Please try again in ${timeInWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

/** The same rates for a crowd behind one address. */
export function widen(rates: readonly Rate[], scale: number): Rate[] {
  return rates.map(({ most, seconds }) => ({ most: Math.ceil(most * scale), seconds }));
}

/** What the database keeps of a subject: as long as any other, and no address that could be read. */
export function hashSubject(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}

/** Forgets the counts whose time is over. */
export function deleteEndedCounts({ db, now }: Counting) {
  return db.deleteFrom('rate_limit').where('ends_at', '<=', now().toISOString()).execute();
}

function hashCounted(subject: string, { seconds }: Rate): Buffer {
  return hashSubject(`${subject}\n${seconds}`);
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

function timeInWords(seconds: number): string {
  if (seconds < 120) return count(seconds, 'second');
  if (seconds < 7200) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3600), 'hour');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

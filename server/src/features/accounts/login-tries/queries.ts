import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface LoginSubject {
  account: Buffer;
  address: Buffer;
}

const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 300;
const REMEMBERED_SECONDS = 15 * 60;

/**
 * Counts one login attempt. Returns undefined while the next attempt must still wait; the first `free`
 * attempts need no wait.
 */
export function takeLoginTry(db: Database, subject: LoginSubject, free: number, now: Date) {
  const present = now.toISOString();
  const forget_at = new Date(now.getTime() + REMEMBERED_SECONDS * 1000).toISOString();
  const tries = sql<number>`case when login_try.forget_at > ${present} then login_try.tries + 1 else 1 end`;
  // Doubled at most ten times, so that the power cannot overflow.
  const delay = sql`least(${LONGEST_DELAY_SECONDS}, ${FIRST_DELAY_SECONDS} * 2 ^ least(${tries} - ${free}, 10))`;
  return db
    .insertInto('login_try')
    .values({ ...subject, tries: 1, next_at: present, forget_at })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'address'])
        .doUpdateSet({
          tries,
          next_at: sql<string>`${present}::timestamptz + case when ${tries} < ${free} then interval '0' else ${delay} * interval '1 second' end`,
          forget_at,
        })
        .where('login_try.next_at', '<=', present),
    )
    .returning('tries')
    .executeTakeFirst();
}

export function findLoginTry(db: Database, { account, address }: LoginSubject) {
  return db
    .selectFrom('login_try')
    .select('next_at')
    .where('account', '=', account)
    .where('address', '=', address)
    .executeTakeFirst();
}

/** Deletes the login attempts of accounts, from one network address or from all. */
export function deleteLoginTries(db: Database, accounts: Buffer[], address: Buffer | undefined) {
  const tries = db.deleteFrom('login_try').where('account', 'in', accounts);
  return (address ? tries.where('address', '=', address) : tries).execute();
}

export function deleteForgottenLoginTries(db: Database, now: Date) {
  return db.deleteFrom('login_try').where('forget_at', '<=', now.toISOString()).execute();
}

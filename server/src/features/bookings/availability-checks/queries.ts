import type { AskedDays } from '@kirdaar/contract/bookings/availability';
import type { AvailabilityAnswer } from '@kirdaar/contract/rules/bookings';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import { firstAndLast, rangeOf } from '#features/bookings/availability/queries.ts';
import type { Database } from '#platform/database/database.ts';

interface NewCheck {
  id: string;
  application_id: string;
  token_hash: Buffer;
  account_id: string;
  days: AskedDays;
}

/** Returns undefined if the applicant was asked about these days before. */
export function insertCheck(db: Database, { days, ...check }: NewCheck, now: Date) {
  return db
    .insertInto('availability_check')
    .values({ ...check, days: rangeOf(days), asked_at: now.toISOString() })
    .onConflict((conflict) => conflict.constraint('availability_check_asked_once').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function findCheck(db: Database, id: string, now: Date) {
  return selectCheck(db, now).where('availability_check.id', '=', id).executeTakeFirst();
}

/** Returns undefined once the application has an outcome. */
export function findCheckByToken(db: Database, tokenHash: Buffer, now: Date) {
  return selectCheck(db, now)
    .where('availability_check.token_hash', '=', tokenHash)
    .where('application.status', '<', 'selected')
    .where('application.hidden_at', 'is', null)
    .executeTakeFirst();
}

function selectCheck(db: Database, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('availability_check', 'availability_check.application_id', 'application.id')
    .select(['availability_check.id', 'answer', ...firstAndLast('availability_check.days')]);
}

/** Changes nothing if the answer is the same. */
export function updateAnswer(db: Database, id: string, answer: AvailabilityAnswer, now: Date) {
  return db
    .updateTable('availability_check')
    .set({ answer, answered_at: now.toISOString() })
    .where('id', '=', id)
    .where('answer', 'is distinct from', answer)
    .execute();
}

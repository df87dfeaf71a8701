import type { AskedDays } from '@kirdaar/contract/bookings/availability';
import type { BookingState } from '@kirdaar/contract/rules/bookings';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { requireGuardianActs } from '#features/accounts/guardians/require-guardian-acts.ts';
import { assertUndecided } from '#features/auditions/audition-invitations/invite-applicants.ts';
import { lockReceived } from '#features/auditions/offers/queries.ts';
import { requireDaysAhead } from '#features/bookings/availability/require-days-ahead.ts';
import {
  findLivingBooking,
  insertHold,
  lockHeld,
  updateToDeclined,
  updateToReleased,
} from '#features/bookings/holds/queries.ts';
import { tellOfHolds } from '#features/bookings/holds/tasks.ts';
import { hasConstraint } from '#platform/database/database.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Member = Pick<ActorOf<'production'>, 'id' | 'production_house_id'>;

/** Holds days of an applicant until the hold ends by itself. Returns whether it is the first or the second. Idempotent. */
export async function placeHold(
  { db, now, queue }: Services,
  actor: Member,
  applicationId: string,
  { hours, ...days }: AskedDays & { hours: number },
): Promise<BookingState> {
  requireDaysAhead(days, now());
  try {
    return await db.transaction().execute(async (trx) => {
      const received = await lockReceived(trx, actor.production_house_id, applicationId, now());
      const { talent_id, ...current } = orThrow(received, 'application_not_found');
      assertUndecided(current);
      const living = await findLivingBooking(trx, applicationId, now());
      if (living?.from === days.from && living.until === days.until) return living.state;
      if (living) throw new AppError('hold_exists');
      const hold = { application_id: applicationId, talent_id, days, account_id: actor.id, hours };
      const state = await insertHold(trx, hold, now());
      await queue.add(trx, tellOfHolds, {});
      return state;
    });
  } catch (error) {
    if (hasConstraint(error, 'booking_second_hold_taken')) throw new AppError('second_hold_taken');
    throw hasConstraint(error, 'booking_days_taken') ? new AppError('days_taken') : error;
  }
}

/** Idempotent. */
export async function releaseHold(services: Services, actor: Member, applicationId: string, note: string) {
  const { db, now, queue } = services;
  await db.transaction().execute(async (trx) => {
    const received = await lockReceived(trx, actor.production_house_id, applicationId, now());
    const { talent_id } = orThrow(received, 'application_not_found');
    await checkTextToChildren({ db: trx, now }, { talent_id }, 'note', note);
    if (await updateToReleased(trx, applicationId, note, now())) await queue.add(trx, tellOfHolds, {});
  });
}

/** Idempotent. */
export async function declineHold(services: Services, talentId: string, id: string, note: string) {
  const { db, now, queue } = services;
  await db.transaction().execute(async (trx) => {
    const { state } = orThrow(await lockHeld(trx, talentId, id, now()), 'hold_not_found');
    await requireGuardianActs({ db: trx, now }, talentId);
    if (state === 'declined') return;
    if (state !== 'first_hold' && state !== 'second_hold') throw new AppError('hold_not_found');
    await updateToDeclined(trx, id, note, now());
    await queue.add(trx, tellOfHolds, {});
  });
}

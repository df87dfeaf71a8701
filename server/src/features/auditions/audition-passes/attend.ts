import { CHECK_IN_HOURS, isPassOver } from '@kirdaar/contract/rules/auditions';
import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { findAuditionInvitation, findInvited } from '#features/auditions/audition-invitations/queries.ts';
import { womanAskedEmail } from '#features/auditions/audition-passes/emails.ts';
import {
  lockConfirmed,
  updateToAskForWoman,
  updateToLeft,
} from '#features/auditions/audition-passes/queries.ts';
import { insertAttendance } from '#features/auditions/check-in/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import { inTransaction } from '#platform/database/database.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Idempotent: the first check-in counts, whether the house or the talent made it. */
export async function checkInAsTalent({ db, now }: Services, talentId: string, id: string) {
  await inTransaction(db, async (trx) => {
    const audition = orThrow(await lockConfirmed(trx, talentId, id), 'audition_invitation_not_found');
    const { application_id, slot_id, starts_at } = audition;
    requireTakesPlace(audition, now());
    if (now().getTime() < Date.parse(starts_at) - CHECK_IN_HOURS * HOUR_MS)
      throw new AppError('check_in_closed');
    await insertAttendance(trx, { application_id, slot_id, account_id: talentId }, now());
  });
}

/** Idempotent. */
export async function checkOut({ db, now }: Services, talentId: string, id: string) {
  await inTransaction(db, async (trx) => {
    const audition = orThrow(await lockConfirmed(trx, talentId, id), 'audition_invitation_not_found');
    const { application_id, slot_id } = audition;
    orThrow(await updateToLeft(trx, application_id, slot_id, now()), 'not_checked_in');
  });
}

/** A talent who is there already can still let others follow the audition. */
export function requireTakesPlace(slot: { ends_at: string; takes_place: boolean }, now: Date) {
  if (!slot.takes_place) throw new AppError('audition_on_hold');
  if (isPassOver(slot, now)) throw new AppError('check_in_closed');
}

/** Asks the house to name a woman who is there. Idempotent. */
export async function askForWoman(services: Services, talentId: string, id: string) {
  const { db, now } = services;
  orThrow(await findAuditionInvitation(db, talentId, id), 'audition_invitation_not_found');
  await inTransaction(db, async (trx) => {
    const invited = await findInvited(trx, id, now());
    if (invited?.is_stopped) throw new AppError('audition_on_hold');
    if (!(await updateToAskForWoman(trx, id)) || !invited?.is_seen) return;
    await notifyHouse({ ...services, db: trx }, invited.production_house_id, {
      source: `woman asked for at the audition of ${id}`,
      template: womanAskedEmail,
      facts: { job_id: invited.job_id, title: invited.title, name: applicantNameOf(invited) },
    });
  });
}

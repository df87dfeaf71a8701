import type { Clash } from '@kirdaar/contract/auditions/offers';
import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import type { RoleOfferStatus } from '@kirdaar/contract/rules/role-offers';
import { keepForGuardian } from '#features/accounts/guardian-decisions/keep-for-guardian.ts';
import { requireGuardian } from '#features/accounts/guardians/guardianship.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { notifyStatusChanges } from '#features/applications/status-history/tasks.ts';
import { findOffer, lockOffered, selectOffered, updateOffer } from '#features/auditions/offers/queries.ts';
import { findClashes } from '#features/auditions/offers/read-offers.ts';
import { sendOfferEmail } from '#features/auditions/offers/tasks.ts';
import { type Database, hasConstraint, inTransaction } from '#platform/database/database.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Selects the application and books the talent. Returns the overlapping shoots, and whether it waits for the guardian of a child. */
export async function acceptOffer(
  services: Services,
  talentId: string,
  offerId: string,
): Promise<{ clashes: Clash[]; waits: boolean }> {
  const { db, now } = services;
  const accepting = inTransaction(db, async (trx) => {
    const accepted = { status: 'accepted' } as const;
    const { isNew, waits, application_id } = await answer(services, trx, talentId, offerId, accepted);
    if (isNew) {
      const happened_at = now().toISOString();
      const step = { status: 'selected', happened_at, party: 'talent' } as const;
      const taken = await insertStatusChanges(trx, selectOffered(trx, application_id), step);
      await notifyStatusChanges({ ...services, db: trx }, taken);
    }
    return { application_id, waits };
  });
  const { application_id, waits } = await accepting.catch((error) => {
    throw hasConstraint(error, 'booking_days_taken') ? new AppError('days_taken') : error;
  });
  return { clashes: (await findClashes(services, talentId, [application_id]))(application_id), waits };
}

/** The application keeps its status; the house may decide otherwise or reject it. */
export async function declineOffer(services: Services, talentId: string, offerId: string, reason: string) {
  await inTransaction(services.db, async (trx) => {
    await answer(services, trx, talentId, offerId, { status: 'declined', reason });
  });
}

const over = {
  accepted: 'role_offer_accepted',
  declined: 'role_offer_declined',
  withdrawn: 'role_offer_withdrawn',
  lapsed: 'role_offer_lapsed',
  ended: 'application_closed',
  stepped_back: 'role_offer_stepped_back',
  cancelled: 'role_offer_cancelled',
} as const satisfies Record<Exclude<RoleOfferStatus, 'open'>, ErrorCode>;

/** Repeating the same answer changes nothing; a different one comes too late. */
async function answer(
  services: Services,
  db: Database,
  talentId: string,
  offerId: string,
  given: { status: 'accepted' | 'declined'; reason?: string },
) {
  const { now, queue } = services;
  if (!(await lockOffered(db, talentId, offerId))) throw new AppError('role_offer_not_found');
  if (given.status === 'accepted') await requireGuardian({ db, now }, talentId);
  const offer = orThrow(await findOffer(db, offerId, now()), 'role_offer_not_found');
  const { status, application_id, job_id, is_suspended } = offer;
  if (status === given.status) return { isNew: false, waits: false, application_id };
  if (status !== 'open') throw new AppError(over[status]);
  if (given.status === 'accepted' && is_suspended) throw new AppError('other_house_suspended');
  const prepared = { kind: 'offer', subject_id: offerId, job_id } as const;
  if (given.status === 'accepted' && (await keepForGuardian({ ...services, db }, talentId, prepared)))
    return { isNew: false, waits: true, application_id };
  await updateOffer(db, offerId, given, now());
  await queue.add(db, sendOfferEmail, { offer_id: offerId, status: given.status });
  return { isNew: true, waits: false, application_id };
}

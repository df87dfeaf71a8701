import type { Clash } from '@kirdaar/contract/offers';
import type { OfferStatus } from '@kirdaar/contract/rules/offers';
import { requireGuardian } from '#features/guardian/require-guardian.ts';
import { findClashes } from '#features/offers/find-clashes.ts';
import { findOffer, lockOffered, selectOffered, updateOffer } from '#features/offers/queries.ts';
import { sendOfferLetter } from '#features/offers/tasks.ts';
import { insertSteps } from '#features/timeline/queries.ts';
import { tellOfSteps } from '#features/timeline/tell-of-steps.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Says yes to an offer: the application is selected. Returns what overlaps with the shoot. */
export async function acceptOffer(services: Services, talentId: string, offerId: string): Promise<Clash[]> {
  const { db, now } = services;
  const application_id = await db.transaction().execute(async (trx) => {
    const { isNew, application_id } = await answer(services, trx, talentId, offerId, { status: 'accepted' });
    if (isNew) {
      const happened_at = now().toISOString();
      const step = { status: 'selected', happened_at, party: 'talent' } as const;
      const taken = await insertSteps(trx, selectOffered(trx, application_id), step);
      await tellOfSteps({ ...services, db: trx }, taken);
    }
    return application_id;
  });
  return (await findClashes(services, talentId, [application_id]))(application_id);
}

/** Says no to an offer. The application stays where it is: the house may decide otherwise, or release it. */
export async function declineOffer(services: Services, talentId: string, offerId: string, reason: string) {
  await services.db.transaction().execute(async (trx) => {
    await answer(services, trx, talentId, offerId, { status: 'declined', reason });
  });
}

const over: Record<Exclude<OfferStatus, 'open'>, string> = {
  accepted: 'You have accepted this offer already.',
  declined: 'You have declined this offer already.',
  withdrawn: 'The production house has taken this offer back.',
  lapsed: 'The day to answer this offer by has passed.',
  ended: 'This application came to another end.',
};

/** Writes an answer down; the same one again is not new, and any other comes too late. */
async function answer(
  { now, queue }: Services,
  db: Database,
  talentId: string,
  offerId: string,
  given: { status: 'accepted' | 'declined'; reason?: string },
) {
  if (!(await lockOffered(db, talentId, offerId))) throw new Refusal(404, 'Not found.');
  if (given.status === 'accepted') await requireGuardian({ db, now }, talentId);
  const offer = await findOffer(db, offerId, now());
  if (!offer) throw new Refusal(404, 'Not found.');
  const { status, application_id } = offer;
  if (status === given.status) return { isNew: false, application_id };
  if (status !== 'open') throw new Refusal(409, over[status]);
  await updateOffer(db, offerId, given, now());
  await queue.add(db, sendOfferLetter, { offer_id: offerId, status: given.status });
  return { isNew: true, application_id };
}

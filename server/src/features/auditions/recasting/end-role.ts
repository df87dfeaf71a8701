import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { withdrawApplication } from '#features/applications/apply/change-application.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { listOtherTimeRequests } from '#features/auditions/audition-invitations/queries.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { leavingEmail } from '#features/auditions/offers/emails.ts';
import { findOffer, lockOffered, lockReceived, selectOffered } from '#features/auditions/offers/queries.ts';
import { sendOfferEmail } from '#features/auditions/offers/tasks.ts';
import {
  findHeldSlot,
  findLastOffer,
  findLeaver,
  selectCastAhead,
  updateToEnded,
} from '#features/auditions/recasting/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('offerEmails');

/** Withdraws an application. If a slot was kept for it, the house and those who need another time are told. */
export function withdraw(services: Services, talentId: string, id: string) {
  const { db, now, queue } = services;
  return db.transaction().execute(async (trx) => {
    const slot = await findHeldSlot(trx, id, now());
    if (!(await withdrawApplication({ db: trx, now }, talentId, id)) || !slot) return;
    await queue.add(trx, sendAuditionEmail, { application_id: id, kind: 'withdrew', was: slot.starts_at });
    for (const { application_id } of await listOtherTimeRequests(trx, slot))
      await queue.add(trx, sendAuditionEmail, { application_id, kind: 'more' });
  });
}

/** Gives up an accepted role and withdraws the application. Idempotent. */
export async function stepBack(services: Services, talentId: string, offerId: string, reason: string) {
  const { db, now, queue } = services;
  await db.transaction().execute(async (trx) => {
    if (!(await lockOffered(trx, talentId, offerId))) throw new AppError('role_offer_not_found');
    const offer = orThrow(await findOffer(trx, offerId, now()), 'role_offer_not_found');
    if (offer.status === 'stepped_back') return;
    if (offer.status === 'cancelled') throw new AppError('role_offer_cancelled');
    if (offer.status !== 'accepted') throw new AppError('role_not_accepted');
    await insertStatusChanges(trx, selectOffered(trx, offer.application_id), {
      status: 'withdrawn',
      happened_at: now().toISOString(),
      party: 'talent',
      reason,
    });
    await queue.add(trx, sendOfferEmail, { offer_id: offerId, status: 'stepped_back' });
  });
}

/** Takes an accepted role back and rejects the application. Idempotent. */
export async function cancelRole(
  services: Services,
  { id: account_id, production_house_id }: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  applicationId: string,
  reason: string,
) {
  const { db, now, queue } = services;
  await db.transaction().execute(async (trx) => {
    const received = orThrow(
      await lockReceived(trx, production_house_id, applicationId, now()),
      'application_not_found',
    );
    const offer = await findLastOffer(trx, applicationId);
    if (offer?.status === 'cancelled') return;
    if (offer?.status === 'stepped_back') throw new AppError('role_offer_stepped_back');
    if (offer?.status !== 'accepted') throw new AppError('role_not_accepted');
    await checkTextToChildren({ db: trx, now }, received, 'reason', reason);
    await insertStatusChanges(trx, selectOffered(trx, applicationId), {
      status: 'not_selected',
      happened_at: now().toISOString(),
      party: 'house',
      account_id,
      reason,
    });
    await queue.add(trx, sendOfferEmail, { offer_id: offer.id, status: 'cancelled' });
  });
}

/** Gives up the roles of a talent who leaves, ends what houses have offered, and tells each house once. Idempotent. */
export async function endArrangements(services: Services, talentId: string) {
  const { db, now } = services;
  const leaver = await findLeaver(db, talentId, now());
  if (!leaver) return;
  const givenUp = await insertStatusChanges(db, selectCastAhead(db, talentId, now()), {
    status: 'withdrawn',
    happened_at: now().toISOString(),
    party: 'talent',
    reason: words[leaver.language].leaving_reason,
  });
  const ids = givenUp.map(({ application_id }) => application_id);
  const ended = await updateToEnded(db, talentId, now(), ids);
  for (const { production_house_id, titles } of ended)
    await notifyHouse(services, production_house_id, {
      source: `leaving of ${talentId}, ${now().toISOString()}`,
      template: leavingEmail,
      facts: { name: applicantNameOf(leaver), title: titles.join(', ') },
    });
}

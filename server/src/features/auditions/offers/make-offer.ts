import type { Clash, RoleOfferText } from '@kirdaar/contract/auditions/offers';
import { closesAt } from '@kirdaar/contract/rules/calendar';
import { findClashes } from '#features/auditions/offers/find-clashes.ts';
import {
  findOfferState,
  insertOffer,
  lockReceived,
  updateOffer,
} from '#features/auditions/offers/queries.ts';
import { sendOfferEmail } from '#features/auditions/offers/tasks.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Offers an applicant the role, and returns the shoots that overlap. Only the talent's acceptance selects the
 * application. Repeating the same offer changes nothing.
 */
export async function makeOffer(
  services: Services,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  applicationId: string,
  text: RoleOfferText,
): Promise<Clash[]> {
  const { db, now, queue } = services;
  const { production_house_id } = actor;
  const { talent_id } = await db.transaction().execute(async (trx) => {
    const received = await lockReceived(trx, production_house_id, applicationId, now());
    if (!received) throw new AppError('application_not_found');
    const current = await findOfferState(trx, applicationId, now());
    if (current) {
      const isSame = current.message === text.message && current.answer_by === text.answer_by;
      if (isSame) return received;
      throw new AppError('role_offer_exists');
    }
    rejectPastDay(text.answer_by, now());
    if (['selected', 'not_selected', 'withdrawn'].includes(received.status)) {
      throw new AppError('application_closed');
    }
    const { id } = await insertOffer(trx, applicationId, { ...text, made_by: actor.id }, now());
    await queue.add(trx, sendOfferEmail, { offer_id: id, status: 'open' });
    return received;
  });
  return (await findClashes(services, talent_id, [applicationId], production_house_id))(applicationId);
}

/** Withdraws the offer to an applicant before it is answered. Idempotent. */
export async function withdrawOffer(
  services: Services,
  { id: withdrawn_by, production_house_id }: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  applicationId: string,
) {
  const { db, now, queue } = services;
  await db.transaction().execute(async (trx) => {
    if (!(await lockReceived(trx, production_house_id, applicationId, now())))
      throw new AppError('application_not_found');
    const current = await findOfferState(trx, applicationId, now());
    if (!current) return;
    if (current.status === 'accepted') throw new AppError('role_offer_accepted');
    await updateOffer(trx, current.id, { status: 'withdrawn', withdrawn_by }, now());
    await queue.add(trx, sendOfferEmail, { offer_id: current.id, status: 'withdrawn' });
  });
}

function rejectPastDay(day: string, now: Date) {
  if (closesAt(day) <= now) throw AppError.field('answer_by', 'answer_date_in_past');
}

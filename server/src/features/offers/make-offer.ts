import type { Clash, OfferText } from '@kirdaar/contract/offers';
import { closesAt } from '@kirdaar/contract/rules/calendar';
import { findClashes } from '#features/offers/find-clashes.ts';
import { findStanding, insertOffer, lockReceived, updateOffer } from '#features/offers/queries.ts';
import { sendOfferLetter } from '#features/offers/tasks.ts';
import type { ActorOf } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/**
 * Offers an applicant the part, and returns what overlaps with its shoot. The talent's yes selects; nothing else
 * does. The same offer made again is the one that stands.
 */
export async function makeOffer(
  services: Services,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  applicationId: string,
  text: OfferText,
): Promise<Clash[]> {
  const { db, now, queue } = services;
  const { production_house_id } = actor;
  const { talent_id } = await db.transaction().execute(async (trx) => {
    const received = await lockReceived(trx, production_house_id, applicationId, now());
    if (!received) throw new Refusal(404, 'Not found.');
    const standing = await findStanding(trx, applicationId, now());
    if (standing) {
      const isSame = standing.message === text.message && standing.answer_by === text.answer_by;
      if (isSame) return received;
      throw new Refusal(409, 'An offer stands already. Take it back before you make another.');
    }
    refusePast(text.answer_by, now());
    if (['selected', 'not_selected', 'withdrawn'].includes(received.status)) {
      throw new Refusal(409, 'This application is decided already, or was withdrawn.');
    }
    const { id } = await insertOffer(trx, applicationId, { ...text, made_by: actor.id }, now());
    await queue.add(trx, sendOfferLetter, { offer_id: id, status: 'open' });
    return received;
  });
  return (await findClashes(services, talent_id, [applicationId], production_house_id))(applicationId);
}

/** Takes the offer to an applicant back, before it is answered. Doing so again changes nothing. */
export async function withdrawOffer(
  services: Services,
  { id: withdrawn_by, production_house_id }: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  applicationId: string,
) {
  const { db, now, queue } = services;
  await db.transaction().execute(async (trx) => {
    if (!(await lockReceived(trx, production_house_id, applicationId, now())))
      throw new Refusal(404, 'Not found.');
    const standing = await findStanding(trx, applicationId, now());
    if (!standing) return;
    if (standing.status === 'accepted') throw new Refusal(409, 'This offer is accepted already.');
    await updateOffer(trx, standing.id, { status: 'withdrawn', withdrawn_by }, now());
    await queue.add(trx, sendOfferLetter, { offer_id: standing.id, status: 'withdrawn' });
  });
}

function refusePast(day: string, now: Date) {
  if (closesAt(day) > now) return;
  const message = 'This day is past.';
  throw new Refusal(400, message, { fields: { answer_by: message } });
}

import type { Clash, NewRoleOffer } from '@kirdaar/contract/auditions/offers';
import { closesAt } from '@kirdaar/contract/rules/calendar';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { updateStages } from '#features/applications/moves/queries.ts';
import {
  findOfferState,
  findPositions,
  insertOffer,
  lockJobOf,
  lockReceived,
  updateOffer,
} from '#features/auditions/offers/queries.ts';
import { findClashes } from '#features/auditions/offers/read-offers.ts';
import { sendOfferEmail } from '#features/auditions/offers/tasks.ts';
import { type Database, inTransaction } from '#platform/database/database.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Only acceptance selects the application. Without a free position the house has to confirm. Idempotent. */
export async function makeOffer(
  services: Services,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  applicationId: string,
  { confirm, ...text }: NewRoleOffer,
): Promise<Clash[]> {
  const { db, now, queue } = services;
  const { production_house_id } = actor;
  const { talent_id } = await inTransaction(db, async (trx) => {
    // Offers of one role are made one at a time, so that its places are counted.
    await lockJobOf(trx, production_house_id, applicationId);
    const received = await lockReceived(trx, production_house_id, applicationId, now());
    if (!received) throw new AppError('application_not_found');
    const current = await findOfferState(trx, applicationId, now());
    if (current) {
      const isSame = current.message === text.message && current.answer_by === text.answer_by;
      if (isSame) return received;
      throw new AppError('role_offer_exists');
    }
    await checkTextToChildren({ db: trx, now }, received, 'message', text.message);
    requireAnswerAhead(text.answer_by, now());
    rejectDecided(received.status);
    const offer = {
      ...text,
      made_by: actor.id,
      ...(await requirePosition(trx, applicationId, confirm, now())),
    };
    const { id } = await insertOffer(trx, applicationId, offer, now());
    const backups = received.stage === 'backup' ? [applicationId] : [];
    const move = { request_id: id, status: 'selected', shown: backups, account_id: actor.id } as const;
    await updateStages(trx, backups, { ...move, now: now() });
    await queue.add(trx, sendOfferEmail, { offer_id: id, status: 'open' });
    return received;
  });
  return (await findClashes(services, talent_id, [applicationId], actor))(applicationId);
}

export function requireAnswerAhead(answer_by: string, now: Date) {
  if (closesAt(answer_by) <= now) throw AppError.field('answer_by', 'answer_date_in_past');
}

/** Idempotent. */
export async function withdrawOffer(
  services: Services,
  { id: withdrawn_by, production_house_id }: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  applicationId: string,
) {
  const { db, now, queue } = services;
  await db.transaction().execute(async (trx) => {
    orThrow(await lockReceived(trx, production_house_id, applicationId, now()), 'application_not_found');
    const current = await findOfferState(trx, applicationId, now());
    if (!current) return;
    if (current.status === 'accepted') throw new AppError('role_offer_accepted');
    await updateOffer(trx, current.id, { status: 'withdrawn', withdrawn_by }, now());
    await queue.add(trx, sendOfferEmail, { offer_id: current.id, status: 'withdrawn' });
  });
}

function rejectDecided(status: ApplicationStatus) {
  if (['selected', 'not_selected', 'withdrawn'].includes(status)) throw new AppError('application_closed');
}

async function requirePosition(db: Database, applicationId: string, confirm: boolean | undefined, now: Date) {
  const { free, positions } = await findPositions(db, applicationId, now);
  if (!free && !confirm) throw new AppError('positions_filled', { positions });
  return { exceeds_positions: !free };
}

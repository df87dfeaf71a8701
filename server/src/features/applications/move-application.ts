import { selectReceivedOne } from '#features/applications/queries.ts';
import { insertSteps } from '#features/timeline/queries.ts';
import { tellOfSteps } from '#features/timeline/tell-of-steps.ts';
import type { ActorOf } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import type { ApplicationStatus } from '#platform/database-types.generated.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

export const LEADS_BACK = 'KD013';
const NO_OFFER_ACCEPTED = 'KD052';

/**
 * Has an application to a call of a house take a step, in the caller's transaction, and returns where it stands
 * then. Which steps there are is the database's `may_become`; a step taken before, or a look after a decision,
 * changes nothing.
 */
export async function moveApplication(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  id: string,
  status: ApplicationStatus,
): Promise<ApplicationStatus> {
  const received = selectReceivedOne(db, actor.production_house_id, id, now());
  const happened_at = now().toISOString();
  try {
    const step = { status, happened_at, party: 'house', account_id: actor.id } as const;
    await tellOfSteps({ db, queue }, await insertSteps(db, received, step));
  } catch (error) {
    if (hasCode(error, NO_OFFER_ACCEPTED)) {
      throw new Refusal(409, 'Make an offer: a talent is selected by accepting it.');
    }
    if (!hasCode(error, LEADS_BACK)) throw error;
    throw new Refusal(409, 'This application has already come further, or was withdrawn.');
  }
  const moved = await received.executeTakeFirst();
  if (!moved) throw new Refusal(404, 'Not found.');
  return moved.status;
}

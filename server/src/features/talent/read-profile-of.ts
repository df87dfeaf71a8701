import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { insertView } from '#features/public-face/queries.ts';
import { mediaOf } from '#features/talent/profile-media.ts';
import { findProfileFor } from '#features/talent/queries.ts';
import { readOwnProfile } from '#features/talent/read-own-profile.ts';
import { tellProfile } from '#features/talent/tell-profile.ts';
import type { Actor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** A talent's profile as whoever is logged in may see it. That a house asked is kept for the talent. */
export async function readProfileOf(services: Services, id: string, actor: Actor) {
  if (actor.id === id) return readOwnProfile(services, id);

  const { db, now } = services;
  const houseId = actor.role === 'production' ? actor.production_house_id : null;
  const row = await findProfileFor(db, id, houseId, now());
  const reader = row && readerOf(row);
  if (!reader) throw new Refusal(404, 'No profile found.');

  if (houseId) await insertView(db, id, houseId, dayInIndia(now()));
  return tellProfile(row, mediaOf(services, row), { reader, hasContact: row.may_contact });
}

type Standing = Pick<
  NonNullable<Awaited<ReturnType<typeof findProfileFor>>>,
  'applied' | 'shown' | 'is_child' | 'guardian_agrees' | 'asker_is_known'
>;

/**
 * As whom somebody reads a profile; undefined when it is not there for them. A child that applied to a house
 * which staff know only by its email is shown to it as to anyone, and not at all once the consent is withdrawn.
 */
function readerOf({ applied, shown, is_child, guardian_agrees, asker_is_known }: Standing) {
  if (applied && (!is_child || asker_is_known)) return 'applied';
  if (!shown && !(applied && guardian_agrees)) return undefined;
  return asker_is_known ? 'house' : 'anyone';
}

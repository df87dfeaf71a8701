import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { isClean } from '#features/talent/media/describe-medium.ts';
import { describeProfile } from '#features/talent/profile/describe-profile.ts';
import { mediaOf } from '#features/talent/profile/profile-media.ts';
import { findProfileFor } from '#features/talent/profile/queries.ts';
import { readOwnProfile } from '#features/talent/profile/read-own-profile.ts';
import { insertView } from '#features/talent/public-profile/queries.ts';
import { type Actor, lookingHouse } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns a talent's profile as the logged-in user may see it. A view by a house is recorded for the talent.
 */
export async function readProfileOf(services: Services, id: string, actor: Actor) {
  if (actor.id === id) return readOwnProfile(services, id);

  const { db, now } = services;
  const houseId = lookingHouse(actor);
  const row = await findProfileFor(db, id, houseId, now());
  const reader = row && readerOf(row);
  if (!reader) throw new AppError('profile_not_found');

  if (reader !== 'applied') await countUse(services, 'profileReads', actor.id);
  if (houseId) await insertView(db, id, houseId, dayInIndia(now()));
  const { may_contact: hasContact, asker_is_known: isVerifiedHouse } = row;
  const media = row.media.filter(({ state }) => isClean(state));
  return describeProfile(row, mediaOf(services, { ...row, media }), { reader, hasContact, isVerifiedHouse });
}

type ViewerFacts = Pick<
  NonNullable<Awaited<ReturnType<typeof findProfileFor>>>,
  'applied' | 'shown' | 'is_child' | 'asker_is_known'
>;

/**
 * Decides as which kind of reader someone sees a profile; undefined when it is not visible to them. Only a
 * house verified by documents sees its child applicant.
 */
function readerOf({ applied, shown, is_child, asker_is_known }: ViewerFacts) {
  if (applied && (!is_child || asker_is_known)) return 'applied';
  if (!shown) return undefined;
  return asker_is_known ? 'house' : 'anyone';
}

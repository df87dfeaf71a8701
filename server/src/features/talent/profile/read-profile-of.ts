import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { profileCompletion } from '@kirdaar/contract/rules/profile-completion';
import { missingAnswers } from '@kirdaar/contract/rules/required-answers';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import { isClean } from '#features/talent/media/describe-medium.ts';
import { describeProfile } from '#features/talent/profile/describe-profile.ts';
import { findOwnProfile, findProfileFor } from '#features/talent/profile/queries.ts';
import { detailsOf, visibilityIn } from '#features/talent/profile/stored-profile.ts';
import { insertView } from '#features/talent/public-profile/queries.ts';
import { type Actor, lookingHouse } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

export async function readOwnProfile(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  id: string,
): Promise<OwnProfile> {
  const { db, now } = services;
  const row = await findOwnProfile(db, id, now());
  const { work_links } = await findAllowance(db, id, now());
  const profile = describeProfile(services, row, {
    reader: 'self',
    hasContact: true,
    isVerifiedHouse: false,
  });
  return {
    ...profile,
    guardian_needed: row.is_child && !row.guardian_agrees,
    field_visibility: visibilityIn(detailsOf(row)),
    work_links_most: work_links,
    completion: profileCompletion(profile),
    missing_answers: missingAnswers(profile, { ...profile, child: profile.is_child }),
  };
}

/** Returns a profile as the logged-in user may see it, and records a house's view for the talent. */
export async function readProfileOf(services: Services, id: string, actor: Actor) {
  if (actor.id === id) return readOwnProfile(services, id);

  const { db, now } = services;
  const houseId = lookingHouse(actor);
  const row = await findProfileFor(db, id, { houseId, readerId: actor.id }, now());
  const reader = row && readerOf(row);
  if (!reader) throw new AppError('profile_not_found');

  if (reader !== 'applied') await countUse(services, 'profileReads', actor.id);
  if (houseId) await insertView(db, id, houseId, dayInIndia(now()));
  const { may_contact: hasContact, asker_is_known: isVerifiedHouse } = row;
  const media = row.media.filter(({ state }) => isClean(state));
  return describeProfile(services, { ...row, media }, { reader, hasContact, isVerifiedHouse });
}

/** The kind of reader; undefined if the profile is hidden. */
function readerOf(row: NonNullable<Awaited<ReturnType<typeof findProfileFor>>>) {
  const { applied, shown, asker_is_known } = row;
  if (applied) return 'applied';
  if (!shown) return undefined;
  return asker_is_known ? 'house' : 'anyone';
}

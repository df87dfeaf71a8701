import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import type { StoredTalent } from '#session/store.ts';

/** Returns what the browser keeps of a talent's profile. */
export function storedOf({
  id,
  name,
  profile_photo,
  profileType,
  image,
  updated_at,
  completion,
  missing_answers,
}: OwnProfile): StoredTalent {
  // Only categories of the contract are stored as a profile type.
  return {
    id,
    name,
    profile_photo,
    profileType: profileType as StoredTalent['profileType'],
    image,
    updated_at,
    completion,
    missing: missing_answers.length,
  };
}

import { ageBandOf } from '@kirdaar/contract/rules/profile-filters';
import { findProfile } from '#features/profiles/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** The page of a talent as the asker may see it. */
export async function readProfile({ db, now }: Services, id: string, actor: Actor | undefined) {
  const house = actor?.role === 'production' ? actor.production_house_id : null;
  const profile = await findProfile(db, id, house, now());
  const age_band = profile && ageBandOf(profile.age);
  if (!profile || !age_band) throw new Refusal(404, 'No profile found.');

  if (!profile.is_child) return { ...profile, age_band };
  return { ...profile, age_band, age: null, city: null, state: null };
}

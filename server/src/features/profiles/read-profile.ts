import type { PublicProfile } from '@kirdaar/contract/profiles';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { ageBandOf } from '@kirdaar/contract/rules/profile-filters';
import { findProfile, type ProfilePage } from '#features/profiles/queries.ts';
import { shownMedia } from '#features/profiles/shown-media.ts';
import { insertView } from '#features/public-face/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage.ts';

/** The page of a talent as the asker may see it. That a house asked is kept for the talent. */
export async function readProfile(services: Services, id: string, actor: Actor | undefined) {
  const { db, now } = services;
  const house = actor?.role === 'production' ? actor.production_house_id : null;
  const page = await findProfile(db, id, house, now());
  const profile = page && publicProfileOf(services, page);
  if (!profile) throw new Refusal(404, 'No profile found.');

  if (house) await insertView(db, id, house, dayInIndia(now()));
  return profile;
}

/** A page in the words and addresses of the wire; undefined for an age that no band has. */
export function publicProfileOf({ secrets, now }: Services, page: ProfilePage): PublicProfile | undefined {
  const { media, ...profile } = page;
  const age_band = ageBandOf(profile.age);
  if (!age_band) return undefined;

  const image = shownAddress(secrets.media, profile.image, now());
  const shown = { ...profile, image, age_band, ...shownMedia(secrets.media, media, now()) };
  return profile.is_child ? { ...shown, age: null, city: null, state: null } : shown;
}

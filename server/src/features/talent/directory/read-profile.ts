import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { ageBandOf } from '@kirdaar/contract/rules/profile-filters';
import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import { findTalentByAddress } from '#features/talent/addresses/queries.ts';
import { mediumUrl } from '#features/talent/media/describe-medium.ts';
import { creditsIn } from '#features/talent/profile/stored-profile.ts';
import { findProfile, insertView, type ProfilePage } from '#features/talent/public-profile/queries.ts';
import type { Keys } from '#platform/config/secrets.ts';
import { type Actor, lookingHouse } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress, signedAddress } from '#platform/storage/storage.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns a profile page by id or by a present or earlier slug, and records a house's view. */
export async function readProfile(services: Services, idOrSlug: string, actor: Actor | undefined) {
  const { db, now } = services;
  const id = UUID.test(idOrSlug) ? idOrSlug : (await findTalentByAddress(db, idOrSlug))?.talent_id;
  if (!id) throw new AppError('profile_not_found');
  const house = lookingHouse(actor);
  const page = await findProfile(db, id, house, now());
  const profile = page && publicProfileOf(services, page);
  if (!profile) throw new AppError('profile_not_found');

  if (house) await insertView(db, id, house, dayInIndia(now()));
  return profile;
}

/** Converts a profile page to the API format with URLs; undefined for an age outside all bands. */
export function publicProfileOf({ secrets, now }: Services, page: ProfilePage): PublicProfile | undefined {
  const { media, ...profile } = page;
  const age_band = ageBandOf(profile.age);
  if (!age_band) return undefined;

  const image = shownAddress(secrets.media, profile.image, now());
  const credits = creditsIn(profile.credits);
  const shown = { ...profile, credits, image, age_band, ...visibleMedia(secrets.media, media, now()) };
  return profile.is_child ? { ...shown, age: null, city: null, state: null } : shown;
}

/** Groups the media of a profile into photos, videos and voice samples, with URLs that are valid now. */
function visibleMedia(keys: Keys, media: ProfilePage['media'], now: Date) {
  const shown = media.map(({ file, public_file, focus, poster, ...medium }) => ({
    ...medium,
    url: mediumUrl(keys, { file, public_file, focus }, now),
    poster: poster && signedAddress(keys, poster, now),
  }));
  return {
    videos: shown.filter(({ kind }) => kind === 'intro_video'),
    voices: shown.filter(({ kind }) => kind === 'voice_sample'),
    photos: shown.filter(({ kind }) => kind !== 'intro_video' && kind !== 'voice_sample'),
  };
}

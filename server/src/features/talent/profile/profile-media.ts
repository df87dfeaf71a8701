import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { mediumUrl } from '#features/talent/media/describe-medium.ts';
import type { ProfileRow } from '#features/talent/profile/queries.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

export type ProfileMedia = Pick<
  TalentProfile,
  'image' | 'images' | 'headshot_image' | 'full_image' | 'audition_video'
>;

/** Returns the URLs of the media that the wizard and profile pages show; URLs of private files expire. */
export function mediaOf(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { media, profile_photo }: Pick<ProfileRow, 'media' | 'profile_photo'>,
): ProfileMedia {
  const urlsOf = (wanted: MediaKind) =>
    media.filter(({ kind }) => kind === wanted).map((medium) => mediumUrl(secrets.media, medium, now()));
  const firstOf = (kind: MediaKind) => urlsOf(kind)[0] ?? null;
  return {
    image: shownAddress(secrets.media, profile_photo, now()),
    images: urlsOf('photo'),
    headshot_image: firstOf('headshot_image'),
    full_image: firstOf('full_image'),
    audition_video: firstOf('audition_video'),
  };
}

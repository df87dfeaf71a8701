import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { TalentProfile } from '@kirdaar/contract/talent';
import { addressOf } from '#features/media/tell-medium.ts';
import type { ProfileRow } from '#features/talent/queries.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage.ts';

export type ProfileMedia = Pick<
  TalentProfile,
  'image' | 'images' | 'headshot_image' | 'full_image' | 'audition_video'
>;

/** The addresses of what the wizard and the pages of a profile show; those of private files end after a while. */
export function mediaOf(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { media, profile_photo }: Pick<ProfileRow, 'media' | 'profile_photo'>,
): ProfileMedia {
  const addressesOf = (wanted: MediaKind) =>
    media.filter(({ kind }) => kind === wanted).map((medium) => addressOf(secrets.media, medium, now()));
  const firstOf = (kind: MediaKind) => addressesOf(kind)[0] ?? null;
  return {
    image: shownAddress(secrets.media, profile_photo, now()),
    images: addressesOf('photo'),
    headshot_image: firstOf('headshot_image'),
    full_image: firstOf('full_image'),
    audition_video: firstOf('audition_video'),
  };
}

import type { TalentProfile } from '@kirdaar/contract/talent';

/** The addresses of a talent's media; they end after a while where the media are private. */
export type ProfileMedia = Pick<
  TalentProfile,
  'image' | 'images' | 'headshot_image' | 'full_image' | 'audition_video'
>;

export function mediaOf({ profile_photo }: { profile_photo: string | null }): ProfileMedia {
  return { image: profile_photo, images: [], headshot_image: null, full_image: null, audition_video: null };
}

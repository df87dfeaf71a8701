interface ProfileSummary {
  name: string;
  profile_photo: string | null;
  profileType: string | null;
  updated_at: string | null;
}

/** Returns how complete a talent's profile is, in percent: a quarter for each of four facts. */
export function profileCompletion({ name, profile_photo, profileType, updated_at }: ProfileSummary): number {
  return 25 * [name, profile_photo, profileType, updated_at].filter(Boolean).length;
}

import type { StoredHouse, StoredTalent } from '#session/store.ts';

/** Returns how complete a talent's profile is, in percent: a quarter for each of four facts. */
export function talentCompletion({ name, profile_photo, profileType, updated_at }: StoredTalent): number {
  return 25 * [name, profile_photo, profileType, updated_at].filter(Boolean).length;
}

/** Returns how complete a house's profile is, in percent. */
export function houseCompletion({ company_name, type_of_work, profile_photo }: StoredHouse): number {
  return (company_name ? 30 : 0) + (type_of_work ? 30 : 0) + (profile_photo ? 40 : 0);
}

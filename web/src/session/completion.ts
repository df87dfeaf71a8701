import type { StoredHouse, StoredTalent } from '#session/store.ts';

/** How much of a talent's profile is filled, in percent: a quarter for each of four facts. */
export function talentCompletion({ name, profile_photo, profileType, updated_at }: StoredTalent): number {
  return 25 * [name, profile_photo, profileType, updated_at].filter(Boolean).length;
}

/** How much of a house's profile is filled, in percent. */
export function houseCompletion({ company_name, type_of_work, profile_photo }: StoredHouse): number {
  return (company_name ? 30 : 0) + (type_of_work ? 30 : 0) + (profile_photo ? 40 : 0);
}

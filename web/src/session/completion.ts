import type { StoredHouse } from '#session/store.ts';

/** Returns how complete a house's profile is, in percent. */
export function houseCompletion({ company_name, type_of_work, profile_photo }: StoredHouse): number {
  return (company_name ? 30 : 0) + (type_of_work ? 30 : 0) + (profile_photo ? 40 : 0);
}

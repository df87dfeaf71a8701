import type { Discovery, FoundTalent } from '@kirdaar/contract/discovery';
import type { ListedProfile, ProfileFilter } from '@kirdaar/contract/profiles';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { COUNTED_MOST } from '@kirdaar/contract/rules/limits';
import { listProfiles } from '#features/profiles/queries.ts';
import { type Selection, selectionOf } from '#features/profiles/selection.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage.ts';

/** A page of the public talents that fit a filter, newest first, and how many there are as far as it is known. */
export function filterProfiles(services: Services, filter: ProfileFilter) {
  // The age of whoever is public is known.
  return readPart<ListedProfile>(services, selectionOf(filter, dayInIndia(services.now())), filter);
}

/** The same of whom a house may look for, or of who applied to it. */
export function filterForHouse(services: Services, houseId: string, { scope, ...filter }: Discovery) {
  const selection = { ...selectionOf(filter, dayInIndia(services.now())), house: { id: houseId, scope } };
  return readPart<FoundTalent>(services, selection, filter);
}

async function readPart<T extends { id: string; image: string | null }>(
  { searchDb, now, secrets }: Services,
  selection: Selection,
  { page, limit }: Pick<ProfileFilter, 'page' | 'limit'>,
) {
  // One more than is shown tells whether another page follows.
  const part = { offset: (page - 1) * limit, limit: limit + 1 };
  const rows = await listProfiles(searchDb, selection, now(), part);

  const found = rows.filter((row): row is typeof row & T => row.id !== null);
  const { counted = 0, exact = true } = rows[0] ?? {};
  const total = Math.min(counted, COUNTED_MOST);
  return {
    data: found
      .slice(0, limit)
      .map((row) => ({ ...row, image: shownAddress(secrets.media, row.image, now()) })),
    total,
    total_text: `${total.toLocaleString('en-IN')}${exact ? '' : '+'}`,
    more: found.length > limit,
  };
}

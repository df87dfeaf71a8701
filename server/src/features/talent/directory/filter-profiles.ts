import type { Discovery, FoundTalent } from '@kirdaar/contract/houses/discovery';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_COUNTED, MAX_COUNTED_BY_WORDS, MAX_PAGE } from '@kirdaar/contract/rules/limits';
import { shownAge } from '@kirdaar/contract/rules/profile-filters';
import type { ListedProfile, ProfileFilter } from '@kirdaar/contract/talent/directory';
import { listProfiles } from '#features/talent/directory/queries.ts';
import { type Selection, selectionOf, wantedFacts } from '#features/talent/directory/selection.ts';
import { type Actor, lookingHouse } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/**
 * Returns a page of the talent who match a filter, newest first, with their number as far as it is counted:
 * the public talent, or for a house those that it may find.
 */
export function filterProfiles(services: Services, filter: ProfileFilter, actor: Actor | undefined) {
  const house = lookingHouse(actor);
  if (house) return filterForHouse(services, house, { ...filter, scope: 'talent' });
  return readPage<ListedProfile>(services, selectionOf(filter, dayInIndia(services.now())), filter);
}

/** Returns the same for the talent that a house may search, or for its applicants. */
export function filterForHouse(services: Services, houseId: string, { scope, ...filter }: Discovery) {
  const selection = {
    ...selectionOf(filter, dayInIndia(services.now())),
    ...wantedFacts(filter),
    house: { id: houseId, scope },
  };
  return readPage<FoundTalent>(services, selection, filter);
}

async function readPage<T extends ListedProfile>(
  { searchDb, now, secrets }: Services,
  selection: Selection,
  { page, limit }: Pick<ProfileFilter, 'page' | 'limit'>,
) {
  // One extra row shows whether there is another page.
  const range = { offset: (page - 1) * limit, limit: limit + 1 };
  const rows = await listProfiles(searchDb, selection, now(), range);

  const found = rows.filter((row): row is typeof row & Omit<T, 'age_band'> => row.id !== null);
  const { counted = 0, exact = true } = rows[0] ?? {};
  const mostCounted = selection.words ? MAX_COUNTED_BY_WORDS : MAX_COUNTED;
  const total = Math.min(counted, mostCounted);
  const isExact = exact && counted === total;
  return {
    data: found.slice(0, limit).map((row) => ({
      ...row,
      ...shownAge(row.age),
      image: shownAddress(secrets.media, row.image, now()),
    })),
    total,
    total_text: `${total.toLocaleString('en-IN')}${isExact ? '' : '+'}`,
    more: found.length > limit && page < MAX_PAGE,
  };
}

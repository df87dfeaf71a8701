import type { ListedProfile, ProfileFilter } from '@kirdaar/contract/profiles';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { COUNTED_MOST } from '@kirdaar/contract/rules/limits';
import { listProfiles } from '#features/profiles/queries.ts';
import { selectionOf } from '#features/profiles/selection.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage.ts';

/** A page of the public talents that fit a filter, newest first, and how many there are as far as it is known. */
export async function filterProfiles({ searchDb, now, secrets }: Services, filter: ProfileFilter) {
  const { page, limit } = filter;
  const selection = selectionOf(filter, dayInIndia(now()));
  // One more than is shown tells whether another page follows.
  const part = { offset: (page - 1) * limit, limit: limit + 1 };
  const rows = await listProfiles(searchDb, selection, now(), part);

  const found = rows.filter((row): row is ListedProfile & typeof row => row.id !== null);
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

import { findCanonical } from '@kirdaar/contract/canonical';
import type { Discovery } from '@kirdaar/contract/houses/discovery';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_COUNTED, MAX_COUNTED_BY_WORDS, MAX_PAGE } from '@kirdaar/contract/rules/limits';
import { shownAge } from '@kirdaar/contract/rules/profile-filters';
import type { ProfileFilter } from '@kirdaar/contract/talent/directory';
import { listCitiesBySound, listProfiles } from '#features/talent/directory/queries.ts';
import { type Selection, selectionOf, wantedFacts } from '#features/talent/directory/selection.ts';
import { findByWords, type Searching } from '#features/talent/word-search/find-by-words.ts';
import { listSounds } from '#platform/database/word-sounds.ts';
import { type Actor, lookingHouse } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

type DirectoryServices = Services & Searching;

/** A page of matching talent, newest first, with their number: public ones, or those a house may find. */
export function filterProfiles(services: DirectoryServices, filter: ProfileFilter, actor: Actor | undefined) {
  if (actor?.role === 'production' && lookingHouse(actor))
    return filterForHouse(services, actor, { ...filter, scope: 'talent' });
  return readPage(services, selectionOf(filter, dayInIndia(services.now())), filter);
}

/** Returns the same for the talent that a house may search, or for its applicants. */
export function filterForHouse(
  services: DirectoryServices,
  { id: member, production_house_id: id }: Record<'id' | 'production_house_id', string>,
  { scope, ...filter }: Discovery,
) {
  const selection = {
    ...selectionOf(filter, dayInIndia(services.now())),
    ...wantedFacts(filter),
    house: { id, member, scope },
  };
  return readPage(services, selection, filter);
}

async function readPage(
  services: DirectoryServices,
  wanted: Selection,
  { page, limit }: Pick<ProfileFilter, 'page' | 'limit'>,
) {
  // One extra row shows whether there is another page.
  const range = { offset: (page - 1) * limit, limit: limit + 1 };
  const { searchDb, now, secrets } = services;
  const selection = await withCitiesBySound(searchDb, wanted);
  const { found, counted } = selection.words
    ? await findByWords(services, selection, range)
    : await listProfiles(searchDb, selection, now(), range);

  const total = Math.min(counted, selection.words ? MAX_COUNTED_BY_WORDS : MAX_COUNTED);
  return {
    data: found.slice(0, limit).map((row) => ({
      ...row,
      ...shownAge(row.age),
      image: shownAddress(secrets.media, row.image, now()),
    })),
    total,
    total_text: `${total.toLocaleString('en-IN')}${counted > total ? '+' : ''}`,
    more: found.length > limit && page < MAX_PAGE,
  };
}

/** Adds the other spellings of cities that are on no list: those that sound alike in the other script. */
async function withCitiesBySound(db: Services['searchDb'], selection: Selection): Promise<Selection> {
  const cities = new Set(selection.plain_city);
  for (const city of selection.plain_city ?? []) {
    const sounds = findCanonical('city', city) ? [] : await listSounds(db, city);
    const same = sounds.flatMap((sound) => (sound.same ? `(${sound.same})` : [])).join(' & ');
    if (same) for (const other of await listCitiesBySound(db, city, same)) cities.add(other);
  }
  return selection.plain_city ? { ...selection, plain_city: [...cities] } : selection;
}

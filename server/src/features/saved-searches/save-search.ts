import { limitReached } from '@kirdaar/contract/rules/allowances';
import type { Search } from '@kirdaar/contract/saved-searches';
import { findAllowance } from '#features/plans/queries.ts';
import { insertSavedSearch, updateSavedSearch } from '#features/saved-searches/queries.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const NO_SEARCH_LEFT = 'KD015';
const UNIQUE_VIOLATION = '23505';

/** Keeps a search of a talent under its name, as long as the plan allows one more. */
export async function saveSearch({ db, now }: Services, talentId: string, search: Search) {
  try {
    const saved = await insertSavedSearch(db, talentId, search, now());
    if (!saved) throw nameIsTaken();
    return saved;
  } catch (error) {
    if (!hasCode(error, NO_SEARCH_LEFT)) throw error;
    const { plan, saved_searches } = await findAllowance(db, talentId, now());
    throw new Refusal(403, limitReached('saved_searches', saved_searches ?? 0, plan));
  }
}

/** Gives a search of a talent another name or other filters. */
export async function changeSearch({ db, now }: Services, talentId: string, id: string, search: Search) {
  try {
    const changed = await updateSavedSearch(db, talentId, id, search, now());
    if (!changed) throw new Refusal(404, 'Not found.');
    return changed;
  } catch (error) {
    if (!hasCode(error, UNIQUE_VIOLATION)) throw error;
    throw nameIsTaken();
  }
}

function nameIsTaken() {
  const message = 'You have another search of this name.';
  return new Refusal(409, message, { fields: { name: message } });
}

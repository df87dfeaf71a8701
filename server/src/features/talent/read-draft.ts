import { findDraft } from '#features/talent/queries.ts';
import type { Services } from '#platform/services.ts';

/** What a talent typed and did not save; null when there is nothing. */
export async function readDraft({ db }: Pick<Services, 'db'>, talentId: string) {
  const draft = await findDraft(db, talentId);
  // The table takes objects alone.
  return draft ? { ...draft, fields: draft.fields as object, based_on: draft.based_on ?? 'never' } : null;
}

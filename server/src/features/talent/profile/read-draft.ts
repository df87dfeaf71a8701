import { findDraft } from '#features/talent/profile/queries.ts';
import type { Services } from '#platform/services.ts';

/** Returns a talent's unsaved input; null when there is none. */
export async function readDraft({ db }: Pick<Services, 'db'>, talentId: string) {
  const draft = await findDraft(db, talentId);
  // The cast is safe: the table accepts only objects.
  return draft ? { ...draft, fields: draft.fields as object, based_on: draft.based_on ?? 'never' } : null;
}

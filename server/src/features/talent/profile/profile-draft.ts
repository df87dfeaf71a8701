import type { DraftForm } from '@kirdaar/contract/talent/profile';
import { findDraft, lockProfile, upsertDraft } from '#features/talent/profile/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readDraft({ db }: Services, talentId: string) {
  const draft = await findDraft(db, talentId);
  // The cast is safe: the table accepts only objects.
  return draft ? { ...draft, fields: draft.fields as object, based_on: draft.based_on ?? 'never' } : null;
}

/** Saves unsaved input of a talent as a draft, unless the profile was saved since the typing began. */
export async function saveDraft({ db, now }: Services, talent_id: string, { fields, based_on }: DraftForm) {
  const saved_at = now().toISOString();
  await db.transaction().execute(async (trx) => {
    const { updated_at } = await lockProfile(trx, talent_id);
    if (based_on && based_on !== (updated_at ?? 'never')) throw new AppError('profile_changed_elsewhere');
    await upsertDraft(trx, { talent_id, fields: JSON.stringify(fields), based_on: updated_at, saved_at });
  });
  return { saved_at };
}

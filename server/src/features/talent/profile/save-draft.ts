import type { DraftForm } from '@kirdaar/contract/talent/profile';
import { lockProfile, upsertDraft } from '#features/talent/profile/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Saves unsaved input of a talent as a draft, unless the profile was saved since the typing began. */
export async function saveDraft({ db, now }: Services, talentId: string, { fields, based_on }: DraftForm) {
  const saved_at = now().toISOString();
  await db.transaction().execute(async (trx) => {
    const { updated_at } = await lockProfile(trx, talentId);
    if (based_on && based_on !== (updated_at ?? 'never')) throw new AppError('profile_changed_elsewhere');
    await upsertDraft(trx, {
      talent_id: talentId,
      fields: JSON.stringify(fields),
      based_on: updated_at,
      saved_at,
    });
  });
  return { saved_at };
}

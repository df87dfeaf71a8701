import type { DraftForm } from '@kirdaar/contract/talent';
import { lockProfile, upsertDraft } from '#features/talent/queries.ts';
import { SAVED_ELSEWHERE } from '#features/talent/save-profile.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Keeps what a talent typed and did not save, unless the profile was saved since the typing began. */
export async function keepDraft({ db, now }: Services, talentId: string, { fields, based_on }: DraftForm) {
  const saved_at = now().toISOString();
  await db.transaction().execute(async (trx) => {
    const { updated_at } = await lockProfile(trx, talentId);
    if (based_on && based_on !== (updated_at ?? 'never')) throw new Refusal(409, SAVED_ELSEWHERE);
    await upsertDraft(trx, {
      talent_id: talentId,
      fields: JSON.stringify(fields),
      based_on: updated_at,
      saved_at,
    });
  });
  return { saved_at };
}

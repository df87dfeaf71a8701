import type { JobDraftFields } from '@kirdaar/contract/job-drafts';
import { JOB_DRAFTS_MOST } from '@kirdaar/contract/rules/limits';
import { upsertDraft } from '#features/job-drafts/queries.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const TOO_MANY_DRAFTS = 'KD043';

/** Keeps what a house typed into a form that is not posted yet, under the name it will be posted by. */
export async function keepDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, production_house_id }: ProductionActor,
  request_id: string,
  fields: JobDraftFields,
  image: string | null = null,
) {
  const saved_at = now().toISOString();
  try {
    await upsertDraft(db, {
      production_house_id,
      account_id,
      request_id,
      fields: JSON.stringify(fields),
      image,
      saved_at,
    });
  } catch (error) {
    if (!hasCode(error, TOO_MANY_DRAFTS)) throw error;
    throw new Refusal(409, `You keep ${JOB_DRAFTS_MOST} drafts. Please post or delete one first.`);
  }
  return { saved_at };
}

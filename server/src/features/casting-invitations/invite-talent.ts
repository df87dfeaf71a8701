import type { CastingInvitation } from '@kirdaar/contract/discovery';
import { INVITATIONS_PER_DAY } from '@kirdaar/contract/rules/limits';
import { findOpenJob, insertInvitation } from '#features/casting-invitations/queries.ts';
import { sendCastingInvitation } from '#features/casting-invitations/tasks.ts';
import { findVisibleTalent } from '#features/talent-lists/queries.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** What the database refuses, in the words of the house. */
const refusals = {
  KD001: () => closed(),
  KD012: () => new Refusal(403, 'No guardian has agreed for this child, so it cannot be invited.'),
  KD245: () => new Refusal(403, 'This talent takes no invitations from your house.'),
  KD246: () =>
    new Refusal(
      429,
      `A house may invite ${INVITATIONS_PER_DAY} talents within a day. Please go on tomorrow.`,
    ),
};

/** Asks a talent whom the house may see to apply to one of its open calls; returns whether it had asked before. */
export async function inviteTalent(
  services: Services,
  { id: account_id, production_house_id }: ProductionActor,
  invitation: CastingInvitation,
): Promise<{ already_invited: boolean }> {
  const { db, now, queue } = services;
  const job = await findOpenJob(db, production_house_id, invitation.job_id, now());
  if (!job) throw new Refusal(404, 'Job not found.');
  if (!(await findVisibleTalent(db, production_house_id, invitation.talent_id, now())))
    throw new Refusal(404, 'No profile found.');
  if (!job.open) throw closed();

  try {
    return await db.transaction().execute(async (db) => {
      const invited = await insertInvitation(db, {
        ...invitation,
        account_id,
        invited_at: now().toISOString(),
      });
      if (invited) await queue.add(db, sendCastingInvitation, { invitation_id: invited.id });
      return { already_invited: !invited };
    });
  } catch (error) {
    for (const [code, refusal] of Object.entries(refusals)) if (hasCode(error, code)) throw refusal();
    throw error;
  }
}

function closed() {
  return new Refusal(409, 'This casting call is closed.');
}

import type { InvitationToApply } from '@kirdaar/contract/applications/invitations-to-apply';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import {
  findOpenJob,
  insertInvitationToApply,
  isLeaving,
} from '#features/applications/invitations-to-apply/queries.ts';
import { sendInvitationToApply } from '#features/applications/invitations-to-apply/tasks.ts';
import { findVisibleTalent } from '#features/houses/talent-lists/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const errorCodes = {
  [RULES.JOB_CLOSED]: 'job_closed',
  [RULES.NO_GUARDIAN_CONSENT]: 'child_without_guardian',
  [RULES.HOUSE_MUTED]: 'invitations_muted',
  [RULES.INVITATION_LIMIT]: 'too_many_invitations_to_apply',
} as const;

function errorOf(error: unknown) {
  if (hasCode(error, RULES.CHILD_OF_OTHER_AGE)) return AppError.field('job_id', 'child_of_other_age');
  const [, code] = Object.entries(errorCodes).find(([sqlstate]) => hasCode(error, sqlstate)) ?? [];
  return code ? new AppError(code) : error;
}

/** Invites a visible talent to an open casting call; returns whether the house had invited them before. */
export async function inviteTalent(
  services: Services,
  { id: account_id, production_house_id }: ProductionActor,
  invitation: InvitationToApply,
): Promise<{ already_invited: boolean }> {
  const { db, now, queue } = services;
  const job = orThrow(await findOpenJob(db, production_house_id, invitation.job_id, now()), 'job_not_found');
  await requireVisible(services, production_house_id, invitation.talent_id);
  await checkTextToChildren(services, invitation, 'message', invitation.message);
  if (!job.open) throw new AppError(job.stopped ? 'applications_stopped' : 'job_closed');

  try {
    return await db.transaction().execute(async (db) => {
      const invited = await insertInvitationToApply(db, {
        ...invitation,
        account_id,
        invited_at: now().toISOString(),
      });
      if (invited) await queue.add(db, sendInvitationToApply, { invitation_id: invited.id });
      return { already_invited: !invited };
    });
  } catch (error) {
    throw errorOf(error);
  }
}

async function requireVisible({ db, now }: Services, houseId: string, talentId: string) {
  if (await findVisibleTalent(db, houseId, talentId, now())) return;
  throw new AppError((await isLeaving(db, talentId)) ? 'talent_leaving' : 'profile_not_found');
}

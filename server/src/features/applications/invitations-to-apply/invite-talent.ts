import type { InvitationsToApply, Invitees } from '@kirdaar/contract/applications/invitations-to-apply';
import { INVITATIONS_PER_DAY } from '@kirdaar/contract/rules/limits';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import {
  countOfDay,
  findOpenJob,
  insertInvitationToApply,
  listInvitees,
  type Obstacle,
} from '#features/applications/invitations-to-apply/queries.ts';
import { sendInvitationToApply } from '#features/applications/invitations-to-apply/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Code = Obstacle | 'job_closed' | 'too_many_invitations_to_apply';

interface Invitee {
  talent_id: string;
  name: string | null;
  /** Why they are not invited. */
  code: Code | undefined;
}

const errorCodes: [rule: string, code: Code][] = [
  [RULES.JOB_CLOSED, 'job_closed'],
  [RULES.TALENT_LEAVING, 'talent_leaving'],
  [RULES.APPLIED_ALREADY, 'applied_already'],
  [RULES.NO_GUARDIAN_CONSENT, 'child_without_guardian'],
  [RULES.CHILD_OF_OTHER_AGE, 'child_of_other_age'],
  [RULES.HOUSE_MUTED, 'invitations_muted'],
  [RULES.INVITATION_LIMIT, 'too_many_invitations_to_apply'],
];

/** The house may invite them all the same: a role can suit somebody whom its call does not ask for. */
const needsConfirm = (code: Code) => code === 'talent_of_other_gender' || code === 'talent_of_other_age';

/** Returns whom an invitation to an open casting call would reach, and why not the others. */
export async function checkInvitees(
  { db, now }: Services,
  by: ProductionActor,
  { job_id, talent_ids, confirm }: Invitees,
): Promise<Invitee[]> {
  const job = orThrow(await findOpenJob(db, by.production_house_id, job_id, now()), 'job_not_found');
  if (!job.open) throw new AppError(job.stopped ? 'applications_stopped' : 'job_closed');
  const rows = await listInvitees(db, by, { job_id, talent_ids }, now());
  const found = new Map(rows.map((row) => [row.id, row]));
  let left = INVITATIONS_PER_DAY - (await countOfDay(db, by.production_house_id, now()));
  return talent_ids.map((talent_id) => {
    const { name = null, obstacle = 'profile_not_found' } = found.get(talent_id) ?? {};
    if (obstacle && !(confirm && needsConfirm(obstacle))) return { talent_id, name, code: obstacle };
    left -= 1;
    return { talent_id, name, code: left < 0 ? 'too_many_invitations_to_apply' : undefined };
  });
}

/** Invites visible talent to an open casting call, each once. The others are returned with the reason. */
export async function inviteTalent(
  services: Services,
  by: ProductionActor,
  { message, ...invitees }: InvitationsToApply,
): Promise<Invitee[]> {
  const checked = await checkInvitees(services, by, invitees);
  await checkTextToChildren(services, invitees, 'message', message);
  const invited: Invitee[] = [];
  // One by one: each takes the house's place in the day's limit, and a failed one leaves the others.
  for (const one of checked) {
    const { job_id } = invitees;
    const code = one.code ?? (await invite(services, by, { job_id, talent_id: one.talent_id, message }));
    invited.push({ ...one, code });
  }
  const [only] = invited;
  if (invited.length === 1 && only?.code && only.code !== 'already_invited' && !needsConfirm(only.code))
    throw new AppError(only.code);
  return invited;
}

/** Returns why the talent could not be invited, which can have changed since it was checked. */
async function invite(
  { db, now, queue }: Services,
  { id: account_id }: ProductionActor,
  invitation: { job_id: string; talent_id: string; message: string },
): Promise<Code | undefined> {
  try {
    return await db.transaction().execute(async (trx) => {
      const sent = { ...invitation, account_id, invited_at: now().toISOString() };
      const invited = await insertInvitationToApply(trx, sent);
      if (!invited) return 'already_invited';
      await queue.add(trx, sendInvitationToApply, { invitation_id: invited.id });
      return undefined;
    });
  } catch (error) {
    const [, code] = errorCodes.find(([rule]) => hasCode(error, rule)) ?? [];
    if (!code) throw error;
    return code;
  }
}

/** Returns the talent who are invited, and the others with the reason in the reader's words. */
export function shownInvitees(invitees: readonly Invitee[], translate: (reason: AppError) => string) {
  return {
    invited: invitees.flatMap(({ talent_id, code }) => (code ? [] : [talent_id])),
    not_invited: invitees.flatMap(({ code, ...one }) =>
      code ? [{ ...one, reason: translate(new AppError(code)), needs_confirm: needsConfirm(code) }] : [],
    ),
  };
}

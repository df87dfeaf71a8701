import type { Correction } from '@kirdaar/contract/applications/sent-applications';
import {
  decideAsGuardian,
  keepForGuardian,
} from '#features/accounts/guardian-decisions/keep-for-guardian.ts';
import { announceApplication } from '#features/applications/application-digest/tasks.ts';
import { allowanceUsedUp } from '#features/applications/apply/apply-to-job.ts';
import { findSendable, selectOwn, updateSent } from '#features/applications/apply/queries.ts';
import { cancelDecisions } from '#features/applications/moves/queries.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { notifySentAgain } from '#features/applications/status-history/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { currentActing } from '#platform/http/acting.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** An agency that acts for the talent changes only what it sent itself. */
function sender(): string | undefined {
  const [acting] = currentActing() ?? [];
  return acting?.kind === 'agency' ? acting.mandate_id : undefined;
}

/** Withdraws a talent's application; returns whether it was not withdrawn before. Idempotent. */
export async function withdrawApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  id: string,
): Promise<boolean> {
  const own = selectOwn(db, talentId, id, sender());
  if (!(await own.executeTakeFirst())) throw new AppError('application_not_found');
  try {
    const step = { status: 'withdrawn', happened_at: now().toISOString(), party: 'talent' } as const;
    return (await insertStatusChanges(db, own, step)).length > 0;
  } catch (error) {
    if (!hasCode(error, RULES.STATUS_CHANGE_NOT_ALLOWED)) throw error;
    throw new AppError('withdrawal_too_late');
  }
}

/** Corrects the answers of a talent's application, until the house has opened or moved it. */
export async function correctApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  id: string,
  prepared: Correction,
) {
  const correcting = db.transaction().execute(async (trx) => {
    const own = selectOwn(trx, talentId, id, sender()).select('job_id');
    const { job_id } = orThrow(await own.executeTakeFirst(), 'application_not_found');
    const corrected = { kind: 'application', subject_id: job_id, job_id, prepared } as const;
    await decideAsGuardian({ db: trx, now }, talentId, corrected);
    orThrow(await updateSent(trx, talentId, id, prepared), 'correction_too_late');
  });
  await correcting.catch((error) => {
    throw hasCode(error, RULES.GUARDIAN_HAS_NOT_APPROVED) ? new AppError('correction_needs_guardian') : error;
  });
}

/**
 * Sends a withdrawn application again, which the database allows once. Returns whether it waits for the guardian of a
 * child. Idempotent.
 */
export async function sendAgain(services: Services, talentId: string, id: string): Promise<boolean> {
  try {
    return await services.db.transaction().execute((db) => sendWithdrawn({ ...services, db }, talentId, id));
  } catch (error) {
    if (hasCode(error, RULES.APPLICATION_LIMIT)) throw await allowanceUsedUp(services, talentId);
    const [, code] = sendRejections.find(([rule]) => hasCode(error, rule)) ?? [];
    throw code ? new AppError(code) : error;
  }
}

export const sendRejections = [
  [RULES.NO_GUARDIAN_CONSENT, 'guardian_required'],
  [RULES.HOUSE_SEES_NO_CHILDREN, 'house_not_for_children'],
  [RULES.JOB_FOR_ADULTS, 'job_for_adults'],
  [RULES.STATUS_CHANGE_NOT_ALLOWED, 'cannot_send_again'],
  [RULES.JOB_CLOSED, 'job_closed'],
  [RULES.JOB_FOR_OTHERS, 'job_for_others'],
] as const;

/** Does the same in the caller's transaction, and leaves the errors of the database to the caller. */
export async function sendWithdrawn(services: Services, talentId: string, id: string): Promise<boolean> {
  const { db, now } = services;
  const found = orThrow(await findSendable(db, talentId, id, now()), 'application_not_found');
  const isWithdrawn = found.status === 'withdrawn';
  if (isWithdrawn === found.was_sent_again) throw new AppError('cannot_send_again');
  if (!isWithdrawn) return false;
  if (!found.open) throw new AppError(found.stopped ? 'applications_stopped' : 'job_closed');
  return send(services, talentId, { id, job_id: found.job_id });
}

async function send(services: Services, talentId: string, { id, job_id }: { id: string; job_id: string }) {
  const { db, now, queue } = services;
  const resent = { kind: 'application', subject_id: job_id, job_id, prepared: { again: id } } as const;
  if (await keepForGuardian(services, talentId, resent)) return true;
  const step = { status: 'applied', happened_at: now().toISOString(), party: 'talent' } as const;
  const [sent] = await insertStatusChanges(db, selectOwn(db, talentId, id, sender()), step);
  if (!sent) return false;
  // What the house scheduled before the withdrawal was about another stage.
  await cancelDecisions(db, [id], now());
  await queue.add(db, notifySentAgain, { application_id: id });
  await queue.add(db, announceApplication, { application_id: id });
  return false;
}

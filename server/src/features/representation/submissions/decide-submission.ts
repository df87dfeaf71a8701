import { findGuardianship } from '#features/accounts/guardians/queries.ts';
import { withdrawApplication } from '#features/applications/apply/change-application.ts';
import { insertActingEvent } from '#features/representation/acting/queries.ts';
import {
  listChosenClients,
  lockClaimed,
  lockSubmission,
  updateAllowanceReturned,
  updateRepresentation,
} from '#features/representation/submissions/queries.ts';
import { toApply } from '#features/representation/submissions/submit.ts';
import { actingFor, actorOf, mayAct } from '#platform/http/acting.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Withdraws what an agency sent and nobody opened; it no longer counts for the talent, who reads of it. Idempotent. */
export async function takeBack({ db, now }: Services, agency: TalentActor, id: string) {
  await db.transaction().execute(async (trx) => {
    const submission = orThrow(await lockSubmission(trx, agency.id, id, now()), 'application_not_found');
    const { talent_id, mandate_id, status, untouched, is_claimed } = submission;
    const [client] = await listChosenClients(trx, agency.id, [mandate_id], now());
    const acting = client && actingFor(agency, client);
    if (!acting || is_claimed || !mayAct(acting, toApply))
      throw new AppError('only_talent_may', { name: client?.talent_name ?? '' });
    if (status === 'withdrawn') return;
    if (!untouched) throw new AppError('submission_was_opened');
    await withdrawApplication({ db: trx, now }, talent_id, id);
    await updateAllowanceReturned(trx, id);
    const deed = { talent_id, mandate_id, actor_id: actorOf(acting), subject: id, is_done: true };
    const endpoint = 'POST /api/user/job-applications/:id/withdraw';
    await insertActingEvent(trx, { ...deed, endpoint, happened_at: now().toISOString() });
  });
}

/** Makes an application that of an agency which submitted the talent too, or of the talent; for a child, a guardian does. */
export async function chooseRepresentation(
  { db, now }: Services,
  actor: TalentActor,
  id: string,
  mandateId: string | null,
) {
  await db.transaction().execute(async (trx) => {
    const { mandate_id, claims } = orThrow(
      await lockClaimed(trx, actor.id, id, now()),
      'application_not_found',
    );
    const { needed } = await findGuardianship(trx, actor.id, now());
    if (needed && !actor.acting) throw new AppError('guardian_accepts_mandate');
    if (mandateId === mandate_id && claims.length === 0) return;
    const choices = [mandate_id, ...claims.map((claim) => claim.mandate_id), null];
    if (claims.length === 0 || !choices.includes(mandateId)) throw new AppError('mandate_not_found');
    await updateRepresentation(trx, id, mandateId, now());
  });
}

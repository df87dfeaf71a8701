import { moveApplication } from '#features/applications/apply/move-application.ts';
import { listReceivedOf } from '#features/applications/received/queries.ts';
import {
  listNotOver,
  updateStageToAudition,
  upsertAuditionInvitation,
} from '#features/auditions/audition-invitations/queries.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { findAuditionedJob, hasTimes } from '#features/auditions/slots/queries.ts';
import { insertSelfTape } from '#features/auditions/tape-requests/queries.ts';
import {
  checkRequestToChildren,
  requireOpenRequest,
} from '#features/auditions/tape-requests/save-request.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Invites applicants to a round, all or none; returns how many are new. Round 1 of a self-tape call is the tape. */
export async function inviteApplicants(
  services: Services,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  jobId: string,
  { applications, round }: { applications: string[]; round: number },
): Promise<number> {
  const { db, now, queue } = services;
  const { production_house_id } = actor;
  const job = orThrow(await findAuditionedJob(db, production_house_id, jobId), 'job_not_found');
  const applicationIds = [...new Set(applications)];
  const received = await listReceivedOf(db, production_house_id, jobId, applicationIds, now());
  if (received.length < applicationIds.length) throw new AppError('applicants_not_found');
  received.forEach(assertUndecided);
  const early = await listNotOver(db, production_house_id, { ids: applicationIds, round }, now());
  if (early.length > 0)
    throw new AppError('auditions_not_over', { names: early.map(({ user }) => user.name).join(', ') });
  const isTape = job.audition_type === 'Self-tape' && round === 1;
  const request = isTape ? await requireOpenRequest(services, jobId) : undefined;
  if (request) await checkRequestToChildren(services, applicationIds, request);
  if (!request && !(await hasTimes(db, jobId, round, now()))) throw new AppError('no_slots');

  return db.transaction().execute(async (trx) => {
    let invited = 0;
    for (const { id: application_id } of received) {
      await moveToAudition({ db: trx, now, queue }, actor, application_id);
      const invitation = { application_id, account_id: actor.id };
      const isNew = request
        ? await askForTape({ ...services, db: trx }, { ...invitation, request_id: request.id })
        : await offerSlots({ ...services, db: trx }, { ...invitation, round });
      if (isNew) invited += 1;
    }
    return invited;
  });
}

/** Returns whether the applicant was not asked before. */
export async function askForTape(
  { db, now, queue }: Services,
  invitation: Parameters<typeof insertSelfTape>[1],
): Promise<boolean> {
  const tape = await insertSelfTape(db, invitation, now());
  if (tape) await queue.add(db, sendTapeEmail, { self_tape_id: tape.id, kind: 'asked' });
  return tape !== undefined;
}

async function offerSlots(
  { db, now, queue }: Services,
  invitation: Parameters<typeof upsertAuditionInvitation>[1],
): Promise<boolean> {
  if (!(await upsertAuditionInvitation(db, invitation, now()))) return false;
  const { application_id } = invitation;
  await queue.add(db, sendAuditionEmail, { application_id, kind: 'offered' });
  return true;
}

/** An invitation tells the talent of the audition, so the board shows it too. */
export async function moveToAudition(
  services: Pick<Services, 'db' | 'now' | 'queue'>,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  application_id: string,
) {
  await moveApplication(services, actor, application_id, 'audition');
  await updateStageToAudition(services.db, application_id, services.now());
}

export function assertUndecided({ status }: { status: ApplicationStatus }) {
  if (status === 'not_selected') throw new AppError('applicant_rejected');
  if (status === 'withdrawn' || status === 'selected') throw new AppError('application_closed');
}

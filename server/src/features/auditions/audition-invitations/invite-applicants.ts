import { moveApplication } from '#features/applications/apply/move-application.ts';
import { listReceivedOf } from '#features/applications/received/queries.ts';
import {
  updateStageToAudition,
  upsertAuditionInvitation,
} from '#features/auditions/audition-invitations/queries.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { insertSelfTape } from '#features/auditions/self-tapes/queries.ts';
import { requireOpenRequest } from '#features/auditions/self-tapes/save-request.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { findAuditionedJob, hasTimes } from '#features/auditions/slots/queries.ts';
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
  received.forEach(assertNotRejected);
  const isTape = job.audition_type === 'Self-tape' && round === 1;
  if (isTape) await requireOpenRequest(services, jobId);
  else if (!(await hasTimes(db, jobId, round, now()))) throw new AppError('no_slots');

  return db.transaction().execute(async (trx) => {
    let invited = 0;
    for (const { id: application_id } of received) {
      await moveToAudition({ db: trx, now, queue }, actor, application_id);
      const invitation = { application_id, account_id: actor.id };
      const isNew = isTape
        ? await insertSelfTape(trx, invitation, now())
        : await upsertAuditionInvitation(trx, { ...invitation, round }, now());
      if (!isNew) continue;
      if (isTape) await queue.add(trx, sendTapeEmail, { application_id, kind: 'asked' });
      else await queue.add(trx, sendAuditionEmail, { application_id, kind: 'offered' });
      invited += 1;
    }
    return invited;
  });
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

export function assertNotRejected({ status }: { status: ApplicationStatus }) {
  if (status === 'not_selected') throw new AppError('applicant_rejected');
}

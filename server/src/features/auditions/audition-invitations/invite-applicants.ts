import { moveApplication } from '#features/applications/apply/move-application.ts';
import {
  insertAuditionInvitation,
  listReceivedIds,
} from '#features/auditions/audition-invitations/queries.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { findAuditionedJob, hasTimes } from '#features/auditions/slots/queries.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Invites applicants of a casting call to its auditions, all or none, and returns how many are new. Moves
 * their applications, and does not notify applicants who were invited before.
 */
export async function inviteApplicants(
  services: Services,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  jobId: string,
  applications: string[],
): Promise<number> {
  const { db, now, queue } = services;
  const { production_house_id } = actor;
  if (!(await findAuditionedJob(db, production_house_id, jobId))) throw new AppError('job_not_found');
  const applicationIds = [...new Set(applications)];
  const ids = await listReceivedIds(db, production_house_id, jobId, applicationIds, now());
  if (ids.length < applicationIds.length) throw new AppError('applicants_not_found');
  if (!(await hasTimes(db, jobId, now()))) throw new AppError('no_slots');

  return db.transaction().execute(async (trx) => {
    let invited = 0;
    for (const application_id of ids) {
      await moveApplication({ db: trx, now, queue }, actor, application_id, 'audition');
      if (!(await insertAuditionInvitation(trx, application_id, actor.id, now()))) continue;
      await queue.add(trx, sendAuditionEmail, { application_id, kind: 'offered' });
      invited += 1;
    }
    return invited;
  });
}

import { moveApplication } from '#features/applications/move-application.ts';
import { findAuditionedJob, hasTimes } from '#features/auditions/queries.ts';
import { insertInvitation, listReceivedIds } from '#features/invitations/queries.ts';
import { sendAuditionLetter } from '#features/invitations/tasks.ts';
import type { ActorOf } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/**
 * Invites applicants of a call to its auditions, all or none, and returns how many are new. Their applications
 * take the step; who was invited before is not told again.
 */
export async function inviteApplicants(
  services: Services,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  jobId: string,
  applications: string[],
): Promise<number> {
  const { db, now, queue } = services;
  const { production_house_id } = actor;
  if (!(await findAuditionedJob(db, production_house_id, jobId))) throw new Refusal(404, 'Not found.');
  const wanted = [...new Set(applications)];
  const ids = await listReceivedIds(db, production_house_id, jobId, wanted, now());
  if (ids.length < wanted.length) throw new Refusal(404, 'Not found.');
  if (!(await hasTimes(db, jobId, now()))) {
    throw new Refusal(409, 'Please add times first: there is none to choose from.');
  }

  return db.transaction().execute(async (trx) => {
    let invited = 0;
    for (const application_id of ids) {
      await moveApplication({ db: trx, now, queue }, actor, application_id, 'audition');
      if (!(await insertInvitation(trx, application_id, actor.id, now()))) continue;
      await queue.add(trx, sendAuditionLetter, { application_id, kind: 'offered' });
      invited += 1;
    }
    return invited;
  });
}

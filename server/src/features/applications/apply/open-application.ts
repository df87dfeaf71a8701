import { moveApplication } from '#features/applications/apply/move-application.ts';
import { updateToOpened } from '#features/applications/moves/queries.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

/** Opens an application, and notifies the talent the first time. */
export function openApplication(
  services: Services,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  id: string,
): Promise<ApplicationStatus> {
  const { db } = services;
  return db.transaction().execute(async (trx) => {
    const status = await moveApplication({ ...services, db: trx }, actor, id, 'viewed');
    await updateToOpened(trx, id);
    return status;
  });
}

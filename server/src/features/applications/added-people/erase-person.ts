import { deleteWithoutLogin, updateToDeleted } from '#features/applications/added-people/queries.ts';
import { tellHousesOfAdded } from '#features/applications/added-people/tasks.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Deletes a person, the application and the files at once, as they asked, and tells the house that somebody did. */
export async function erasePerson(
  services: Services,
  { application_id, talent_id }: { application_id: string; talent_id: string },
) {
  const files = await services.db.transaction().execute(async (trx) => {
    await updateToDeleted(trx, application_id, services.now());
    await services.queue.add(trx, tellHousesOfAdded, {});
    return deleteWithoutLogin(trx, talent_id);
  });
  await deleteUnusedFiles(services, files);
}

import { contactFingerprint } from '#features/applications/added-people/contact-fingerprint.ts';
import { deleteWithoutLogin, updateToDeleted } from '#features/applications/added-people/queries.ts';
import { tellHousesOfAdded } from '#features/applications/added-people/tasks.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/**
 * Deletes a person, the application and the files at once, as they asked, and tells the house that somebody did. The
 * house cannot add the same contacts again.
 */
export async function erasePerson(
  services: Services,
  person: { application_id: string; talent_id: string; mobile: string | null; email: string | null },
) {
  const { application_id, talent_id, mobile, email } = person;
  const contacts = [mobile, email].filter((contact) => contact !== null);
  const deleted_contacts = contacts.map((one) => contactFingerprint(services.secrets.identity, one));
  const files = await services.db.transaction().execute(async (trx) => {
    await updateToDeleted(trx, { application_id, deleted_contacts }, services.now());
    await services.queue.add(trx, tellHousesOfAdded, {});
    return deleteWithoutLogin(trx, talent_id);
  });
  await deleteUnusedFiles(services, files);
}

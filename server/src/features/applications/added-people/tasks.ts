import type { Language } from '@kirdaar/contract/rules/languages';
import { sendToAdded } from '#features/accounts/identity/send-to-added.ts';
import { type AddedAudition, addedEmails, addedMessage } from '#features/applications/added-people/emails.ts';
import {
  deleteOutdatedTraces,
  deleteWithoutLogin,
  findAddedToTell,
  listNews,
  listOutdated,
  updateHouseToTold,
  updateToTold,
} from '#features/applications/added-people/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Writes to a person whom a house added: who did, what is kept, and the link to answer or have it deleted. */
export const tellAddedPerson: Task<{ application_id: string }> = {
  name: 'tell-added-person',
  retryPolicy: A_DAY,
  run: async (services, { application_id }, id) => {
    await writeToAdded(services, id, application_id);
  },
};

/** Does the same about an audition. Returns false if the applicant has an account, which is notified as usual. */
export async function writeToAdded(
  services: Services,
  id: string,
  applicationId: string,
  auditionIn?: (language: Language) => AddedAudition,
): Promise<boolean> {
  const { db, now } = services;
  const person = await findAddedToTell(db, applicationId);
  if (!person) return false;
  const { language, name, house, title, is_stopped } = person;
  // Who was told of a stopped call was told not to come, and the others need not hear that a house is casting.
  if (is_stopped) return true;
  const audition = auditionIn?.(language) ?? null;
  const facts = (token: string) => ({ name, house, title, token, audition });
  if (await sendToAdded(services, id, addedMessage, person, facts)) await updateToTold(db, person.id, now());
  return true;
}

/** Tells houses whose added people had everything deleted, or had applied themselves. */
export const tellHousesOfAdded: Task = {
  name: 'tell-houses-of-added-people',
  schedule: '*/10 * * * *',
  run: async (services) => {
    for (const { id, production_house_id, application_id, ...facts } of await listNews(services.db))
      await services.db.transaction().execute(async (trx) => {
        const within = { ...services, db: trx };
        await updateHouseToTold(trx, id, services.now());
        // The source names the application, so that its deletion deletes the notification.
        const source = application_id ? `added ${id} applied as ${application_id}` : `added ${id} deleted`;
        const template = application_id ? addedEmails.merged : addedEmails.deleted;
        await notifyHouse(within, production_house_id, { source, template, facts });
      });
  },
};

/** Deletes added people who have not registered, some time after the end of their casting calls. */
export const deleteAddedPeople: Task = {
  name: 'delete-added-people',
  schedule: '43 3 * * *',
  run: async (services) => {
    const { db, now } = services;
    for (const { talent_id } of await listOutdated(db, now())) {
      const files = await db.transaction().execute((trx) => deleteWithoutLogin(trx, talent_id));
      await deleteUnusedFiles(services, files);
    }
    await deleteOutdatedTraces(db, now());
  },
};

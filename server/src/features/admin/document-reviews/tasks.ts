import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { RENEWAL_DAYS } from '@kirdaar/contract/rules/house-documents';
import {
  listVerificationsEnding,
  takeDownCallsForChildren,
  updateToUnverified,
} from '#features/admin/document-reviews/queries.ts';
import { verificationEndsEmail } from '#features/houses/documents/emails.ts';
import { notifyOfVerificationEnd } from '#features/houses/documents/tasks.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { deleteRevision, findRevision } from '#features/jobs/reviews/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Tells houses in time that their document ends, and ends the verification after its last day. */
export const endVerifications: Task = {
  name: 'end-verifications',
  schedule: '41 6 * * *',
  run: async (services) => {
    const today = dayInIndia(services.now());
    for (const { id, day } of await listVerificationsEnding(services.db, addDays(today, RENEWAL_DAYS))) {
      if (day < today) await endVerification(services, id, day);
      else
        await notifyHouse(services, id, {
          source: `verification ends after ${day}`,
          template: verificationEndsEmail,
          facts: { day },
        });
    }
  },
};

/**
 * Ends the verification of a house whose document was valid until a day: its casting calls that may cast children
 * are taken down until it is verified again.
 */
async function endVerification(services: Services, production_house_id: string, day: string) {
  const images = await services.db.transaction().execute(async (trx) => {
    if (!(await updateToUnverified(trx, production_house_id, day))) return [];
    const unused: string[] = [];
    for (const { id } of await takeDownCallsForChildren(trx, production_house_id)) {
      const revision = await findRevision(trx, id);
      if (revision?.image) unused.push(revision.image);
      await deleteRevision(trx, id);
    }
    await services.queue.add(trx, notifyOfVerificationEnd, { production_house_id, day });
    return unused;
  });
  for (const image of images) await deleteUnusedImage(services, image);
}

import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { RENEWAL_DAYS } from '@kirdaar/contract/rules/house-documents';
import { endVerification } from '#features/admin/document-reviews/end-verification.ts';
import { listVerificationsEnding } from '#features/admin/document-reviews/queries.ts';
import { verificationEndsEmail } from '#features/houses/documents/emails.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
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

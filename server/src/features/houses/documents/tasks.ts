import {
  houseRejectedEmail,
  houseVerifiedEmail,
  verificationEndedEmail,
} from '#features/houses/documents/emails.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

interface Decision {
  production_house_id: string;
  /** Why staff rejected the document; null if they verified the house. */
  reason: string | null;
  decided_at: string;
}

/** Tells a house what staff decided about its document. */
export const notifyOfVerification: Task<Decision> = {
  name: 'notify-of-verification',
  run: async (services, { production_house_id, reason, decided_at }) => {
    const source = `verification of ${production_house_id} on ${decided_at}`;
    if (reason === null)
      await notifyHouse(services, production_house_id, { source, template: houseVerifiedEmail, facts: {} });
    else
      await notifyHouse(services, production_house_id, {
        source,
        template: houseRejectedEmail,
        facts: { reason },
      });
  },
};

interface End {
  production_house_id: string;
  /** The last day on which the document was valid. */
  day: string;
}

/** Tells a house that its verification has ended. */
export const notifyOfVerificationEnd: Task<End> = {
  name: 'notify-of-verification-end',
  run: async (services, { production_house_id, day }) => {
    const source = `verification ended after ${day}`;
    await notifyHouse(services, production_house_id, {
      source,
      template: verificationEndedEmail,
      facts: { day },
    });
  },
};

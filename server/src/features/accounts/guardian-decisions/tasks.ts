import {
  rejectionEmails,
  requestEmails,
  requestEndedEmail,
} from '#features/accounts/guardian-decisions/emails.ts';
import { deleteEnded, listDecisionForEmail } from '#features/accounts/guardian-decisions/queries.ts';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

/** Asks the guardians to decide what the child prepared, at their own contacts. */
export const sendGuardianRequest: Task<{ decision_id: string }> = {
  name: 'send-guardian-request',
  run: async (services, { decision_id }) => {
    for (const decision of await listDecisionForEmail(services.db, decision_id)) {
      if (decision.approved !== null) return;
      const { talent_id, guardian_id: id, kind } = decision;
      await notify(services, {
        source: `guardian request ${decision_id}`,
        account_id: talent_id,
        template: requestEmails[kind],
        facts: { ...decision, first_name: firstNameOf(decision) },
        guardian: { id },
        // The child has just sent it.
        by: [],
      });
    }
  },
};

/** Tells a child that the guardian decided against something. */
export const sendGuardianRejection: Task<{ decision_id: string }> = {
  name: 'send-guardian-rejection',
  run: async (services, { decision_id }) => {
    const [decision] = await listDecisionForEmail(services.db, decision_id);
    if (decision?.approved !== false) return;
    await notify(services, {
      source: `guardian rejection ${decision_id}`,
      account_id: decision.talent_id,
      template: rejectionEmails[decision.kind],
      facts: { ...decision, first_name: firstNameOf(decision) },
      // The guardian has just decided it.
      guardian: 'not told',
    });
  },
};

/** Tells a child and the guardians that a waiting application was not sent, because the casting call ended. */
export const endGuardianRequests: Task = {
  name: 'end-guardian-requests',
  schedule: '*/10 * * * *',
  run: (services) =>
    services.db.transaction().execute(async (db) => {
      for (const { id, talent_id, title } of await deleteEnded(db, services.now()))
        await notify(
          { ...services, db },
          {
            source: `guardian request ${id} ended`,
            account_id: talent_id,
            template: requestEndedEmail,
            facts: { title },
          },
        );
    }),
};

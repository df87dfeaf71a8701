import { decisionEmail, rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import { findDecision, listSent } from '#features/applications/decisions/queries.ts';
import { isTrueText, rejectionIn } from '#features/applications/decisions/rejection-texts.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

/** Tells a talent of a decision, in words that are true at that moment. */
export const sendDecisionEmail: Task<{ decision_id: string }> = {
  name: 'send-decision-email',
  run: async (services, { decision_id }) => {
    const decision = await findDecision(services.db, decision_id, services.now());
    if (!decision || decision.status === 'withdrawn') return;
    const { talent_id, title, company_name, text, role, language } = decision;
    const facts = { title, company_name };
    const notification = { source: `decision ${decision_id}`, account_id: talent_id };
    // A talent may have stepped back from the role since the house wrote that it went to someone.
    if (text !== null && isTrueText(text, decision.someone_selected))
      await notify(services, {
        ...notification,
        template: rejectionMessageEmail,
        facts: { ...facts, message: rejectionIn(language, text, role) },
      });
    else await notify(services, { ...notification, template: decisionEmail(decision), facts });
  },
};

/** Queues each email of a request separately, so that a failed one does not delay the others. */
export const sendDecisionEmails: Task<{ request_id: string }> = {
  name: 'send-decision-emails',
  seconds: 600,
  run: async ({ db, queue }, { request_id }) => {
    await db.transaction().execute(async (trx) => {
      for (const decision of await listSent(trx, request_id))
        await queue.add(trx, sendDecisionEmail, decision);
    });
  },
};

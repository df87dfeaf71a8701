import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { decisionEmail, rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import {
  findDecision,
  listReady,
  listSent,
  lockDecided,
  updateDecisions,
} from '#features/applications/decisions/queries.ts';
import { isTrueText, rejectionIn } from '#features/applications/decisions/rejection-texts.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Services } from '#platform/services.ts';
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

export const sendScheduledDecisions: Task<{ request_id: string }> = {
  name: 'send-scheduled-decisions',
  seconds: 600,
  run: async (services, { request_id }) => {
    await services.db.transaction().execute((trx) => sendReady({ ...services, db: trx }, request_id));
  },
};

/** Sends the due decisions of a request, except those that are no longer in force or no longer true. */
export async function sendReady(services: Pick<Services, 'db' | 'now' | 'queue'>, requestId: string) {
  const { db, now, queue } = services;
  await lockDecided(db, requestId);
  const at = now().toISOString();
  const ready = await listReady(db, requestId, now());
  const sent = ready.filter((one) => one.is_due && isTrueText(one.text ?? '', one.someone_selected));
  const kept = ready.filter((one) => !sent.includes(one));
  await updateDecisions(db, kept, { cancelled_at: at });
  for (const [status, some] of Map.groupBy(sent, shownStatus)) {
    const ids = some.map(({ application_id }) => application_id);
    await insertStatusChanges(db, db.selectFrom('application').where('id', 'in', ids).orderBy('id'), {
      status,
      happened_at: at,
      party: 'house',
      ...(some[0]?.account_id && { account_id: some[0].account_id }),
    });
  }
  if (sent.length === 0) return;
  await updateDecisions(db, sent, { sent_at: at });
  await queue.add(db, sendDecisionEmails, { request_id: requestId });
}

type Ready = Awaited<ReturnType<typeof listReady>>[number];

/** Returns the status that the talent sees once a decision is sent. */
function shownStatus({ kind, on_shortlist }: Ready): ApplicationStatus {
  if (kind !== 'reopened') return kind;
  return on_shortlist ? 'shortlisted' : 'viewed';
}

import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { listReady, lockDecided, updateDecisions } from '#features/applications/decisions/queries.ts';
import { isTrueText } from '#features/applications/decisions/rejection-texts.ts';
import { sendDecisionEmails } from '#features/applications/decisions/tasks.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import type { Services } from '#platform/services.ts';

/**
 * Sends the decisions of a request whose time has come, in the caller's transaction. One that is no longer in
 * force, or whose text is no longer true, is not sent and waits for the house.
 */
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

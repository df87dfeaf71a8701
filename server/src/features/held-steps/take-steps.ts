import type { ReviewSteps } from '@kirdaar/contract/review';
import { UNDO_SECONDS } from '@kirdaar/contract/rules/limits';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import {
  insertHeldSteps,
  listStanding,
  lockApplications,
  settleStepsOf,
} from '#features/held-steps/queries.ts';
import { settleSteps } from '#features/held-steps/tasks.ts';
import type { Reviewer } from '#features/review/queries.ts';
import { tellOfSteps } from '#features/timeline/tell-of-steps.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/**
 * Has applications take a step together. It is held back for a moment, in which it may be taken back; then each
 * talent is told. Says which moved, and of the others where they stand and why.
 */
export function takeSteps(services: Services, by: Reviewer, steps: ReviewSteps) {
  const { db, now } = services;
  const { application_ids, status } = steps;
  return db.transaction().execute(async (trx) => {
    await lockApplications(trx, by.production_house_id, application_ids);
    const taken = now();
    const found = await listStanding(trx, by.production_house_id, steps, taken);
    if (found.length === 0) throw new Refusal(404, 'Not found.');

    const repeated = found.filter(({ repeated_until }) => repeated_until);
    const moving = found.filter(({ may_move, repeated_until }) => may_move && !repeated_until);
    const ids = moving.map(({ application_id }) => application_id);
    const told = new Date(taken.getTime() + UNDO_SECONDS * 1000);
    if (ids.length > 0) await holdSteps(services, trx, ids, { ...steps, account_id: by.id }, taken, told);

    const moved = [...repeated, ...moving.map((one) => ({ ...one, status }))];
    const stands = new Map(found.map((one) => [one.application_id, one.status]));
    const stayed = application_ids
      .filter((id) => !moved.some(({ application_id }) => application_id === id))
      .map((application_id) => {
        const at = stands.get(application_id);
        return { application_id, status: at ?? null, reason: reasonToStay(at, status) };
      });
    return { moved, stayed, undo_until: repeated[0]?.repeated_until ?? told.toISOString() };
  });
}

/** A step that was held of one of them goes on to the timeline: it may not be taken back any more. */
async function holdSteps(
  { queue }: Services,
  trx: Database,
  ids: string[],
  { request_id, status, account_id }: ReviewSteps & { account_id: string },
  taken: Date,
  told: Date,
) {
  const [taken_at, told_from] = [taken.toISOString(), told.toISOString()];
  await tellOfSteps({ db: trx, queue }, await settleStepsOf(trx, ids, taken));
  await insertHeldSteps(trx, ids, { request_id, status, account_id, taken_at, told_from });
  await queue.add(trx, settleSteps, { request_id }, told);
}

function reasonToStay(stands: ApplicationStatus | undefined, asked: ApplicationStatus): string {
  if (!stands) return 'Not found.';
  if (stands === asked) return 'Was moved there already.';
  if (stands === 'withdrawn') return 'The talent withdrew the application.';
  if (stands === 'selected' || stands === 'not_selected') return 'Was decided already.';
  return 'Has come further already.';
}

import { shownReceived } from '#features/applications/read-received.ts';
import { reasonsOf } from '#features/fit/fit.ts';
import { findReviewed, listOthers, type Reviewer } from '#features/review/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** One application with all that its reviewer works with. */
export async function readReviewed(services: Services, by: Reviewer, id: string) {
  const { db, now } = services;
  const found = await findReviewed(db, by, id, now());
  if (!found) throw new Refusal(404, 'Not found.');

  const { reviewed_status, held_until, held_request_id, held_by, held_is_own, ...application } = found;
  const { languages, skills, body_type, height } = application;
  const held = held_until &&
    held_request_id && {
      ...{ request_id: held_request_id, status: reviewed_status, until: held_until },
      ...{ by: held_by, is_own: held_is_own },
    };
  return {
    ...shownReceived(services, application),
    status: reviewed_status,
    held: held || null,
    fit: { score: application.fit_score, reasons: reasonsOf(application) },
    others: await listOthers(db, by.production_house_id, application, now()),
    profile: { languages, skills, body_type, height },
  };
}

import { shownReceived } from '#features/applications/received/read-received.ts';
import { findReviewed, listOthers, type Reviewer } from '#features/applications/review/queries.ts';
import { matchReasons } from '#features/jobs/matching/match-reasons.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns one application with everything that its reviewer needs. */
export async function readReviewed(services: Services, by: Reviewer, id: string) {
  const { db, now } = services;
  const found = await findReviewed(db, by, id, now());
  if (!found) throw new AppError('application_not_found');

  const { reviewed_status, undo_until, pending_request_id, pending_by, pending_is_own, ...application } =
    found;
  const { languages, skills, body_type, height } = application;
  const pending_move = undo_until &&
    pending_request_id && {
      request_id: pending_request_id,
      status: reviewed_status,
      until: undo_until,
      by: pending_by,
      is_own: pending_is_own,
    };
  return {
    ...shownReceived(services, application),
    status: reviewed_status,
    pending_move: pending_move || null,
    match: { score: application.match_score, reasons: matchReasons(application) },
    others: await listOthers(db, by.production_house_id, application, now()),
    profile: { languages, skills, body_type, height },
  };
}

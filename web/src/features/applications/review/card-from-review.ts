import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';

/** Returns the card of an application that was opened by its URL before the board loaded it. */
export function cardFromReview(review: ReviewedApplication): BoardCard {
  const { application_id, user, status, told, match, score, team_score, notes, applied_at, self_tape } =
    review;
  const { id: talent_id, name, age, gender, city, image_url } = user;
  return {
    application_id,
    talent_id,
    name,
    age,
    gender,
    city,
    image_url,
    status,
    told,
    match,
    score,
    team_score,
    applied_at,
    has_note: notes.length > 0,
    self_tape: self_tape?.state ?? null,
    opened: status !== 'applied',
  };
}

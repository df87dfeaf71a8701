import type { BoardCard } from '@kirdaar/contract/board';
import type { ReviewedApplication } from '@kirdaar/contract/review';

/** The card of an application that was opened by its address, before the board has loaded so far. */
export function cardOf(review: ReviewedApplication): BoardCard {
  const { application_id, user, status, held, fit, score, notes, applied_at } = review;
  const { id: talent_id, name, age, gender, city, image_url } = user;
  return {
    ...{ application_id, talent_id, name, age, gender, city, image_url, status, fit, score, applied_at },
    held_until: held?.until ?? null,
    has_note: notes.length > 0,
    opened: status !== 'applied',
  };
}

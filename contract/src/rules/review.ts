/**
 * Statuses a house can set on the board. `selected` is missing because the talent must accept a role offer.
 */
export const moveStatuses = ['shortlisted', 'audition', 'not_selected'] as const;
export type MoveStatus = (typeof moveStatuses)[number];

/** Sort orders of the board: best match, newest, or best score given by the house. */
export const boardSorts = ['match', 'newest', 'score'] as const;

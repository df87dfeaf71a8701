/** The steps of the board. To be selected, a talent has to say yes to an offer. */
export const reviewSteps = ['shortlisted', 'audition', 'not_selected'] as const;
export type ReviewStep = (typeof reviewSteps)[number];

/** The orders of the board: what fits best, what came last, or what the house scored best. */
export const boardSorts = ['fit', 'newest', 'score'] as const;

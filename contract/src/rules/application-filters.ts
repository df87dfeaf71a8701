/**
 * The groups in which a talent finds their applications: those that wait for the talent's answer, sent ones
 * without a decision, and the others by what the talent was told.
 */
export const applicationGroups = ['answer', 'sent', 'shortlisted', 'audition', 'selected', 'ended'] as const;
export type ApplicationGroup = (typeof applicationGroups)[number];

/** What a list of applications can be filtered by; `open` are all that have not ended. */
export const applicationFilters = ['open', ...applicationGroups] as const;
export type ApplicationFilter = (typeof applicationFilters)[number];

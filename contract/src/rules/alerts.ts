/** How long one click pauses alerts. */
export const ALERT_PAUSE_DAYS = 30;
/**
 * How far back an alert looks for new casting calls. Two weeks cover the longest gap between two alerts, so
 * no call is missed.
 */
export const ALERT_BACK_DAYS = 14;
/** Maximum number of casting calls an alert lists per search; it gives the count of the rest. */
export const MAX_ALERT_SHOWN = 10;

/** Actions that an email's link can apply to the alerts of a search. */
export const alertActions = ['pause', 'end', 'resume'] as const;
export type AlertAction = (typeof alertActions)[number];

/** For how long alerts are paused by one click. */
export const ALERT_PAUSE_DAYS = 30;
/** An alert tells of calls of the last two weeks at most, so that the longest time between two leaves none out. */
export const ALERT_BACK_DAYS = 14;
/** How many calls of one search an alert names; it says how many more there are. */
export const ALERT_SHOWN_MOST = 10;

/** What a letter's link does with the alerts of a search. */
export const alertActions = ['pause', 'end', 'resume'] as const;
export type AlertAction = (typeof alertActions)[number];

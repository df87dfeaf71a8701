/** What figures are counted by. Weeks begin on Monday. */
export const figurePeriods = ['day', 'week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** The most days that can be counted at once, so that a chart stays readable. */
export const MAX_FIGURE_DAYS: Readonly<Record<FigurePeriod, number>> = { day: 92, week: 731, month: 3700 };

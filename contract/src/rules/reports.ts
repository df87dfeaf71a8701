/** Maximum length of a report. It must match the database. */
export const MAX_REPORT = 2000;

/** What can be reported besides conversations and messages. */
export const reportedSubjects = ['job', 'house', 'talent'] as const;
export type ReportedSubject = (typeof reportedSubjects)[number];

/** Reasons for a report. */
export const reportReasons = ['money', 'harassment', 'indecency', 'threat', 'fake', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

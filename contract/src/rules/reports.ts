/** Maximum length of a report. It must match the database. */
export const MAX_REPORT = 2000;

/** What can be reported besides conversations and messages. */
export const reportableSubjects = ['job', 'house', 'talent'] as const;
/** Talent who do not feel safe report their audition, and both sides dispute pay. */
export const reportedSubjects = [...reportableSubjects, 'audition', 'pay'] as const;
export type ReportableSubject = (typeof reportableSubjects)[number];

/** Reasons for a report. */
export const reportReasons = [
  'money',
  'harassment',
  'indecency',
  'threat',
  'unsafe',
  'fake',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

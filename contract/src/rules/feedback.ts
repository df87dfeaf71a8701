/** What each side is asked about the other after the work, to be answered by yes or no. */
export const questionsOf = {
  house: ['punctual', 'work_again'],
  talent: ['terms_kept', 'safe'],
} as const;
export type FeedbackQuestion = (typeof questionsOf)[keyof typeof questionsOf][number];
export type FeedbackAnswers = Partial<Record<FeedbackQuestion, boolean>>;

/** For how many days feedback can be changed; the database has the same limit. */
export const FEEDBACK_DAYS = 14;
/** How many others say no to the same question within a year until staff are told; the database counts. */
export const TROUBLE_COUNT = 3;

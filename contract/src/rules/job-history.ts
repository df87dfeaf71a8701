/** What somebody of a house does to a call. */
export const jobActs = [
  'posted',
  'edited',
  'closed',
  'reopened',
  'copied',
  'slots_added',
  'slot_changed',
  'slot_cancelled',
] as const;
export type JobAct = (typeof jobActs)[number];

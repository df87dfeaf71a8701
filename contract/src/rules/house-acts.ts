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

/** What somebody of a house does to a list of talents that stands nowhere else. */
export const listActs = ['list_renamed', 'talent_removed', 'list_deleted'] as const;
export type ListAct = (typeof listActs)[number];

/** What happens to the team of a house. */
export const teamActs = [
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'role_changed',
  'member_removed',
  'member_left',
] as const;
export type TeamAct = (typeof teamActs)[number];

export const houseActs = [...jobActs, ...listActs, ...teamActs] as const;

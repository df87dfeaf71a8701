/** Audit log actions on a casting call. */
export const jobActions = [
  'posted',
  'edited',
  'closed',
  'reopened',
  'copied',
  'stopped',
  'resumed',
  'child_shown',
  'slots_added',
  'slot_changed',
  'slot_cancelled',
  'terms_sealed',
] as const;
export type JobAction = (typeof jobActions)[number];

/** Audit log actions on a talent list that are recorded nowhere else. */
export const listActions = ['list_renamed', 'talent_removed', 'list_deleted'] as const;

/** Audit log actions on a house and its team. */
export const teamActions = [
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'role_changed',
  'member_removed',
  'member_left',
  'calendar_link_ended',
  'projects_changed',
  'renamed',
] as const;
export type TeamAction = (typeof teamActions)[number];

export const auditActions = [...jobActions, ...listActions, ...teamActions] as const;

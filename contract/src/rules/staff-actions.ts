/** What the audit log of staff records. Once released, an action keeps its name. */
export const staffActions = [
  'logged_in',
  'logged_out',
  'login_refused',
  'confirmed',
  'joined',
  'invited_staff',
  'changed_staff_role',
  'removed_staff',
  'verified_audit_log',
  'ran_command',
] as const;
export type StaffAction = (typeof staffActions)[number];

import type { StaffAction } from '@kirdaar/contract/rules/staff-actions';

export const staffActionTexts: Record<StaffAction, string> = {
  logged_in: 'Logged in',
  logged_out: 'Logged out',
  login_refused: 'Login refused',
  confirmed: 'Confirmed who is there',
  joined: 'Set up a login',
  invited_staff: 'Invited staff',
  changed_staff_role: 'Changed a staff role',
  removed_staff: 'Removed staff',
  verified_audit_log: 'Verified the audit log',
  ran_command: 'Ran a command on the server',
};

/** Returns the facts of an entry as one line. */
export function detailsText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([key, value]) =>
        `${key.replaceAll('_', ' ')}: ${typeof value === 'object' ? JSON.stringify(value) : value}`,
    )
    .join(' · ');
}

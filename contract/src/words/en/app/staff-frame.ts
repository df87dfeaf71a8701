/** The frame of the staff area. */

export const link_today = 'Today';
export const link_people = 'People';
export const link_money = 'Money';
export const link_figures = 'Figures';
export const link_flag_rules = 'Flag rules';
export const link_announcements = 'Announcements';
export const link_content = 'Content';
export const link_audit_log = 'Audit log';
export const link_staff = 'Staff';
export const link_switches = 'Switches';

export const area = 'Staff';
export const nav = 'Staff area';
export const session = (end: string) => `Your passkeys. Logged in until ${end}`;
export const passkeys = ': your passkeys';
export const log_out = 'Log out';

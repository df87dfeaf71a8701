import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/app/staff-frame.ts'),
  typeof import('#words/hi/app/staff-frame.ts')
>;

export const link_today = 'आज';
export const link_people = 'लोग';
export const link_money = 'पैसे';
export const link_figures = 'आँकड़े';
export const link_flag_rules = 'फ़्लैग के नियम';
export const link_announcements = 'घोषणाएँ';
export const link_content = 'कंटेंट';
export const link_audit_log = 'ऑडिट लॉग';
export const link_staff = 'स्टाफ़';
export const link_switches = 'स्विच';

export const area = 'स्टाफ़';
export const nav = 'स्टाफ़ के पेज';
export const session = (end: string) => `आपकी पासकी। ${end} तक लॉगिन`;
export const passkeys = ': आपकी पासकी';
export const log_out = 'लॉग आउट';

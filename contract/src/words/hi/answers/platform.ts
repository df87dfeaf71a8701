import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/platform.ts'),
  typeof import('#words/hi/answers/platform.ts')
>;

export const saved = 'सेव हो गया।';
export const removed = 'हटा दिया गया।';
export const deleted = 'हटा दिया गया।';
export const link_created = 'लिंक बन गया।';
export const link_ended = 'लिंक बंद हो गया।';
export const profile_saved = 'प्रोफ़ाइल अपडेट हो गई!';
export const invitation_sent_to = (email: string) => `${email} पर निमंत्रण भेज दिया गया।`;
export const new_invitation_sent_to = (email: string) => `${email} पर नया निमंत्रण भेज दिया गया।`;

// The page in place of one that cannot be shown at the moment.
export const please_wait_title = 'कृपया इंतज़ार करें';
export const please_wait_heading = 'कृपया थोड़ा इंतज़ार करें';
export const please_wait_send_again = 'वापस जाकर फ़ॉर्म फिर से भेजें।';
export const please_wait_loads_again = 'यह पेज अपने आप फिर से लोड हो जाएगा।';

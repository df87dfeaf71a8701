import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/check-in.ts'),
  typeof import('#words/hi/auditions/check-in.ts')
>;

export const page = 'चेक-इन';
export const missing = 'यह आवेदक नहीं मिले। हो सकता है कि वे किसी दूसरे प्रोडक्शन हाउस के आवेदक हों।';
export const no_slot = 'इस आवेदक के पास ऑडिशन का स्लॉट नहीं है। पहले टाइमटेबल में उन्हें स्लॉट दें।';
export const timetable = 'टाइमटेबल देखें';
export const failed = 'यह सेव नहीं हो सका। फिर से कोशिश करें।';
export const arrived_of = (name: string) => `${name} पहुँच गए`;
export const arrived_undo = (name: string) => `पहले जैसा करें: ${name} पहुँच गए`;
export const arrived = 'पहुँच गए';
export const arrived_at = (time: string) => `${time} पर पहुँचे`;
export const undo = 'पहले जैसा करें';

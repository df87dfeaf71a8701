import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/talent.ts'),
  typeof import('#words/hi/answers/talent.ts')
>;

export const file_added = 'फ़ाइल जुड़ गई।';
export const order_saved = 'क्रम सेव हो गया।';
export const caption_saved = 'कैप्शन सेव हो गया।';
export const processing_restarted = 'प्रोसेसिंग फिर से शुरू हो गई।';
export const file_deleted = 'फ़ाइल हटा दी गई।';
export const visibility_saved = 'आपकी पसंद सेव हो गई।';
export const visit_counted = 'विज़िट गिन ली गई।';

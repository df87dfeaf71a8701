import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/notifications.ts'),
  typeof import('#words/hi/answers/notifications.ts')
>;

export const all_marked_read = 'सभी को पढ़ा हुआ मान लिया गया।';
export const whatsapp_agreed = 'सहमति दर्ज हो गई।';
export const whatsapp_taken_back = 'सहमति वापस ले ली गई।';
export const push_on = 'इस ब्राउज़र में नोटिफ़िकेशन चालू हैं।';
export const push_off = 'इस ब्राउज़र में नोटिफ़िकेशन बंद हैं।';

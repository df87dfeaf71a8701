import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/ui/controls.ts'),
  typeof import('#words/hi/ui/controls.ts')
>;

export const confirm_cancel = 'रद्द करें';
export const dialog_close = 'बंद करें';
export const toast_dismiss = 'बंद करें';
export const field_missing = 'यह जानकारी भरें।';
export const select_choose = 'चुनें';
export const password_show = 'दिखाएँ';
export const password_show_name = 'पासवर्ड दिखाएँ';
export const password_hide = 'छिपाएँ';
export const password_hide_name = 'पासवर्ड छिपाएँ';

export const loading = 'लोड हो रहा है...';
export const list_failed = 'यह लिस्ट लोड नहीं हो सकी।';
export const list_try_again = 'फिर से कोशिश करें';
export const offline = 'आप ऑफ़लाइन हैं। यह पेज वही दिखा रहा है जो पिछली बार लोड हुआ था।';

export const share_whatsapp = 'WhatsApp पर शेयर करें';
export const share_copy = 'लिंक कॉपी करें';
export const share_copied = 'लिंक कॉपी हो गया';
export const share_copy_failed = 'लिंक कॉपी नहीं हो सका।';
export const verified_house = 'दस्तावेज़ों से सत्यापित';

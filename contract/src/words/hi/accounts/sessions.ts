import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/sessions.ts'),
  typeof import('#words/hi/accounts/sessions.ts')
>;

export const dates = (start: string, last: string) => `${start} को लॉग इन हुआ, पिछली बार ${last} को इस्तेमाल हुआ`;
export const device = (browser: string, system: string) => `${system} पर ${browser}`;
export const other_devices: Record<'Unknown device', string> = { 'Unknown device': 'अनजान डिवाइस' };
export const this_device = 'यह डिवाइस';
export const end = 'लॉग आउट करें';
export const end_label = (device: string) => `${device} को लॉग आउट करें`;
export const end_question = (device: string) => `${device} को लॉग आउट करें?`;
export const end_confirm = 'डिवाइस लॉग आउट करें';
export const end_failed = 'यह डिवाइस लॉग आउट नहीं हो सका। फिर से कोशिश करें।';
export const ended_here = 'इस डिवाइस को लॉग आउट कर दिया गया।';
export const end_others = 'बाकी सभी डिवाइस लॉग आउट करें';
export const end_others_question =
  'बाकी सभी डिवाइस लॉग आउट करें? आपकी API कुंजियाँ, कैलेंडर लिंक और आपके भेजे हुए निमंत्रण भी बंद हो जाएँगे।';
export const end_others_confirm = 'बाकी डिवाइस लॉग आउट करें';

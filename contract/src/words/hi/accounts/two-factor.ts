import { plural } from '#words/hi/plural.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/two-factor.ts'),
  typeof import('#words/hi/accounts/two-factor.ts')
>;

export const title = 'टू-स्टेप लॉगिन';
export const lead =
  'आप अपने पासवर्ड के साथ फ़ोन के ऑथेंटिकेटर ऐप, जैसे Google Authenticator, का कोड भरकर लॉग इन करेंगे, इसलिए सिर्फ़ पासवर्ड चोरी होने से कोई आपके अकाउंट में नहीं घुस सकता। इसे चालू या बंद करने पर आपके बाकी सभी डिवाइस लॉग आउट हो जाएँगे। बदलाव की पुष्टि ईमेल से भेजी जाएगी।';
export const setup_submit = 'टू-स्टेप लॉगिन सेट करें';
export const setup_busy = 'सेट हो रहा है...';
export const setup_failed = 'टू-स्टेप लॉगिन सेट नहीं हो सका। फिर से कोशिश करें।';
export const setup_scan = '1. अपने ऑथेंटिकेटर ऐप से यह QR कोड स्कैन करें।';
export const setup_qr = 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड';
export const setup_key = 'स्कैन न कर पाएँ, तो ऐप में यह कुंजी भरें, या इसी डिवाइस पर ऐप खोलें।';
export const setup_copy = 'कुंजी कॉपी करें';
export const setup_copied = 'कुंजी कॉपी हो गई';
export const setup_open = 'इस डिवाइस पर ऐप खोलें';
export const setup_code = '2. ऐप में दिख रहा कोड भरें।';
export const setup_confirm = 'टू-स्टेप लॉगिन चालू करें';
export const setup_after_login = 'लॉग इन करने के बाद फिर से शुरू करें।';
export const setup_not_now = 'अभी नहीं';
export const copy_failed = 'कॉपी नहीं हो सका। इसके बजाय लिखकर रख लें।';

export const code = 'ऑथेंटिकेटर ऐप का कोड';
export const code_incomplete = (digits: number) => `पूरे ${digits} अंक भरें।`;
export const code_checking = 'जाँच हो रही है...';
export const code_failed = 'इस कोड की जाँच नहीं हो सकी। फिर से कोशिश करें।';
export const recovery_code = 'रिकवरी कोड';
export const recovery_hint =
  'उन 10 कोड में से एक, जो टू-स्टेप लॉगिन चालू करते समय आपने सेव किए थे। हर कोड एक ही बार काम करता है।';
export const recovery_missing = 'रिकवरी कोड भरें।';
export const recovery_use = 'रिकवरी कोड इस्तेमाल करें';
export const recovery_use_app = 'इसके बजाय ऐप इस्तेमाल करें';
export const login_text = 'अपना ऑथेंटिकेटर ऐप खोलें और उसमें दिख रहा कोड भरें।';
export const login_submit = 'लॉग इन करें';
export const login_back = 'पासवर्ड पर वापस जाएँ';

export const codes_text = <Part>(strong: (text: string) => Part) => [
  strong('ये रिकवरी कोड सेव कर लें।'),
  ' फ़ोन पास न हो, तो इनमें से किसी एक से लॉग इन करें। हर कोड एक ही बार काम करता है। ये दोबारा नहीं दिखाए जाएँगे।',
];
export const codes_copy = 'कोड कॉपी करें';
export const codes_copied = 'कोड कॉपी हो गए';
export const codes_print = 'कोड प्रिंट करें';
export const codes_printed = (page: string) => `${page}: रिकवरी कोड`;
export const codes_saved = 'कोड सेव कर लिए हैं';

export const confirm_code = 'आपके ऐप का कोड';
export const confirm_code_hint = 'या कोई रिकवरी कोड।';
export const status_on = 'टू-स्टेप लॉगिन चालू है।';
export const codes_left = (count: number) =>
  plural(count, {
    one: `आपके पास ${count} रिकवरी कोड बचा है।`,
    other: `आपके पास ${count} रिकवरी कोड बचे हैं।`,
  });
export const codes_few = (count: number) =>
  plural(count, {
    one: `आपके पास ${count} रिकवरी कोड बचा है। नए कोड पाने के लिए टू-स्टेप लॉगिन बंद करके फिर चालू करें।`,
    other: `आपके पास ${count} रिकवरी कोड बचे हैं। नए कोड पाने के लिए टू-स्टेप लॉगिन बंद करके फिर चालू करें।`,
  });
export const codes_none = 'आपके पास कोई रिकवरी कोड नहीं बचा है। नए कोड पाने के लिए टू-स्टेप लॉगिन बंद करके फिर चालू करें।';
export const off_start = 'टू-स्टेप लॉगिन बंद करें';
export const off_question = 'टू-स्टेप लॉगिन बंद करें? इसके बाद आप सिर्फ़ पासवर्ड से लॉग इन करेंगे।';
export const off_submit = 'बंद करें';
export const off_busy = 'बंद हो रहा है...';
export const off_failed = 'टू-स्टेप लॉगिन बंद नहीं हो सका। फिर से कोशिश करें।';
export const off_cancel = 'रद्द करें';

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/account-settings.ts'),
  typeof import('#words/hi/accounts/account-settings.ts')
>;

export const title = 'अकाउंट';
export const lead = 'आपकी लॉगिन जानकारी, और वे डिवाइस जिन पर आप लॉग इन हैं।';
export const sessions_title = 'आप कहाँ लॉग इन हैं';
export const sessions_lead =
  'अगर कोई डिवाइस आपका नहीं लगता, तो उसे लॉग आउट करें और अपना पासवर्ड बदलें। यहाँ से लॉग आउट करने के लिए ऊपर मेन्यू में “लॉग आउट” चुनें।';
export const notifications_title = 'नोटिफ़िकेशन';
export const notifications_lead = 'चुनें कि आपको कौन से नोटिफ़िकेशन, कहाँ और किस भाषा में मिलें।';
export const notifications_link = 'नोटिफ़िकेशन सेटिंग';
export const consents = 'आपकी सहमतियाँ';
export const consents_lead = 'देखें कि आपने किस बात पर कब सहमति दी, और उसे वापस कैसे लें।';
export const api_keys = 'API कुंजियाँ';
export const api_keys_lead = 'अपने प्रोग्राम को अपने अकाउंट के साथ काम करने दें।';

export const contact_title = { email: 'ईमेल', mobile: 'मोबाइल नंबर' } as const;
export const contact_lead = {
  email:
    'हम आपके नए ईमेल पर एक कोड भेजेंगे। कोड भरने के बाद आप नए ईमेल से लॉग इन करेंगे, और आपके बाकी सभी डिवाइस लॉग आउट हो जाएँगे। पुराने ईमेल पर एक लिंक जाएगा, जिससे यह बदलाव 7 दिन तक वापस लिया जा सकता है।',
  mobile:
    'हम आपके नए मोबाइल नंबर पर एक कोड भेजेंगे। कोड भरने के बाद आप नए मोबाइल नंबर से लॉग इन करेंगे, और आपके बाकी सभी डिवाइस लॉग आउट हो जाएँगे। बदलाव की पुष्टि ईमेल से भेजी जाएगी।',
} as const;
export const contact_change = { email: 'ईमेल बदलें', mobile: 'मोबाइल नंबर बदलें' } as const;
export const contact_none = {
  email: 'आपके अकाउंट में अभी कोई ईमेल नहीं है।',
  mobile: 'आपके अकाउंट में अभी कोई मोबाइल नंबर नहीं है।',
} as const;
export const contact_current = {
  email: <Part>(contact: Part) => ['आपका मौजूदा ईमेल: ', contact],
  mobile: <Part>(contact: Part) => ['आपका मौजूदा मोबाइल नंबर: ', contact],
} as const;
export const contact_fixed =
  'फ़िलहाल मोबाइल नंबर नहीं बदला जा सकता, क्योंकि नए नंबर की पुष्टि के लिए SMS भेजना अभी संभव नहीं है।';
export const contact_cancel = 'रद्द करें';
export const email_new = 'नया ईमेल';
export const email_new_hint = 'कोड इसी ईमेल पर भेजा जाएगा।';
export const mobile_new = 'नया मोबाइल नंबर';

export const code_sent = <Part>(contact: Part) => [contact, ' पर एक कोड भेज दिया गया है।'];
export const code_enter = <Part>(email: Part) => [email, ' पर भेजा गया कोड भरें।'];
export const code_send = 'कोड भेजें';
export const code_send_to = (contact: string) => `${contact} पर कोड भेजें`;
export const code_sending = 'भेजा जा रहा है...';
export const code_failed = 'OTP नहीं भेजा जा सका';

export const password_title = 'पासवर्ड';
export const password_lead =
  'पासवर्ड बदलने पर आपके बाकी सभी डिवाइस लॉग आउट हो जाएँगे। यह डिवाइस लॉग इन रहेगा। बदलाव की पुष्टि ईमेल से भेजी जाएगी।';
export const password_current = 'मौजूदा पासवर्ड';
export const password_confirm = 'आपका पासवर्ड';
export const password_submit = 'पासवर्ड बदलें';
export const password_busy = 'बदला जा रहा है...';
export const password_failed = 'आपका पासवर्ड नहीं बदला जा सका। फिर से कोशिश करें।';
export const password_forgot = 'पासवर्ड भूल गए?';

export const verify_email_title = 'अपना ईमेल सत्यापित करें';
export const verify_email_lead =
  'आपका अकाउंट SMS से सत्यापित हुआ है। जब तक आपका ईमेल भी सत्यापित नहीं होता, हम आपको ईमेल नहीं भेजेंगे और आपकी प्रोफ़ाइल किसी को नहीं दिखेगी।';
export const verify_email_submit = 'ईमेल सत्यापित करें';
export const verify_mobile_title = 'अपना मोबाइल नंबर सत्यापित करें';
export const verify_mobile_lead =
  'WhatsApp मैसेज और SMS सिर्फ़ सत्यापित नंबर पर भेजे जाते हैं। जब तक यह नंबर सत्यापित नहीं होता, कोई और इसे अपने अकाउंट में जोड़ सकता है।';
export const verify_mobile_submit = 'मोबाइल नंबर सत्यापित करें';

export const undo_title = 'अपना पुराना ईमेल वापस लाएँ';
export const undo_lead = 'आपके अकाउंट में पिछला ईमेल वापस आ जाएगा, और सभी डिवाइस लॉग आउट हो जाएँगे।';
export const undo_needs_scripts = 'अपना पुराना ईमेल वापस लाने के लिए कृपया JavaScript चालू करें।';
export const undo_help_question = 'मदद चाहिए?';
export const undo_help_link = 'संपर्क करें';
export const undo_incomplete = 'यह लिंक अधूरा है। हमारे ईमेल वाला लिंक फिर से खोलें।';
export const undo_failed = 'आपका पुराना ईमेल वापस नहीं लाया जा सका। ईमेल वाला लिंक फिर से खोलें।';
export const undo_submit = 'मेरा पुराना ईमेल वापस लाएँ';
export const undo_busy = 'वापस लाया जा रहा है...';
export const undo_password = 'नया पासवर्ड चुनें';

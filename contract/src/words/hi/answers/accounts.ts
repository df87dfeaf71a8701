import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/accounts.ts'),
  typeof import('#words/hi/answers/accounts.ts')
>;

export const password_changed =
  'पासवर्ड बदल गया। आपके दूसरे डिवाइस लॉग आउट हो गए हैं और आपका कैलेंडर लिंक बंद हो गया है।';
export const mobile_verified = 'आपका मोबाइल नंबर सत्यापित हो गया है।';
export const api_key_ended = 'API कुंजी हटा दी गई।';
export const email_restored =
  'आपका पहले वाला ईमेल वापस आ गया है और सभी डिवाइस लॉग आउट हो गए हैं। अब नया पासवर्ड चुनें।';
export const registration_complete = 'आपका रजिस्ट्रेशन पूरा हो गया है।';
export const guardian_link_sent = 'हमने आपके अभिभावक को लिंक भेज दिया है।';
export const guardian_link_resent = 'हमने लिंक फिर से भेज दिया है।';
export const consent_withdrawn = 'सहमति वापस ले ली गई है। प्रोफ़ाइल अब छिपी हुई है।';
export const lost_link_sent =
  'अगर किसी बच्चे ने इस नंबर या ईमेल के साथ आपका नाम दिया है, तो हमने आपको लिंक भेज दिया है।';
export const code_sent = 'हमने आपको कोड भेज दिया है।';
export const consent_recorded = 'सहमति दर्ज हो गई। धन्यवाद।';
export const choices_saved = 'आपकी पसंद सेव हो गई।';
export const registered = 'रजिस्ट्रेशन हो गया। आपके ईमेल पर भेजा गया कोड भरें।';
export const account_verified = 'अकाउंट सत्यापित हो गया। अब आप लॉग इन कर सकते हैं।';
export const code_resent = 'अगर इस ईमेल का सत्यापन बाकी है, तो हमने इस पर नया कोड भेज दिया है।';
export const logged_out = 'आप लॉग आउट हो गए हैं।';
export const agreement_recorded = 'धन्यवाद। आपकी सहमति दर्ज हो गई है।';
export const child_agreement_recorded = 'सहमति दर्ज हो गई। धन्यवाद।';
export const nothing_to_agree = 'अभी ऐसा कुछ नहीं है जिस पर सहमति देनी हो।';
export const guardian_asked = 'हमने आपके अभिभावक को लिंक भेज दिया है।';
export const passkey_added = 'पासकी जुड़ गई। अब आप इससे लॉग इन कर सकते हैं।';
export const passkey_removed = 'पासकी हटा दी गई।';
export const choose_new_password = 'नया पासवर्ड चुनें।';
export const reset_code_sent = 'अगर इस ईमेल से कोई अकाउंट है, तो हमने उस पर कोड भेज दिया है।';
export const password_reset = 'पासवर्ड बदल गया। अब आप लॉग इन कर सकते हैं।';
export const device_logged_out = 'डिवाइस लॉग आउट हो गया।';
export const other_devices_logged_out =
  'बाकी सभी डिवाइस लॉग आउट हो गए। आपकी API कुंजियाँ, आपका कैलेंडर लिंक और आपके भेजे निमंत्रण भी बंद हो गए हैं।';
export const two_step_on = 'टू-स्टेप लॉगिन चालू है। आपके दूसरे डिवाइस लॉग आउट हो गए हैं।';
export const two_step_off = 'टू-स्टेप लॉगिन बंद है। आपके दूसरे डिवाइस लॉग आउट हो गए हैं।';
export const code_sent_to = (contact: string) => `${contact} पर भेजा गया कोड भरें।`;
export const contact_changed = (contact: string) =>
  `अब ${contact} दर्ज है। आपके दूसरे डिवाइस लॉग आउट हो गए हैं और आपका कैलेंडर लिंक बंद हो गया है।`;
export const text_code_sent = (mobile: string) => `हमने ${mobile} पर SMS से कोड भेज दिया है।`;

import type { EmailFault } from '#rules/emails.ts';

export const fill_in = 'यह जानकारी भरें।';
export const not_found = 'यह नहीं मिला।';
export const id_wrong = 'यह ID सही नहीं है।';
export const choose_from_list = 'लिस्ट में से कोई एक चुनें।';
export const check_list = 'यह लिस्ट जाँचें।';
export const at_most = (max: number) => `अधिकतम ${max}।`;
export const at_least = (least: number) => `कम से कम ${least}।`;
export const at_most_at_once = (max: number) => `एक बार में अधिकतम ${max}।`;
export const at_most_characters = (max: number) => `अधिकतम ${max} अक्षर लिखें।`;
export const at_least_characters = (least: number) => `कम से कम ${least} अक्षर लिखें।`;
export const use_at_most_characters = (max: number) => `अधिकतम ${max} अक्षर लिखें।`;
export const too_long = 'यह बहुत लंबा है।';
export const enter_number = 'कोई संख्या लिखें।';
export const whole_number = (least: number, max: number) => `${least} से ${max} तक की कोई पूरी संख्या लिखें।`;
export const enter_date = 'तारीख़ भरें।';
export const check_year = 'साल जाँचें।';
export const page_end_wrong = 'पेज की यह जगह सही नहीं है।';
export const page_next_missing = 'पिछले पेज का `next` मान भेजें।';
export const save_time_wrong = 'सेव करने का यह समय सही नहीं है।';
export const field_unknown = 'ऐसा कोई फ़ील्ड नहीं है।';
export const too_many_fields = 'फ़ील्ड बहुत ज़्यादा हैं।';
export const filter_unknown = 'यह फ़िल्टर मौजूद नहीं है।';

export const name_on_one_line = 'नाम एक ही लाइन में, बिना ख़ास चिह्नों के लिखें।';
export const name_without_website = 'नाम में वेबसाइट न लिखें।';
export const link_too_long = 'यह लिंक बहुत लंबा है।';
export const link_with_https = 'ऐसा लिंक भरें जो https:// से शुरू हो।';
const email_faults: Record<EmailFault, string> = {
  without_at: 'ईमेल पते में @ होता है, जैसे asha@example.com।',
  twice: 'एक ही ईमेल पता भरें, जिसमें एक @ हो।',
  with_blanks: 'ईमेल पते से ख़ाली जगह हटाएँ।',
  with_comma: 'ईमेल पते में कॉमा की जगह डॉट लिखें।',
  with_dots: 'डॉट जाँचें: दो डॉट साथ-साथ न हों, और शुरू में या @ के पास कोई डॉट न हो।',
  without_domain: '@ के बाद का हिस्सा पूरा लिखें, जैसे gmail.com।',
  not_latin: 'इस लिपि के ईमेल पते पर ईमेल नहीं पहुँचता। ऐसा पता भरें जिसमें @ से पहले अंग्रेज़ी अक्षर हों।',
  wrong: 'कृपया सही ईमेल पता भरें।',
};
export const email_wrong = (fault: EmailFault) => email_faults[fault];
export const email_too_long = 'यह ईमेल पता बहुत लंबा है।';
export const mobile_wrong = 'कृपया सही मोबाइल नंबर भरें। भारत से बाहर का नंबर हो तो देश का कोड भी लिखें।';
export const phone_wrong = 'सही फ़ोन नंबर भरें।';
export const phone_example = 'फ़ोन नंबर भरें, जैसे +91 98200 00000।';
export const pan_wrong = 'PAN में पाँच अक्षर, चार अंक और एक अक्षर होते हैं, जैसे ABCPE1234F।';
export const aadhaar_wrong = 'आधार नंबर में 12 अंक होते हैं।';
export const passport_wrong = 'पासपोर्ट नंबर में 5 से 15 अक्षर और अंक होते हैं, जैसे X1234567।';
export const passport_of_india = 'भारतीय पासपोर्ट हो, तो PAN और आधार से रजिस्टर करें।';
export const gstin_wrong = 'GST नंबर में 15 अक्षर और अंक होते हैं, जैसे 27ABCPE1234F1Z5।';
export const gstin_of_other_state = 'यह GST नंबर किसी और राज्य का है। वही राज्य चुनें या नंबर ठीक करें।';
export const company_of_gstin_missing = 'कंपनी का नाम और पता भरें, जैसा GST में दर्ज है।';

export const otp_incomplete = 'कृपया 6 अंकों का पूरा OTP भरें।';
export const token_wrong = 'यह टोकन सही नहीं है।';
export const pass_wrong = 'यह पास सही नहीं है।';
export const password_too_short = (least: number) => `पासवर्ड में कम से कम ${least} अक्षर होने चाहिए।`;
export const password_too_long = (max: number) => `पासवर्ड में अधिकतम ${max} अक्षर हो सकते हैं।`;
export const enter_password = 'अपना पासवर्ड भरें।';
export const enter_code = 'कोड भरें।';
export const terms_changed = 'हमारी शर्तें बदल गई हैं। पेज फिर से लोड करें और रजिस्टर करने से पहले उन्हें पढ़ें।';
export const consent_changed = 'टेक्स्ट बदल गया है। पेज फिर से लोड करके उसे दोबारा पढ़ें।';
export const tick_to_agree = 'सहमति के लिए बॉक्स पर टिक करें।';
export const text_listed_twice = 'एक टेक्स्ट लिस्ट में दो बार है।';
export const guardian_contact_needed = 'अभिभावक का मोबाइल नंबर या ईमेल भरें।';
export const child_not_found = 'कोई बच्चा नहीं मिला।';
export const key_scope_needed = 'चुनें कि इस कुंजी से क्या-क्या किया जा सकता है।';
export const key_days_needed = 'चुनें कि यह कुंजी कब तक काम करेगी।';
export const push_key_wrong = 'यह कुंजी सही नहीं है।';
export const url_wrong = 'यह URL सही नहीं है।';
export const url_too_long = 'यह URL बहुत लंबा है।';
export const address_with_https = 'ऐसा URL भरें जो https:// से शुरू हो।';
export const event_needed = 'कम से कम एक इवेंट चुनें।';

export const height_ambiguous = (inFeetAndInches: string, inCm: string) =>
  `आपका मतलब ${inFeetAndInches} है या ${inCm}? इनमें से एक तरह से लिखें।`;
export const height_unreadable = 'अपना कद ऐसे लिखें: 5 फ़ुट 6 इंच या 168 सेमी।';
export const height_implausible = (least: number, max: number) =>
  `अपना कद जाँचें: यह ${least} से ${max} सेमी के बीच होना चाहिए।`;
export const weight_unreadable = 'अपना वज़न किलोग्राम में लिखें, जैसे 58 किग्रा।';
export const weight_implausible = (least: number, max: number) =>
  `अपना वज़न जाँचें: यह ${least} से ${max} किग्रा के बीच होना चाहिए।`;
export const height_in_cm = 'कद सेंटीमीटर में लिखें।';
export const credit_year = 'साल लिखें, जैसे 2024।';
export const at_most_credits = (max: number) => `अधिकतम ${max} क्रेडिट।`;
export const at_most_choices = (max: number) => `अधिकतम ${max} विकल्प चुनें।`;
export const field_not_clearable = 'यह जानकारी हटाई नहीं जा सकती।';
export const version_wrong = 'यह प्रोफ़ाइल का सेव किया गया वर्शन नहीं है।';
export const draft_too_large = 'यह ड्राफ़्ट बहुत बड़ा है।';
export const link_days_needed = 'चुनें कि लिंक कब तक काम करेगा।';
export const share_days_needed = 'चुनें कि लिंक कब तक काम करे।';
export const no_profile = 'कोई प्रोफ़ाइल नहीं मिली।';

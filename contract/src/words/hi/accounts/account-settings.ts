import { plural } from '#words/plural.ts';

export const account_settings_lead = 'आपकी लॉगिन जानकारी, और वे डिवाइस जिन पर आप लॉग इन हैं।';
export const sessions_title = 'आप कहाँ लॉग इन हैं';
export const sessions_lead =
  'अगर कोई डिवाइस आपका नहीं लगता, तो उससे लॉग आउट करें और अपना पासवर्ड बदलें। यहाँ से लॉग आउट करने के लिए ऊपर मेन्यू में “लॉग आउट” चुनें।';
export const notifications_lead = 'चुनें कि आपको कौन से नोटिफ़िकेशन, कहाँ और किस भाषा में मिलें।';
export const consents_lead = 'देखें कि आपने किस बात पर कब सहमति दी, और उसे वापस कैसे लें।';
export const api_keys = 'API कुंजियाँ';
export const api_keys_hint = 'अपने प्रोग्राम को अपने अकाउंट के साथ काम करने दें।';

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
export const email_new = 'नया ईमेल';
export const email_new_hint = 'कोड इसी ईमेल पर भेजा जाएगा।';
export const mobile_new = 'नया मोबाइल नंबर';

export const code_sent = <Part>(contact: Part) => [contact, ' पर एक कोड भेज दिया गया है।'];
export const code_enter = <Part>(email: Part) => [email, ' पर भेजा गया कोड भरें।'];
export const code_send = 'कोड भेजें';
export const code_send_to = (contact: string) => `${contact} पर कोड भेजें`;

export const password_lead =
  'पासवर्ड बदलने पर आपके बाकी सभी डिवाइस लॉग आउट हो जाएँगे। यह डिवाइस लॉग इन रहेगा। बदलाव की पुष्टि ईमेल से भेजी जाएगी।';
export const password_current = 'मौजूदा पासवर्ड';
export const password_confirm = 'आपका पासवर्ड';
export const password_submit = 'पासवर्ड बदलें';
export const password_busy = 'बदला जा रहा है...';
export const password_failed = 'आपका पासवर्ड नहीं बदला जा सका। फिर से कोशिश करें।';
export const password_forgot = 'पासवर्ड भूल गए?';

export const verify_email_lead =
  'आपका अकाउंट SMS से सत्यापित हुआ है। जब तक आपका ईमेल भी सत्यापित नहीं होता, हम आपको ईमेल नहीं भेजेंगे और आपकी प्रोफ़ाइल किसी को नहीं दिखेगी।';
export const verify_email_submit = 'ईमेल सत्यापित करें';
export const verify_mobile_title = 'अपना मोबाइल नंबर सत्यापित करें';
export const verify_mobile_lead =
  'WhatsApp मैसेज और SMS सिर्फ़ सत्यापित नंबर पर भेजे जाते हैं। जब तक यह नंबर सत्यापित नहीं होता, कोई और इसे अपने अकाउंट में जोड़ सकता है।';
export const verify_mobile_submit = 'मोबाइल नंबर सत्यापित करें';

export const undo_title = 'अपना पुराना ईमेल वापस लाएँ';
export const undo_lead =
  'आपके अकाउंट में पिछला ईमेल वापस आ जाएगा। सभी डिवाइस, पासकी और लिंक बंद हो जाएँगे, और आप नया पासवर्ड चुनेंगे।';
export const undo_needs_scripts = 'अपना पुराना ईमेल वापस लाने के लिए कृपया JavaScript चालू करें।';
export const undo_help_question = 'मदद चाहिए?';
export const undo_incomplete = 'यह लिंक अधूरा है। हमारे ईमेल वाला लिंक फिर से खोलें।';
export const undo_failed = 'आपका पुराना ईमेल वापस नहीं लाया जा सका। ईमेल वाला लिंक फिर से खोलें।';
export const undo_submit = 'मेरा पुराना ईमेल वापस लाएँ';
export const undo_busy = 'वापस लाया जा रहा है...';
export const undo_password = 'नया पासवर्ड चुनें';

export const dates = (start: string, last: string) => `${start} को लॉग इन हुआ, पिछली बार ${last} को इस्तेमाल हुआ`;
export const device = (browser: string, system: string) => `${system} पर ${browser}`;
export const other_devices: Record<'Unknown device', string> = { 'Unknown device': 'अनजान डिवाइस' };
export const this_device = 'यह डिवाइस';
export const sessions_end = 'लॉग आउट करें';
export const sessions_end_label = (device: string) => `${device} से लॉग आउट करें`;
export const sessions_end_question = (device: string) => `${device} से लॉग आउट करें?`;
export const sessions_end_confirm = 'इस डिवाइस से लॉग आउट करें';
export const sessions_end_failed = 'इस डिवाइस से लॉग आउट नहीं हो सका। फिर से कोशिश करें।';
export const ended_here = 'इस डिवाइस से लॉग आउट कर दिया गया।';
export const end_others = 'बाकी सभी डिवाइस से लॉग आउट करें';
export const end_others_question =
  'बाकी सभी डिवाइस से लॉग आउट करें? आपकी API कुंजियाँ, कैलेंडर लिंक और आपके भेजे हुए निमंत्रण भी बंद हो जाएँगे।';
export const end_others_confirm = 'बाकी डिवाइस से लॉग आउट करें';

export const two_factor_title = 'टू-स्टेप लॉगिन';
export const two_factor_lead =
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

export const code_incomplete = (digits: number) => `पूरे ${digits} अंक भरें।`;
export const two_factor_code_failed = 'इस कोड की जाँच नहीं हो सकी। फिर से कोशिश करें।';
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

export const passkeys_lead =
  'पासवर्ड और कोड की जगह अपने फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉग इन करें। पासकी सिर्फ़ इसी साइट पर काम करती है, इसलिए कोई धोखे से इसे कहीं और इस्तेमाल नहीं करवा सकता।';
export const passkeys_none = 'आपके पास अभी कोई पासकी नहीं है।';
export const passkeys_name = 'इस डिवाइस का नाम';
export const passkeys_name_hint = 'जैसे “मेरा फ़ोन”।';
export const passkeys_add = 'पासकी जोड़ें';
export const add_failed = 'पासकी नहीं जोड़ी जा सकी। फिर से कोशिश करें।';
export const add_cancelled = 'कोई पासकी नहीं जोड़ी गई। फिर से कोशिश करें।';
export const remove_label = (name: string) => `पासकी ${name} हटाएँ`;
export const remove_question = (name: string) => `पासकी ${name} हटाएँ?`;
export const remove_confirm = 'पासकी हटाएँ';
export const unused = (added: string) => `${added} को जोड़ी गई, अभी तक इस्तेमाल नहीं हुई`;
export const passkeys_used = (added: string, last: string) =>
  `${added} को जोड़ी गई, पिछली बार ${last} को इस्तेमाल हुई`;

export const login = 'पासकी से लॉग इन करें';
export const login_failed = 'लॉग इन नहीं हो सका। फिर से कोशिश करें।';
export const login_cancelled = 'कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।';

export const api_keys_lead = <Part>(link: (text: string) => Part) => [
  'अपने प्रोग्राम को अपने अकाउंट के साथ काम करने दें। वे क्या कर सकते हैं, यह ',
  link('API दस्तावेज़'),
  ' में लिखा है।',
];
export const copy_now = 'अपनी नई कुंजी अभी कॉपी कर लें।';
export const shown_once = 'यह दोबारा नहीं दिखाई जाएगी।';
export const copy = { key: 'कुंजी कॉपी करें', secret: 'सीक्रेट कॉपी करें' } as const;
export const copied = { key: 'कुंजी कॉपी हो गई', secret: 'सीक्रेट कॉपी हो गया' } as const;
export const list_title = 'आपकी कुंजियाँ';
export const list_empty = 'आपके पास कोई API कुंजी नहीं है।';
export const key_dates = (end: string, last: string) => `${end} तक काम करेगी, पिछली बार ${last} को इस्तेमाल हुई`;
export const key_scope = (level: string, areas: string) => `${level}: ${areas}।`;
export const api_keys_end_label = (key: string) => `कुंजी ${key} हटाएँ`;
export const api_keys_end_question = (key: string) =>
  `कुंजी ${key} हटाएँ? इसका इस्तेमाल करने वाले प्रोग्राम काम करना बंद कर देंगे।`;
export const api_keys_end_confirm = 'कुंजी हटाएँ';
export const new_title = 'नई कुंजी';
export const new_lead =
  'सिर्फ़ वही चुनें जो प्रोग्राम को चाहिए। कोई भी कुंजी आपके लॉगिन, भुगतान या टीम तक नहीं पहुँच सकती।';
export const create = 'कुंजी बनाएँ';
export const create_failed = 'कुंजी नहीं बन सकी। फिर से कोशिश करें।';

export const api_keys_name = 'कुंजी का नाम';
export const api_keys_name_hint = 'जैसे उस प्रोग्राम का नाम जो इसे इस्तेमाल करेगा।';
export const days = 'कब तक चलेगी';
export const days_labels = { 30: '30 दिन', 90: '90 दिन', 365: 'एक साल' } as const;
export const levels = { none: 'कोई अनुमति नहीं', read: 'पढ़ना', write: 'पढ़ना और बदलना' } as const;
export const areas = {
  talent: {
    profiles: 'आपकी प्रोफ़ाइल',
    jobs: 'कास्टिंग कॉल',
    applications: 'आपके आवेदन',
    auditions: 'ऑडिशन और ऑफ़र',
    messages: 'मैसेज और नोटिफ़िकेशन',
  },
  production: {
    profiles: 'कलाकार, लिस्ट और कंपनी प्रोफ़ाइल',
    jobs: 'कास्टिंग कॉल',
    applications: 'आवेदन और रिव्यू',
    auditions: 'ऑडिशन और ऑफ़र',
    messages: 'मैसेज और नोटिफ़िकेशन',
  },
} as const;

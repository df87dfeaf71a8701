import { plural } from '#words/plural.ts';

export const fill_all = 'कृपया सारी जानकारी भरें।';

export const kept_account = 'आपका अकाउंट नहीं हटाया जाएगा।';
export const deletion_day = (day: string) =>
  `आपका अकाउंट ${day} को हटा दिया जाएगा। इसे रखने के लिए उससे पहले लॉग इन करें।`;

export const otp_required = 'OTP ज़रूरी है।';
export const otp_incomplete = (digits: number) => `कृपया ${digits} अंकों का पूरा OTP भरें।`;
export const otp_label = 'OTP';
export const otp_expires = (minutes: number) => `यह ${minutes} मिनट तक मान्य है।`;
export const otp_after_login = 'लॉग इन करने के बाद नया OTP मँगाएँ।';
export const resend = 'OTP फिर से भेजें';
export const resend_failed = 'OTP फिर से नहीं भेजा जा सका।';
export const resend_wait = (seconds: number) =>
  plural(seconds, {
    one: `${seconds} सेकंड बाद आप नया OTP मँगा सकते हैं।`,
    other: `${seconds} सेकंड बाद आप नया OTP मँगा सकते हैं।`,
  });
export const text_offer = (number: string) => `ईमेल नहीं मिला? OTP SMS से ${number} पर भी भेजा जा सकता है।`;
export const text_send = 'SMS भेजें';
export const text_use_email = 'इसके बजाय ईमेल वाला OTP भरें';

export const identity_name = 'पूरा नाम';
export const company_name = 'कंपनी का नाम';
export const type_of_work = 'काम का प्रकार';
export const identity_email_hint = 'OTP इसी ईमेल पर भेजा जाएगा।';
export const email_registered = 'वह ईमेल जिससे आपने रजिस्टर किया था।';
export const mobile_hint = 'भारत से बाहर का नंबर + और देश के कोड से शुरू करें।';
export const pan = 'PAN';
export const pan_hint =
  'कॉन्ट्रैक्ट और भुगतान के लिए। हम सिर्फ़ आख़िरी 4 अक्षर और एक गुप्त कोड रखते हैं, जिससे डुप्लिकेट अकाउंट पकड़े जाते हैं।';
export const pan_hint_talent =
  'कॉन्ट्रैक्ट और भुगतान के लिए। हम सिर्फ़ आख़िरी 4 अक्षर और एक गुप्त कोड रखते हैं, जिससे डुप्लिकेट अकाउंट पकड़े जाते हैं। कलाकार की उम्र 18 साल से कम हो, तो माता या पिता अपना नंबर भरें।';
export const pan_unusual =
  'अपना PAN जाँच लें। उसका चौथा अक्षर आम तौर पर व्यक्ति के लिए P, कंपनी के लिए C और फ़र्म के लिए F होता है।';
export const aadhaar = 'आधार नंबर';
export const aadhaar_hint =
  'इससे पक्का होता है कि एक व्यक्ति का एक ही अकाउंट है। हम सिर्फ़ आख़िरी 4 अंक और एक गुप्त कोड रखते हैं, जिससे डुप्लिकेट अकाउंट पकड़े जाते हैं।';
export const aadhaar_hint_talent =
  'इससे पक्का होता है कि एक व्यक्ति का एक ही अकाउंट है। हम सिर्फ़ आख़िरी 4 अंक और एक गुप्त कोड रखते हैं, जिससे डुप्लिकेट अकाउंट पकड़े जाते हैं। कलाकार की उम्र 18 साल से कम हो, तो माता या पिता अपना नंबर भरें।';
export const aadhaar_unusual = 'यह आधार नंबर जैसा नहीं लगता। अंक फिर से जाँच लें।';
export const passport = 'पासपोर्ट नंबर';
export const passport_hint =
  'इससे पक्का होता है कि एक व्यक्ति का एक ही अकाउंट है। हम सिर्फ़ आख़िरी 4 अक्षर और एक गुप्त कोड रखते हैं, जिससे डुप्लिकेट अकाउंट पकड़े जाते हैं। कलाकार की उम्र 18 साल से कम हो, तो माता या पिता अपना नंबर भरें।';
export const passport_country = 'पासपोर्ट किस देश का है';
export const foreign_question = 'भारतीय नागरिक नहीं हैं?';
export const foreign_link = 'पासपोर्ट से रजिस्टर करें';
export const indian_question = 'भारतीय नागरिक हैं?';
export const indian_link = 'PAN और आधार से रजिस्टर करें';
export const gst = 'GST नंबर';
export const gst_hint = 'यह आपके इनवॉइस पर दिखता है। GST नंबर न हो, तो इसे ख़ाली छोड़ दें।';
export const gst_unusual = 'यह GST नंबर जैसा नहीं लगता। अक्षर और अंक फिर से जाँच लें।';
export const password_hint = (characters: number) => `कम से कम ${characters} अक्षर। एक छोटा वाक्य अच्छा रहता है।`;
export const password_new = 'नया पासवर्ड';
export const password_again = 'नया पासवर्ड फिर से';
export const passwords_differ = 'दोनों पासवर्ड एक जैसे नहीं हैं।';
export const answers_kept = 'पासवर्ड और पहचान नंबरों को छोड़कर आपके सभी जवाब सेव हैं।';
export const passwords_again = 'आपको अपने पासवर्ड फिर से भरने होंगे।';

export const login_talent_lead = 'आपका फिर से स्वागत है। कास्टिंग कॉल देखें और अपने आवेदनों का हाल जानें।';
export const login_house_lead = 'प्रोडक्शन हाउस, कास्टिंग डायरेक्टर और एजेंसियों के लिए।';
export const login_identifier = 'ईमेल या मोबाइल नंबर';
export const login_with_password = 'या पासवर्ड से लॉग इन करें';
export const login_code_text = 'अपना पासवर्ड फिर से भरें और साथ में ऑथेंटिकेटर ऐप में दिख रहा कोड भी।';
export const login_done = 'आपका ईमेल और पासवर्ड सही है।';
export const login_opening = 'आपके पेज खुल रहे हैं...';
export const login_needs_scripts =
  'आपके पेज JavaScript के बिना नहीं चलते, और यह इस ब्राउज़र में बंद है। इसे चालू करके फिर से लॉग इन करें।';
export const login_failed_talent = 'लॉगिन नहीं हो सका।';
export const login_failed_house = 'लॉगिन नहीं हो सका। कृपया फिर से कोशिश करें।';
export const session_ended = 'आपका लॉगिन समाप्त हो गया है।';
export const log_in_again = 'फिर से लॉग इन करें';
export const invited_other = (own: string, invited: string) =>
  `आप ${own} से लॉग इन हैं। यह निमंत्रण ${invited} के लिए है।`;
export const switch_to_invitation = 'लॉग आउट करके निमंत्रण खोलें';
export const log_in = 'लॉग इन करें';
export const login_redirect = 'लॉगिन पेज खुल रहा है...';

export const trouble_question = 'लॉगिन नहीं हो रहा?';
export const trouble_link = 'पासवर्ड भूल गए';
export const new_question = 'यहाँ नए हैं?';
export const roles_question = 'रोल की तलाश है?';
export const casting_question = 'किसी प्रोजेक्ट के लिए कास्टिंग कर रहे हैं?';
export const registered_question = 'पहले से रजिस्टर हैं?';

export const register_talent = 'कलाकार के रूप में रजिस्टर करें';
export const register_talent_lead =
  'ऐक्टर, मॉडल, डांसर, वॉइस आर्टिस्ट और इन्फ़्लुएंसर: हर कास्टिंग कॉल के लिए एक ही प्रोफ़ाइल।';
export const register_house = 'अपना प्रोडक्शन हाउस रजिस्टर करें';
export const register_house_lead = 'कुछ ही मिनटों में कास्टिंग कॉल पोस्ट करें और पूरे भारत से सही कलाकार पाएँ।';
export const register_with_email = 'या ईमेल से रजिस्टर करें';
export const register_submit = 'रजिस्टर करें';
export const register_busy = 'रजिस्टर हो रहा है...';
export const register_failed = 'रजिस्ट्रेशन नहीं हो सका। कृपया फिर से कोशिश करें।';

export const verify_title = 'अपना अकाउंट सत्यापित करें';
export const verify_lead = 'हमारा भेजा हुआ OTP भरें। इसके बाद आप लॉग इन कर सकते हैं।';
export const verify_sent = <Part>(email: Part, minutes: number) => [
  email,
  ` पर भेजा गया 6 अंकों का OTP भरें। यह ${minutes} मिनट तक मान्य है। OTP न मिले, तो स्पैम फ़ोल्डर देखें।`,
];
export const verify_texted = <Part>(number: Part, minutes: number) => [
  number,
  ` पर SMS से भेजा गया 6 अंकों का OTP भरें। यह ${minutes} मिनट तक मान्य है। इसके बाद आप लॉग इन कर सकते हैं और ईमेल बाद में अपने अकाउंट में सत्यापित कर सकते हैं।`,
];
export const verify_submit = 'सत्यापित करें';
export const verify_busy = 'सत्यापित हो रहा है...';
export const verify_failed = 'OTP सत्यापित नहीं हो सका।';
export const verify_done = 'आपका अकाउंट सत्यापित हो गया है।';
export const verify_done_lead = 'अपने ईमेल और चुने हुए पासवर्ड से लॉग इन करें।';
export const verify_nothing_question = 'कुछ नहीं खुल रहा?';
export const verify_wrong_question = 'ईमेल ग़लत है?';
export const verify_register_again = 'फिर से रजिस्टर करें';
export const verify_already_question = 'अकाउंट पहले से सत्यापित है?';

export const continue_with = 'Google के साथ जारी रखें';
export const complete_title = 'अपना रजिस्ट्रेशन पूरा करें';
export const complete_house_lead =
  'Google से हमें आपका ईमेल मिल गया है। अपना पहला कास्टिंग कॉल पोस्ट करने से पहले अपने प्रोडक्शन हाउस के बारे में बताएँ। * वाली जानकारी ज़रूरी है।';
export const complete_house_submit = 'रजिस्ट्रेशन पूरा करें';
export const complete_house_failed = 'आपका रजिस्ट्रेशन पूरा नहीं हो सका। फिर से कोशिश करें।';
export const complete_talent_lead =
  'Google से हमें आपका ईमेल मिल गया है, इसलिए आपको OTP या पासवर्ड की ज़रूरत नहीं है। बाकी जानकारी यहाँ भरें।';
export const expired_question = 'समय ज़्यादा लग गया?';
export const expired_link = 'Google के साथ फिर से जारी रखें';
export const other_way_question = 'कोई और तरीका?';
export const other_way_link = 'ईमेल से रजिस्टर करें';
export const failures = {
  cancelled: 'Google से लॉगिन रद्द कर दिया गया। फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।',
  expired:
    'इस लॉगिन का समय समाप्त हो गया है, या इसे किसी दूसरे ब्राउज़र में शुरू किया गया था। Google के साथ फिर से जारी रखें।',
  unverified: 'यह ईमेल पता Google पर सत्यापित नहीं है। इसे Google पर सत्यापित करें, या यहाँ रजिस्टर करें।',
  linked: 'यह ईमेल किसी दूसरे Google अकाउंट से जुड़ा है। वह अकाउंट इस्तेमाल करें, या पासवर्ड से लॉग इन करें।',
  paused: 'नए रजिस्ट्रेशन फ़िलहाल रुके हुए हैं। कृपया बाद में फिर से कोशिश करें।',
  unavailable: 'फ़िलहाल Google से संपर्क नहीं हो पा रहा है। बाद में फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।',
  failed: 'Google से लॉग इन नहीं हो सका। फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।',
} as const;

export const notice = 'हमारी शर्तें या प्राइवेसी नोटिस बदल गए हैं।';
export const notice_open = 'पढ़ें कि क्या बदला';
export const dialog_title = 'क्या बदला';
export const dialog_text =
  'आवेदन करने, पोस्ट करने, लिखने या ख़रीदने के लिए कृपया सहमति दें। अपना डेटा आप सहमति दिए बिना भी पढ़ सकते हैं, डाउनलोड कर सकते हैं और हटा सकते हैं।';
export const dialog_guardian =
  'आपकी ओर से आपके माता-पिता या अभिभावक सहमति देंगे। इसके लिए हम उन्हें एक पेज का लिंक भेजेंगे। अपना डेटा आप सहमति दिए बिना भी पढ़ सकते हैं, डाउनलोड कर सकते हैं और हटा सकते हैं।';
export const agree = 'मैं सहमत हूँ';
export const guardian_send = 'मेरे अभिभावक को लिंक भेजें';
export const legal_texts_failed = 'यह नहीं हो सका। फिर से कोशिश करें।';
export const effective = (text: string, day: string) => `${text}, ${day} से लागू`;
export const read_whole = 'पूरा दस्तावेज़ पढ़ें (नए टैब में खुलेगा)';

export const forgot_lead = 'हम आपको ईमेल से एक OTP भेजेंगे। उसे भरकर नया पासवर्ड चुनें।';
export const remembered_question = 'पासवर्ड याद आ गया?';
export const step = (step: number) => `3 में से चरण ${step}`;
export const step_email = 'आपका ईमेल';
export const step_code = 'OTP भरें';
export const email_missing = 'ईमेल ज़रूरी है।';
export const code_sent = <Part>(email: Part) => [
  'अगर ',
  email,
  ' से कोई अकाउंट है, तो उस पर OTP भेज दिया गया है। OTP न मिले, तो स्पैम फ़ोल्डर देखें।',
];
export const code_hint = 'हमारे भेजे ईमेल से। OTP न हो, तो “OTP फिर से भेजें” चुनें।';

export const reset_title = 'पासवर्ड रीसेट करें';
export const reset_lead = 'अपने अकाउंट के लिए नया पासवर्ड चुनें।';
export const reset_for = <Part>(email: Part) => ['नया पासवर्ड ', email, ' के लिए है।'];
export const reset_other_question = 'ईमेल दूसरा है?';
export const reset_other_link = 'फिर से शुरू करें';
export const logs_out = 'पासवर्ड बदलने पर आप सभी डिवाइस से लॉग आउट हो जाएँगे।';
export const password_reset_submit = 'नया पासवर्ड सेट करें';
export const password_reset_failed = 'पासवर्ड रीसेट नहीं हो सका।';
export const changed = 'आपका पासवर्ड बदल गया है।';

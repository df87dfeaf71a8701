import { dates } from '#words/hi/dates.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

const rest_ended =
  'आपके दूसरे डिवाइस लॉग आउट हो गए हैं। आपकी API कुंजियाँ, आपका कैलेंडर लिंक और आपके भेजे निमंत्रण भी बंद हो गए हैं।';

export const credentials_required = 'ईमेल/फ़ोन और पासवर्ड ज़रूरी हैं।';

export const invalid_credentials = 'लॉगिन की जानकारी ग़लत है।';
export const account_not_found = 'अकाउंट नहीं मिला';
export const account_not_verified = 'कृपया पहले अपना अकाउंट सत्यापित करें।';
export const removed_from_team = 'आप अब इस टीम के सदस्य नहीं हैं।';
export const too_many_wrong_passwords = (wait: RetryAfter) =>
  `कई बार ग़लत पासवर्ड भरा गया। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const too_many_logins = (wait: RetryAfter) =>
  `आज बहुत बार लॉग इन हुआ है। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const too_many_registrations = (wait: RetryAfter) =>
  `इस ईमेल या मोबाइल नंबर से बहुत बार रजिस्टर किया गया है। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;

export const weak_password = 'इस पासवर्ड का अंदाज़ा लगाना आसान है। कोई दूसरा चुनें।';
export const wrong_password = 'यह पासवर्ड ग़लत है। फिर से कोशिश करें।';
export const password_not_set =
  'आपके अकाउंट का अभी कोई पासवर्ड नहीं है। लॉगिन पेज पर “पासवर्ड भूल गए” से नया पासवर्ड चुनें।';

export const email_taken = 'इस ईमेल से पहले से एक अकाउंट है। उसमें लॉग इन करें या कोई दूसरा ईमेल भरें।';
export const email_is_guardians = 'यह आपके अभिभावक का ईमेल है। अपना ईमेल भरें।';
export const mobile_taken = 'इस मोबाइल नंबर से पहले से एक अकाउंट है। उसमें लॉग इन करें या कोई दूसरा नंबर भरें।';
export const house_banned = ({ support }: { support: string }) =>
  `इनमें से किसी संपर्क या पहचान नंबर वाले एक प्रोडक्शन हाउस पर हमने रोक लगाई है, इसलिए दूसरा रजिस्टर नहीं किया जा सकता। अपील के लिए उस प्रोडक्शन हाउस में लॉग इन करके अपील पेज खोलें, या ${support} पर लिखें।`;
export const mobile_already_verified = 'आपका मोबाइल नंबर पहले से सत्यापित है।';
export const email_unchanged = 'यह पहले से आपका ईमेल है। कोई दूसरा ईमेल भरें।';
export const email_undo_ended =
  'इस लिंक का समय समाप्त हो गया है या इसका इस्तेमाल हो चुका है। मदद चाहिए, तो हमसे संपर्क करें।';
export const mobile_unchanged = 'यह पहले से आपका मोबाइल नंबर है। कोई दूसरा नंबर भरें।';
export const text_messages_unavailable =
  'हम अभी SMS नहीं भेज पा रहे, इसलिए नया मोबाइल नंबर सत्यापित नहीं हो सकता। बाद में फिर से कोशिश करें।';
export const registration_replaced =
  'यह कोड इस ईमेल से हुए किसी दूसरे रजिस्ट्रेशन का है। अपने रजिस्ट्रेशन वाले ईमेल का कोड भरें, या फिर से रजिस्टर करें।';
export const registration_not_of_this_browser =
  'SMS से मिला कोड सिर्फ़ उसी ब्राउज़र में काम करता है जिससे रजिस्टर किया गया था। वही ब्राउज़र खोलें, या फिर से रजिस्टर करें।';
export const registration_already_complete = 'आपका रजिस्ट्रेशन पहले ही पूरा हो चुका है।';

export const invalid_code = 'OTP ग़लत है।';
export const code_expired = 'इस कोड का समय समाप्त हो गया है। नया कोड मँगाएँ।';
export const code_tries_used_up = 'कई बार ग़लत कोड भरा गया। नया कोड मँगाएँ।';
export const code_requested_too_soon = (wait: RetryAfter) =>
  `हमने अभी-अभी कोड भेजा है। दूसरा कोड ${waitingTime(wait)} बाद मँगाया जा सकता है।`;
export const too_many_codes_requested = (wait: RetryAfter) =>
  `बहुत बार कोड मँगाया गया है। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const too_many_codes_tried = (wait: RetryAfter) =>
  `बहुत बार कोड भरा गया है। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;

export const two_factor_code_required = 'अपने ऑथेंटिकेटर ऐप का कोड भरें।';
export const two_factor_code_wrong = 'यह कोड ग़लत है या इसका इस्तेमाल हो चुका है। ऐप में अभी दिख रहा कोड भरें।';
export const two_factor_code_missing = 'अपने ऑथेंटिकेटर ऐप का कोड भरें।';
export const two_factor_already_on = 'टू-स्टेप लॉगिन पहले से चालू है। दूसरा ऐप जोड़ने के लिए पहले इसे बंद करें।';
export const two_factor_already_off = 'टू-स्टेप लॉगिन पहले से बंद है।';
export const two_factor_setup_missing = 'यह सेटअप अब काम नहीं करेगा। पेज फिर से लोड करें और दोबारा शुरू करें।';
export const too_many_two_factor_tries = (wait: RetryAfter) =>
  `कई बार ग़लत कोड भरा गया। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;

export const api_key_not_found = 'यह API कुंजी पहले ही हटाई जा चुकी है।';
export const api_key_scope_missing = 'इस API कुंजी को यह करने की अनुमति नहीं है।';
export const api_keys_not_for_children = 'API कुंजियाँ 18 साल या उससे बड़े लोगों के लिए हैं।';
export const too_many_api_keys = 'आपके पास 10 API कुंजियाँ हैं। पहले कोई ऐसी कुंजी हटाएँ जिसका अब इस्तेमाल नहीं है।';
export const passkey_not_accepted = 'हम इस पासकी की जाँच नहीं कर सके। फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।';
export const passkey_not_found = 'यह पासकी पहले ही हटाई जा चुकी है।';
export const too_many_passkeys = 'आपके पास 20 पासकी हैं। पहले कोई ऐसी पासकी हटाएँ जिसका अब इस्तेमाल नहीं है।';

export const google_sign_in_unavailable = 'Google से लॉगिन अभी उपलब्ध नहीं है। पासवर्ड से लॉग इन करें।';
export const google_sign_in_expired = 'इस लॉगिन का समय समाप्त हो गया है। Google के साथ फिर से जारी रखें।';

export const session_not_found = 'यह डिवाइस पहले ही लॉग आउट हो चुका है।';

export const guardian_required =
  'पहले माता-पिता या अभिभावक की सहमति ज़रूरी है, और हमारी ओर से उनकी पहचान की जाँच भी।';
export const guardian_not_needed = 'वयस्कों के लिए अभिभावक ज़रूरी नहीं है।';
export const guardian_contact_is_childs =
  'यह नंबर या ईमेल किसी दूसरे बच्चे के अकाउंट का है। अभिभावक का अपना नंबर या ईमेल भरें।';
export const guardian_email_is_own = 'यह बच्चे के अकाउंट का ईमेल है। अभिभावक का अपना ईमेल या मोबाइल नंबर भरें।';
export const guardian_has_agreed =
  'एक अभिभावक की सहमति मिल चुकी है। दूसरे का नाम देने से पहले वह सहमति वापस लेनी होगी।';
export const guardian_consents_already = 'इनकी सहमति पहले ही मिल चुकी है।';
export const too_many_guardians = 'एक बच्चे के ज़्यादा से ज़्यादा 4 अभिभावक हो सकते हैं।';
export const guardian_disowned =
  'इस व्यक्ति ने हमें बताया है कि आप उनके बच्चे नहीं हैं। किसी और माता-पिता या अभिभावक का नाम दें।';
export const guardian_not_named = 'पहले माता-पिता या अभिभावक का नाम दें।';
export const guardian_text_messages_unavailable = 'हम अभी SMS नहीं भेज पा रहे। इसकी जगह अभिभावक का ईमेल भरें।';
export const guardian_link_ended = 'यह लिंक अब काम नहीं करता। नया लिंक मँगाएँ।';
export const guardian_pass_expired = 'यह पेज बहुत देर से खुला है। नया कोड मँगाएँ।';
export const guardian_agrees_for_child =
  'बच्चे की ओर से माता-पिता या अभिभावक को सहमति देनी होगी। हम उन्हें लिंक भेज सकते हैं।';
export const legal_text_not_found = 'इस टेक्स्ट का यह वर्शन मौजूद नहीं है।';
export const legal_text_changed = 'इस टेक्स्ट का नया वर्शन आ गया है। उसे पढ़ने के लिए पेज फिर से लोड करें।';
export const guardian_child_not_found = 'इस बच्चे के अभिभावक के रूप में अब आपका नाम नहीं है।';
export const guardian_mobile_is_childs =
  'यह बच्चे के अकाउंट का मोबाइल नंबर है। अपना नंबर भरें। अगर यह आपका ही है, तो बच्चे से कहें कि वह इसी नंबर के साथ आपका नाम दे।';
export const guardian_mobile_needed = 'पहले अपने मोबाइल नंबर की पुष्टि करें।';
export const guardian_already_verified = 'हम आपकी पहचान जाँच चुके हैं। अब कुछ और भेजने की ज़रूरत नहीं है।';
export const digilocker_unavailable = 'अभी DigiLocker से संपर्क नहीं हो पा रहा है। उसकी जगह दस्तावेज़ भेजें।';
export const digilocker_failed = 'DigiLocker से आपकी पहचान की पुष्टि नहीं हुई। फिर से कोशिश करें या दस्तावेज़ भेजें।';
export const digilocker_adults_only =
  'DigiLocker के अनुसार आपकी उम्र 18 साल से कम है। अभिभावक का वयस्क होना ज़रूरी है।';
export const guardian_request_not_found = 'यह अनुरोध नहीं मिला। हो सकता है वह ख़त्म हो चुका हो।';
export const guardian_request_changed = 'पेज खोलने के बाद बच्चे ने इसमें बदलाव किया है। पेज फिर से लोड करके देखें।';
export const guardian_request_decided = 'आप इस पर पहले ही फ़ैसला कर चुके हैं।';
export const guardian_deletes_account = ({ guardian, erase_at }: { guardian: string; erase_at: string }) =>
  `${guardian} ने यह अकाउंट हटाने को कहा है। हम इसे ${dates.instant(erase_at)} को हटा देंगे। इसे बचाने का अधिकार सिर्फ़ ${guardian} के पास है, हमारे भेजे लिंक से।`;
export const too_many_guardian_requests = (wait: RetryAfter) =>
  `हम इन अभिभावक को कई मैसेज भेज चुके हैं। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const birth_date_required = 'जन्मतिथि भरें।';
export const birth_date_locked = 'जन्मतिथि पहले ही सेव हो चुकी है। उसे ठीक करवाने के लिए हमसे संपर्क करें।';
export const birth_date_in_future = 'जन्मतिथि भविष्य की नहीं हो सकती।';

export const password_changed = `पासवर्ड बदल गया। ${rest_ended}`;
export const mobile_verified = 'आपका मोबाइल नंबर सत्यापित हो गया है।';
export const api_key_ended = 'API कुंजी हटा दी गई।';
export const email_restored =
  'आपका पहले वाला ईमेल वापस आ गया है। मोबाइल नंबर भी बदला गया था तो वह भी पहले वाला हो गया है। सभी डिवाइस लॉग आउट हो गए हैं। अब नया पासवर्ड चुनें।';
export const registration_complete = 'आपका रजिस्ट्रेशन पूरा हो गया है।';
export const guardian_link_sent = 'हमने आपके अभिभावक को लिंक भेज दिया है।';
export const guardian_link_resent = 'हमने लिंक फिर से भेज दिया है।';
export const consent_withdrawn = 'सहमति वापस ले ली गई है। प्रोफ़ाइल अब छिपी हुई है।';
export const lost_link_sent =
  'अगर किसी बच्चे ने इस नंबर या ईमेल के साथ आपका नाम दिया है, तो हमने आपको लिंक भेज दिया है।';
export const code_sent = 'हमने आपको कोड भेज दिया है।';
export const consent_recorded = 'सहमति दर्ज हो गई। धन्यवाद।';
export const guardian_mobile_proven = 'मोबाइल नंबर की पुष्टि हो गई।';
export const guardian_documents_sent = 'दस्तावेज़ भेज दिए गए। जाँच होने पर हम आपको बताएँगे।';
export const digilocker_done = 'DigiLocker ने आपकी पहचान की पुष्टि कर दी है।';
export const guardian_approved = 'मंज़ूर किया गया।';
export const guardian_rejected = 'नामंज़ूर किया गया। हमने बच्चे को बता दिया है।';
export const child_disowned = 'धन्यवाद। हमने लिंक बंद कर दिया है, प्रोफ़ाइल छिपा दी है और अपनी टीम को बता दिया है।';
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
export const two_step_on = `टू-स्टेप लॉगिन चालू है। ${rest_ended}`;
export const two_step_off = `टू-स्टेप लॉगिन बंद है। ${rest_ended}`;
export const code_sent_to = (contact: string) => `${contact} पर भेजा गया कोड भरें।`;
export const contact_changed = (contact: string) => `अब ${contact} दर्ज है। ${rest_ended}`;
export const text_code_sent = (mobile: string) => `हमने ${mobile} पर SMS से कोड भेज दिया है।`;

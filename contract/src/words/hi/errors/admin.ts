import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/errors/admin.ts'),
  typeof import('#words/hi/errors/admin.ts')
>;

export const staff_account_required = 'यह सिर्फ़ स्टाफ़ कर सकता है।';
export const staff_role_required = 'आपके स्टाफ़ रोल में यह शामिल नहीं है। किसी ओनर से कहें।';
export const staff_confirmation_required = 'आगे बढ़ने के लिए अपना पासवर्ड और कोड भरें।';
export const staff_credentials_wrong = 'ईमेल या पासवर्ड ग़लत है।';
export const staff_invitation_ended =
  'इस लिंक का समय समाप्त हो गया है या इसका इस्तेमाल हो चुका है। किसी ओनर से नया लिंक माँगें।';
export const staff_member_not_found = 'यह व्यक्ति अब स्टाफ़ की लिस्ट में नहीं है। पेज फिर से लोड करें।';
export const staff_member_is_self = 'अपना रोल बदलने या ख़ुद को हटाने के लिए किसी दूसरे ओनर से कहें।';
export const staff_email_invalid = ({ email }: { email: string }) => `${email} ईमेल पता नहीं है।`;
export const staff_mailbox_taken = ({ email }: { email: string }) =>
  `यह ${email} का ही मेलबॉक्स है, जो पहले से टीम में है। किसी दूसरे व्यक्ति का ईमेल भरें।`;
export const content_not_found = 'यह कंटेंट अब मौजूद नहीं है। लिस्ट पर वापस जाएँ।';
export const content_changed_elsewhere =
  'आपके खोलने के बाद किसी और ने इसे बदल दिया है। अपने बदलाव कॉपी करें और पेज फिर से लोड करें।';
export const content_draft_missing = 'पब्लिश करने के लिए कोई ड्राफ़्ट नहीं है। पहले ड्राफ़्ट सेव करें।';
export const content_scheduled = 'इसे पब्लिश करने का समय तय है। बदलने से पहले तय समय रद्द करें।';
export const content_not_scheduled = 'इसे पब्लिश करने का समय अब तय नहीं है। पेज फिर से लोड करें।';
export const owner_asks_for_agreement =
  'सबसे फिर से सहमति सिर्फ़ ओनर माँग सकते हैं। किसी ओनर से यह ड्राफ़्ट पब्लिश करने को कहें।';
export const publish_time_past = 'आगे का कोई समय चुनें।';
export const publish_time_too_late = 'एक साल के अंदर का समय चुनें।';
export const nothing_to_review = 'यहाँ अब मंज़ूरी के इंतज़ार में कुछ नहीं है। शायद किसी ने निर्णय ले लिया है।';
export const decided_already = ({ name }: { name: string }) => `${name} इस पर पहले ही निर्णय ले चुके हैं।`;
export const decision_gone = 'यह निर्णय नहीं मिला। इसे सिर्फ़ वही वापस ले सकते हैं जिन्होंने निर्णय लिया था।';
export const decision_final = 'अब इसे वापस नहीं लिया जा सकता। यह लागू हो चुका है।';
export const job_not_open = 'यह कास्टिंग कॉल कलाकारों को नहीं दिखता, इसलिए इसे साइट से नहीं हटाया जा सकता।';
export const house_document_gone = 'कोई दस्तावेज़ निर्णय के इंतज़ार में नहीं है। शायद किसी ने निर्णय ले लिया है।';
export const house_gone = 'यह प्रोडक्शन हाउस नहीं मिला।';
export const suspension_gone =
  'यह प्रोडक्शन हाउस फिर से चालू हो चुका है या वह प्रस्ताव ख़ारिज हो गया था। पेज फिर से लोड करें।';
export const house_of_call_suspended = 'इस कास्टिंग कॉल का प्रोडक्शन हाउस अस्थायी रूप से बंद है।';
export const house_suspended_already = 'यह प्रोडक्शन हाउस पहले से अस्थायी रूप से बंद है, या किसी ने इसका प्रस्ताव रखा है।';
export const ban_ends_by_appeal = 'रोक तभी हटती है जब हम प्रोडक्शन हाउस की अपील मंज़ूर करें।';
export const appeal_gone = 'इस अपील को अब जवाब की ज़रूरत नहीं है। शायद किसी ने जवाब दे दिया है।';
export const appeal_open_already = 'इसके लिए आपकी अपील मिल चुकी है। हम उसे देख रहे हैं।';
export const nothing_to_appeal = 'ऐसा कोई निर्णय अब नहीं है। पेज फिर से लोड करें।';
export const another_person_required = 'यह निर्णय आपका था। अपील का जवाब किसी सहकर्मी को देना होगा।';
export const second_person_required = 'यह प्रस्ताव आपका है। इसकी पुष्टि किसी सहकर्मी को करनी होगी।';
export const house_suspended =
  'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद है, इसलिए यह नहीं किया जा सकता। कारण पढ़ने और अपील करने के लिए अपील पेज खोलें।';
export const other_house_suspended =
  'हमने इस प्रोडक्शन हाउस को अस्थायी रूप से बंद किया है, इसलिए इसका कुछ भी स्वीकार नहीं किया जा सकता। इसमें बदलाव होने पर हम बताएँगे।';
export const house_document_ended = 'इस दस्तावेज़ की अवधि समाप्त हो चुकी है। इसे नामंज़ूर करें, ताकि हाउस नया दस्तावेज़ भेजे।';
export const flag_rules_not_found = 'फ़्लैग नियमों का ऐसा कोई वर्शन नहीं है।';
export const flag_rules_changed =
  'आपके खोलने के बाद किसी ने फ़्लैग नियम सेव किए हैं। अपने बदलाव कॉपी करें, फिर पेज दोबारा लोड करें।';
export const report_gone = 'यह शिकायत नहीं मिली।';
export const staff_task_gone = 'यह टास्क अब इंतज़ार में नहीं है। शायद किसी ने इसे फिर से चलाया है।';
export const announcement_not_found = 'यह घोषणा समाप्त हो चुकी है या हटा दी गई है। पेज फिर से लोड करें।';
export const announcement_end_in_past = 'समाप्ति का समय आगे का चुनें।';
export const person_not_found = 'यह अकाउंट नहीं मिला। शायद यह हटाया जा चुका है।';
export const person_request_gone = 'यह अनुरोध बंद हो चुका है। शायद किसी ने इसे पूरा कर दिया है। पेज फिर से लोड करें।';
export const person_request_open_already = 'इस व्यक्ति का यही अनुरोध पहले से खुला है।';
export const received_in_future = 'आज का या पहले का कोई दिन चुनें।';
export const person_has_no_email =
  'इस अकाउंट का ईमेल कभी सत्यापित नहीं हुआ या यह व्यक्ति टीम छोड़ चुका है, इसलिए हम इन्हें सूचना नहीं दे सके।';
export const export_for_owners_only = 'प्रोडक्शन हाउस का डेटा सिर्फ़ उसके ओनर को दिया जाता है।';
export const guardian_decides = 'यह अभिभावक के कहने पर हो रहा है, इसलिए अकाउंट को सिर्फ़ वही बचा सकते हैं।';
export const account_not_deleted = 'यह अकाउंट हटाया नहीं जा रहा है।';
export const report_note_required = 'लिखें कि दूसरे पक्ष को क्या बताना है।';
export const report_has_no_call = 'सिर्फ़ खुला कास्टिंग कॉल साइट से हटाया जा सकता है।';
export const audit_log_changed = ({ place }: { place: number }) =>
  `ऑडिट लॉग बदला गया है: एंट्री ${place} अपने से पहले की एंट्री से मेल नहीं खाती।`;
export const audit_log_shortened = ({ end }: { end: string }) => `ऑडिट लॉग में अब एंट्री ${end} नहीं है।`;

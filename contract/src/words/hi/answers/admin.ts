import type { StaffRole } from '#rules/staff-roles.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

const roleNames: Record<StaffRole, string> = {
  owner: 'ओनर',
  moderator: 'मॉडरेटर',
  support: 'सपोर्ट',
  editor: 'एडिटर',
  finance: 'फ़ाइनेंस',
};
const or = new Intl.ListFormat('hi', { type: 'disjunction' });

export const staff_account_required = 'यह सिर्फ़ स्टाफ़ कर सकता है।';
export const staff_role_required = ({ roles }: { roles: readonly StaffRole[] }) =>
  `आपके स्टाफ़ रोल में यह शामिल नहीं है। ${or.format(roles.map((role) => roleNames[role]))} से कहें।`;
export const staff_confirmation_required = 'आगे बढ़ने के लिए अपना पासवर्ड और कोड भरें।';
export const staff_credentials_wrong = 'ईमेल या पासवर्ड ग़लत है।';
export const staff_invitation_ended =
  'इस लिंक का समय समाप्त हो गया है या इसका इस्तेमाल हो चुका है। किसी ओनर से नया लिंक माँगें।';
export const staff_member_not_found = 'यह व्यक्ति अब स्टाफ़ की लिस्ट में नहीं है। पेज फिर से लोड करें।';
export const staff_member_is_self = 'अपना रोल बदलने या ख़ुद को हटाने के लिए किसी दूसरे ओनर से कहें।';
export const staff_proposal_gone = 'यह प्रस्ताव बदल गया है या इसकी पुष्टि हो चुकी है। पेज फिर से लोड करें।';
export const staff_email_invalid = ({ email }: { email: string }) => `${email} ईमेल पता नहीं है।`;
export const staff_mailbox_taken = ({ email }: { email: string }) =>
  `यह ${email} का ही मेलबॉक्स है, जो पहले से टीम में है। किसी दूसरे व्यक्ति का ईमेल भरें।`;
export const content_not_found = 'यह कंटेंट अब मौजूद नहीं है। लिस्ट पर वापस जाएँ।';
export const content_changed_elsewhere =
  'आपके खोलने के बाद किसी और ने इसे बदल दिया है। अपने बदलाव कॉपी करें और पेज फिर से लोड करें।';
export const content_draft_exists = 'पहले ड्राफ़्ट पब्लिश करें या हटाएँ।';
export const content_draft_missing = 'पब्लिश करने के लिए कोई ड्राफ़्ट नहीं है। पहले ड्राफ़्ट सेव करें।';
export const content_scheduled = 'इसे पब्लिश करने का समय तय है। बदलने से पहले तय समय रद्द करें।';
export const content_not_scheduled = 'इसे पब्लिश करने का समय अब तय नहीं है। पेज फिर से लोड करें।';
export const colleague_cannot_decide = 'इसका फ़ैसला इनके अधिकार में नहीं है। किसी और को चुनें।';
export const content_needs_moderator = 'किसी दूसरी साइट का लिंक सिर्फ़ मॉडरेटर या ओनर पब्लिश कर सकते हैं।';
export const publish_time_past = 'आगे का कोई समय चुनें।';
export const publish_time_too_late = 'एक साल के अंदर का समय चुनें।';
export const nothing_to_review = 'यहाँ अब मंज़ूरी के इंतज़ार में कुछ नहीं है। शायद किसी ने निर्णय ले लिया है।';
export const item_not_opened = 'निर्णय लेने से पहले इसे खोलें और कम से कम दो सेकंड देखें।';
export const decided_already = ({ name }: { name: string }) => `${name} ने इस पर पहले ही निर्णय ले लिया है।`;
export const decision_gone = 'यह निर्णय नहीं मिला। इसे सिर्फ़ निर्णय लेने वाले व्यक्ति ही वापस ले सकते हैं।';
export const decision_final = 'अब इसे वापस नहीं लिया जा सकता। यह लागू हो चुका है।';
export const job_not_open = 'यह कास्टिंग कॉल कलाकारों को नहीं दिखता, इसलिए इसे साइट से नहीं हटाया जा सकता।';
export const house_document_gone = 'कोई दस्तावेज़ निर्णय के इंतज़ार में नहीं है। शायद किसी ने निर्णय ले लिया है।';
export const guardian_proof_gone =
  'इन अभिभावक के दस्तावेज़ अब निर्णय के इंतज़ार में नहीं हैं। शायद किसी ने निर्णय ले लिया है।';
export const house_gone = 'यह प्रोडक्शन हाउस नहीं मिला।';
export const suspension_gone =
  'यह प्रोडक्शन हाउस फिर से चालू हो चुका है या वह प्रस्ताव नामंज़ूर हो गया था। पेज फिर से लोड करें।';
export const house_of_call_suspended = 'इस कास्टिंग कॉल का प्रोडक्शन हाउस अस्थायी रूप से बंद है।';
export const house_suspended_already = 'यह प्रोडक्शन हाउस पहले से अस्थायी रूप से बंद है, या किसी ने इसका प्रस्ताव रखा है।';
export const ban_ends_by_appeal = 'रोक तभी हटती है जब हम प्रोडक्शन हाउस की अपील मंज़ूर करें।';
export const appeal_gone = 'इस अपील को अब जवाब की ज़रूरत नहीं है। शायद किसी ने जवाब दे दिया है।';
export const appeal_open_already = 'इसके लिए आपकी अपील मिल चुकी है। हम उसे देख रहे हैं।';
export const nothing_to_appeal = 'ऐसा कोई निर्णय अब नहीं है। पेज फिर से लोड करें।';
export const another_person_required =
  'यह आपके निर्णय के बारे में है, या ऐसे सहकर्मी के निर्णय के बारे में जो पिछले 30 दिनों में आपके साथ एक ही व्यक्ति के इनविटेशन से जुड़े हैं। इसका जवाब किसी दूसरे सहकर्मी को देना होगा।';
export const child_grade_gone = 'यह प्रोडक्शन हाउस बच्चों के लिए सत्यापित नहीं है। पेज फिर से लोड करें।';
export const second_person_required = 'यह प्रस्ताव आपका है। इसकी पुष्टि किसी सहकर्मी को करनी होगी।';
export const second_person_dependent =
  'आप और यह प्रस्ताव रखने वाले सहकर्मी पिछले 30 दिनों में एक ही व्यक्ति के इनविटेशन से जुड़े हैं। इसकी पुष्टि किसी और को करनी होगी।';
export const house_suspended =
  'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद है, इसलिए यह नहीं किया जा सकता। कारण पढ़ने और अपील करने के लिए अपील पेज खोलें।';
export const other_house_suspended =
  'हमने इस प्रोडक्शन हाउस को अस्थायी रूप से बंद किया है, इसलिए इसका कुछ भी स्वीकार नहीं किया जा सकता। इसमें बदलाव होने पर हम बताएँगे।';
export const house_document_ended =
  'इस दस्तावेज़ की अवधि समाप्त हो चुकी है। इसे नामंज़ूर करें, ताकि प्रोडक्शन हाउस नया दस्तावेज़ भेजे।';
export const flag_rules_not_found = 'फ़्लैग नियमों का ऐसा कोई वर्शन नहीं है।';
export const flag_rules_changed =
  'आपके खोलने के बाद किसी ने फ़्लैग नियम सेव किए हैं। अपने बदलाव कॉपी करें, फिर पेज दोबारा लोड करें।';
export const report_gone = 'यह रिपोर्ट नहीं मिली।';
export const queue_item_gone = 'यह अब आपकी लिस्ट में नहीं है। पेज फिर से लोड करें।';
export const staff_task_gone = 'यह टास्क अब इंतज़ार में नहीं है। शायद किसी ने इसे फिर से चलाया है।';
export const announcement_not_found = 'यह घोषणा समाप्त हो चुकी है या हटा दी गई है। पेज फिर से लोड करें।';
export const announcement_end_in_past = 'समाप्ति का समय आगे का चुनें।';
export const person_not_found = 'यह अकाउंट नहीं मिला। शायद यह हटाया जा चुका है।';
export const staff_contact_limit = (wait: RetryAfter) =>
  `24 घंटे में जितने लोगों की संपर्क जानकारी आप देख सकते हैं, उतने पूरे हो चुके हैं। किसी सहकर्मी से कहें, या ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const person_request_gone = 'यह अनुरोध बंद हो चुका है, या व्यक्ति ने इसमें कुछ और लिखा है। पेज फिर से लोड करें।';
export const person_request_open_already = 'इस व्यक्ति का यही अनुरोध पहले से खुला है।';
export const received_in_future = 'आज का या पहले का कोई दिन चुनें।';
export const person_has_no_email =
  'इस अकाउंट का ईमेल कभी सत्यापित नहीं हुआ या यह व्यक्ति टीम छोड़ चुका है, इसलिए हम इन्हें सूचना नहीं दे सके।';
export const export_for_owners_only = 'प्रोडक्शन हाउस का डेटा सिर्फ़ उसके ओनर को दिया जाता है।';
export const guardian_decides = 'यह अभिभावक के कहने पर हो रहा है, इसलिए अकाउंट को बचाने का अधिकार सिर्फ़ उनके पास है।';
export const account_not_deleted = 'यह अकाउंट हटाया नहीं जा रहा है।';
export const report_note_required = 'लिखें कि दूसरे पक्ष को क्या बताना है।';
export const report_has_no_call = 'यह रिपोर्ट ऐसे कास्टिंग कॉल के बारे में नहीं है, जो कलाकारों को दिखता हो।';
export const audit_log_changed = ({ place }: { place: number }) =>
  `ऑडिट लॉग बदला गया है: एंट्री ${place} अपने से पहले की एंट्री से मेल नहीं खाती।`;
export const audit_log_shortened = ({ end }: { end: string }) => `ऑडिट लॉग में अब एंट्री ${end} नहीं है।`;

export const say_why_colleagues = 'कारण लिखें, ताकि आपके सहकर्मियों को पता रहे।';
export const say_why_audit_log = 'कारण लिखें। आपके सहकर्मी इसे ऑडिट लॉग में पढ़ सकते हैं।';
export const say_why_children = 'लिखें कि यह प्रोडक्शन हाउस बच्चों को क्यों देख सकता है।';
export const say_why_house = 'कारण लिखें, ताकि प्रोडक्शन हाउस जवाब दे सके।';
export const say_why_person = 'कारण लिखें। वह व्यक्ति इसे पढ़ेगा।';
export const say_what_to_change = 'लिखें कि क्या बदलना है, ताकि प्रोडक्शन हाउस उसे ठीक कर सके।';
export const say_what_is_wrong = 'लिखें कि क्या ग़लत है, ताकि प्रोडक्शन हाउस दूसरा भेज सके।';
export const say_what_changed = 'एक-दो वाक्यों में लिखें कि क्या बदला है।';
export const say_where_filed = 'लिखें कि मैसेज कहाँ रखा गया है और भेजने वाले की पहचान कैसे हुई।';
export const write_note = 'नोट लिखें।';
export const note_written = 'नोट सेव हो गया।';
export const note_subject_gone = 'यह अब मौजूद नहीं है, इसलिए नोट नहीं जोड़ा जा सकता।';
export const job_refused =
  'हमने यह कास्टिंग कॉल हमेशा के लिए नामंज़ूर किया है, इसलिए आप इसे न बदल सकते हैं, न दोबारा भेज सकते हैं। आप अपील कर सकते हैं।';
export const document_refused =
  'हमने आपका दस्तावेज़ हमेशा के लिए नामंज़ूर किया है, इसलिए आप दूसरा नहीं भेज सकते। आप अपील कर सकते हैं।';
export const decision_reason_gone = 'यह टेक्स्ट पहले ही हटाया जा चुका है। पेज फिर से लोड करें।';
export const decision_reason_removed = 'टेक्स्ट हटाया गया।';
export const write_in_english = 'इसे अंग्रेज़ी में लिखें।';
export const write_in_hindi = 'इसे हिंदी में लिखें।';
export const write_answer = 'प्रोडक्शन हाउस के लिए जवाब लिखें।';
export const use_at_least_characters = (least: number) => `कम से कम ${least} अक्षर रखें।`;
export const type_letters = (least: number) => `कम से कम ${least} अक्षर लिखें।`;
export const choose_month = 'महीना चुनें।';
export const staff_enter_date = 'तारीख़ भरें।';
export const enter_time = 'समय भरें।';
export const not_on_list = 'यह लिस्ट में नहीं है।';
export const cin_wrong = 'CIN में 21 अक्षर और अंक होते हैं, जैसे U92490MH2015PTC123456।';

export const announcement_in_language = 'घोषणा इस भाषा में भी लिखें।';
export const announcement_link_wrong = 'इस साइट का कोई पाथ भरें, जैसे /plans, या https:// से शुरू होने वाला URL।';
export const end_before_begin = 'समाप्ति शुरुआत के बाद होनी चाहिए।';
export const choose_picture = 'तस्वीर चुनें।';
export const enter_year = 'साल लिखें।';
export const year_from_1900 = '1900 या उसके बाद का साल लिखें।';
export const year_to_2100 = '2100 तक का साल लिखें।';
export const at_most_clients = (max: number) => `अधिकतम ${max} क्लाइंट।`;
export const client_listed_twice = 'एक क्लाइंट लिस्ट में दो बार है।';
export const at_most_banners = (max: number) => `अधिकतम ${max} बैनर।`;
export const at_most_people = (max: number) => `अधिकतम ${max} लोग।`;
export const person_listed_twice = 'एक व्यक्ति लिस्ट में दो बार है।';
export const name_feature = 'कम से कम एक सुविधा लिखें।';
export const at_most_features = (max: number) => `अधिकतम ${max} सुविधाएँ।`;
export const text_too_long = 'यह टेक्स्ट बहुत लंबा है।';
export const placeholder_of_no_text = (name: string) => `{${name}} इस टेक्स्ट का प्लेसहोल्डर नहीं है।`;
export const content_unknown = 'यह कंटेंट नहीं मिला।';

export const figures_end_first = 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता।';
export const figures_too_long = 'छोटा समय या लंबी अवधि चुनें।';
export const points_wrong = (max: number) => `1 से ${max} तक की संख्या लिखें।`;
export const phrase_too_long = (max: number) => `एक वाक्यांश में अधिकतम ${max} अक्षर।`;
export const phrase_wrong = 'सिर्फ़ शब्द लिखें। * शब्द के अंत में या दो शब्दों के बीच लिखा जा सकता है।';
export const at_most_phrases = (max: number) => `अधिकतम ${max} वाक्यांश।`;
export const phrase_listed_twice = 'एक वाक्यांश दो बार है।';
export const enter_amount = 'रकम लिखें।';
export const enter_price = 'कीमत लिखें।';
export const whole_rupees = 'पूरे रुपये लिखें।';
export const at_least_one_rupee = 'कम से कम ₹1।';
export const at_most_one_lakh = 'अधिकतम ₹1,00,000।';

export const announcement_saved = 'घोषणा सेव हो गई।';
export const announcement_off = 'घोषणा सभी पेजों से हटा दी गई।';
export const draft_saved = 'ड्राफ़्ट सेव हो गया।';
export const draft_discarded = 'ड्राफ़्ट हटा दिया गया।';
export const scheduled = 'समय तय हो गया।';
export const published = 'पब्लिश हो गया।';
export const content_waits_for_owner = 'मंज़ूरी के लिए भेजा गया। इसे कोई दूसरे ओनर पब्लिश करेंगे।';
export const content_waits_for_moderator = 'मंज़ूरी के लिए भेजा गया। इसे कोई मॉडरेटर या ओनर पब्लिश करेंगे।';
export const schedule_cancelled = 'तय समय रद्द हो गया। ड्राफ़्ट बना हुआ है।';
export const version_restored = 'यह वर्शन फिर से साइट पर है।';
export const removed_from_site = 'साइट से हटा दिया गया।';
export const flag_rules_saved = 'सेव हो गया। नए नियम अब से कास्टिंग कॉल पर लागू होंगे।';
export const suspension_proposed = 'प्रस्ताव रखा गया। किसी सहकर्मी को इसकी पुष्टि करनी होगी।';
export const refund_requested = 'रिफ़ंड माँगा गया। रिफ़ंड होने पर ख़रीदार को क्रेडिट नोट मिलेगा।';
export const order_updated = 'गेटवे के पास नई जानकारी थी। यह ऑर्डर अब अपडेट हो गया है।';
export const order_agrees = 'गेटवे और इस ऑर्डर की जानकारी एक जैसी है।';
export const price_saved = 'कीमत सेव हो गई।';
export const price_withdrawn = 'कीमत वही रहेगी।';
export const request_recorded = 'अनुरोध दर्ज हो गया।';
export const request_done = 'हो गया। व्यक्ति को ईमेल से बताया जाएगा।';
export const request_rejected = 'नामंज़ूर हो गया। व्यक्ति को ईमेल से बताया जाएगा।';
export const identity_confirmed = 'पुष्टि हो गई।';
export const role_changed = 'रोल बदल गया।';
export const staff_role_proposed = 'प्रस्ताव रख दिया गया। किसी दूसरे ओनर को इसकी पुष्टि करनी होगी।';
export const owner_end_proposed = (days: number) =>
  `प्रस्ताव रख दिया गया। अगर कोई ओनर इसे नामंज़ूर न करे, तो यह ${days} दिन में लागू होगा। ये ओनर सहमत हों, तो तुरंत।`;
export const staff_proposal_rejected = 'प्रस्ताव नामंज़ूर कर दिया गया। कुछ नहीं बदलेगा।';
export const staff_role_confirmed = 'रोल की पुष्टि हो गई।';
export const staff_removed = 'व्यक्ति को हटाकर हर डिवाइस से लॉग आउट कर दिया गया।';
export const staff_passkey_added = 'पासकी जुड़ गई। कोड की जगह आप इसे इस्तेमाल कर सकते हैं।';
export const person_logged_out = 'सभी डिवाइस लॉग आउट हो गए।';
export const identity_checked = 'पहचान की जाँच दर्ज हो गई।';
export const two_step_reset = 'टू-स्टेप लॉगिन बंद है और सभी डिवाइस लॉग आउट हो गए हैं।';
export const switched_off = 'बंद कर दिया गया।';
export const switched_on = 'फिर से चालू कर दिया गया।';
export const task_handed_over = (name: string) => `काम ${name} को सौंप दिया गया।`;
export const task_taken = 'यह अब आपके पास है।';
export const task_given_back = 'वापस कर दिया गया।';
export const task_retried = (task: string) => `${task} फिर से शुरू किया जा रहा है।`;
export const decision_taken_back = 'वापस ले लिया गया। किसी को कुछ नहीं भेजा गया।';
export const safety_number_saved = 'नंबर सेव हो गया।';

export const identity_check_gone = 'निर्णय हो चुका है, या दस्तावेज़ या नाम बदल गया है। उसे फिर से खोलें।';
export const identity_check_open_already = 'इसी तरह के एक सुधार पर निर्णय अभी बाकी है।';
export const objection_unanswered = 'इस व्यक्ति ने एक सुधार पर आपत्ति की है। पहले उसका जवाब दें।';
export const person_being_deleted = 'यह अकाउंट मिटाया जा रहा है, इसलिए इसका ईमेल नहीं बदल सकता।';
export const email_of_other_account = 'यह ईमेल पहले से किसी और अकाउंट में है।';
export const email_of_guardian = 'यह बच्चे के अभिभावक का ईमेल है। कोई दूसरा ईमेल भरें।';
export const correction_missing = 'सही जानकारी भरें।';
export const correction_of_adult = 'यह व्यक्ति बच्चा नहीं है, इसलिए इनकी ओर से अभिभावक नहीं कह सकते। चुनें कि किसने कहा।';
export const correction_unchanged = 'अकाउंट में पहले से यही है। कुछ और भरें।';
export const name_corrected = 'नाम ठीक हो गया। व्यक्ति को ईमेल से बताया जाएगा।';
export const birth_date_proposed = 'प्रस्ताव रख दिया गया। किसी सहकर्मी को दस्तावेज़ मिलाकर इसकी पुष्टि करनी होगी।';
export const email_proof_sent =
  'हमने व्यक्ति को बता दिया, वे आपत्ति कर सकते हैं। 24 घंटे बाद नए ईमेल पर लिंक जाएगा, जो 3 दिन काम करेगा।';

export const order_not_matchable = 'इस ऑर्डर का भुगतान हो चुका है या गेटवे में इसका संदर्भ नहीं है।';
export const payment_unknown = 'गेटवे को यह भुगतान नहीं मिला या वह जवाब नहीं दे रहा। आईडी जाँचें।';
export const payment_not_captured = 'गेटवे ने यह भुगतान नहीं लिया है या उसे वापस कर दिया है।';
export const payment_amount_differs = 'इस भुगतान की रकम या मुद्रा ऑर्डर से अलग है।';
export const payment_matched_already = 'यह भुगतान किसी दूसरे ऑर्डर का है।';
export const payment_matched = 'भुगतान इस ऑर्डर से मिला दिया गया।';
export const payment_unneeded =
  'भुगतान इस ऑर्डर से मिला दिया गया। खरीदने को कुछ बाकी नहीं था, इसलिए रकम खरीदार को लौटाई जा रही है।';

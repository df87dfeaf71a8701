import { MAX_JOB_DRAFTS, UNKNOWN_HOUSE_CALLS } from '#rules/limits.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const unverified_house_post_limit = (wait: RetryAfter) =>
  `जब तक हम आपके दस्तावेज़ नहीं जाँच लेते, एक दिन में ${UNKNOWN_HOUSE_CALLS} कास्टिंग कॉल पोस्ट किए जा सकते हैं; हर रोल एक गिना जाता है। आपका ड्राफ़्ट सेव है। ${waitingTime(wait)} बाद फिर से कोशिश करें, या अपने प्रोडक्शन हाउस की जाँच के लिए संपर्क पेज से हमें लिखें।`;

export const job_not_found = 'कास्टिंग कॉल नहीं मिला।';
export const job_edit_too_late =
  'प्रोडक्शन हाउस के ये बदलाव भेजने के बाद किसी ने आवेदन कर दिया है, इसलिए जिस कास्टिंग कॉल के लिए आवेदन हुआ, वह अब बदला नहीं जा सकता। बदलाव नामंज़ूर करें।';
export const job_version_replaced = ({ title }: { title: string }) =>
  `आपके पढ़ने के बाद प्रोडक्शन हाउस ने ${title} बदल दिया है। मंज़ूरी के इंतज़ार वाली लिस्ट देखें और इसे फिर से पढ़ें।`;
export const children_need_verified_house =
  '18 साल से कम उम्र वालों के लिए कास्टिंग कॉल सिर्फ़ बच्चों के लिए सत्यापित प्रोडक्शन हाउस पोस्ट कर सकता है। उम्र 18 या उससे ज़्यादा करें, या पहले कंपनी प्रोफ़ाइल में यह सत्यापन माँगें।';
export const house_not_for_children =
  'यह प्रोडक्शन हाउस बच्चों के लिए सत्यापित नहीं है, इसलिए 18 साल से कम उम्र वाले इसे आवेदन नहीं भेज सकते। पहले प्रोडक्शन हाउस को अपनी कंपनी प्रोफ़ाइल में हमारी टीम से यह सत्यापन माँगना होगा। कुछ भी नहीं भेजा गया।';
export const applications_stopped = 'इस कास्टिंग कॉल के लिए अभी आवेदन बंद हैं।';
export const job_for_adults =
  'यह कास्टिंग कॉल सिर्फ़ 18 साल या उससे ज़्यादा उम्र वालों के लिए है। अपनी उम्र के कास्टिंग कॉल देखें।';
export const job_for_agencies = 'इस कास्टिंग कॉल के लिए सिर्फ़ एजेंसियाँ कलाकार भेज सकती हैं।';
export const job_for_invited = 'इस कास्टिंग कॉल के लिए सिर्फ़ वे लोग आवेदन कर सकते हैं जिन्हें प्रोडक्शन हाउस ने बुलाया है।';
export const job_for_others = 'अब आप इस कास्टिंग कॉल के लिए आवेदन नहीं कर सकते।';
export const job_closed = 'यह कास्टिंग कॉल बंद हो चुका है।';
export const job_closed_to_changes = 'यह कास्टिंग कॉल बंद है। बदलने के लिए इसे फिर से खोलें।';
export const job_changed_elsewhere = 'आपकी टीम में किसी ने यह कास्टिंग कॉल बदल दिया है।';
export const job_has_applicants =
  'किसी ने आवेदन कर दिया है, इसलिए प्रोजेक्ट का प्रकार, रोल का प्रकार और रोल किसके लिए है, यह अब नहीं बदला जा सकता। इसे दूसरी जानकारी के साथ पोस्ट करने के लिए कास्टिंग कॉल की कॉपी बनाएँ।';
export const registration_incomplete = 'कास्टिंग कॉल पोस्ट करने से पहले अपना रजिस्ट्रेशन पूरा करें।';
export const deadline_in_past = 'अंतिम तारीख़ बीते हुए दिन की नहीं हो सकती।';
export const deadline_passed = 'अंतिम तारीख़ बीत चुकी है। कोई बाद की तारीख़ चुनें।';
export const deadline_too_soon =
  'किसी ने आवेदन किया है या किसी को बुलाया गया है, और वे इसी अंतिम तारीख़ को मानकर चल रहे हैं। नई तारीख़ कल या उसके बाद की ही हो सकती है।';
export const deadline_moved_earlier = 'नई अंतिम तारीख़ पुरानी से पहले की नहीं हो सकती।';

export const draft_not_found = 'ड्राफ़्ट नहीं मिला';
export const too_many_drafts = `आपके पास पहले से ${MAX_JOB_DRAFTS} ड्राफ़्ट हैं। पहले कोई एक पोस्ट करें या हटाएँ।`;

export const saved_search_not_found = 'यह सेव की गई सर्च अब मौजूद नहीं है। पेज फिर से लोड करें।';
export const saved_search_name_taken = 'इस नाम की सर्च आपके पास पहले से है। कोई दूसरा नाम चुनें।';
export const alerts_link_ended = 'ये अलर्ट अब मौजूद नहीं हैं। अपने अलर्ट आप “सेव की गई सर्च” में बदल सकते हैं।';

export const draft_deleted = 'ड्राफ़्ट हटा दिया गया।';
export const copy_saved = 'कॉपी ड्राफ़्ट के रूप में सेव हो गई।';
export const job_posted = 'कास्टिंग कॉल जुड़ गया 🎉';
export const job_waits = 'कास्टिंग कॉल जुड़ गया। कलाकारों को दिखने से पहले हमारी टीम इसकी जाँच करेगी।';
export const changes_wait =
  'बदलाव भेज दिए गए। कलाकारों को दिखने से पहले हमारी टीम इनकी जाँच करेगी; तब तक उन्हें मंज़ूर किया गया वर्शन दिखेगा।';
export const changes_saved = 'बदलाव सेव हो गए।';
export const call_reopened = 'कास्टिंग कॉल फिर से खुल गया।';
export const call_reopened_hidden =
  'कास्टिंग कॉल फिर से खुल गया। हमारी टीम की मंज़ूरी मिलने तक कलाकार इसे नहीं देख सकते।';
export const stopped_applications = 'आवेदन लेना बंद हो गया। किसी को बताया नहीं गया है।';
export const applications_resumed = 'आवेदन फिर से लिए जा रहे हैं।';
export const job_saved = 'बाद के लिए सेव हो गया।';
export const job_unsaved = 'आपके सेव किए कास्टिंग कॉल से हटा दिया गया।';
export const search_saved = 'खोज सेव हो गई।';
export const search_changed = 'खोज बदल गई।';
export const alerts_changed = 'अलर्ट बदल गए।';
export const search_deleted = 'खोज हटा दी गई।';
export const project_renamed = 'प्रोजेक्ट का नाम बदल गया।';

import { MAX_TALENT_LIST, MAX_TALENT_LISTS, MAX_TEAM } from '#rules/limits.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const member_not_found = 'यह व्यक्ति अब आपकी टीम में नहीं है। पेज फिर से लोड करें।';

export const owner_sees_all = 'ओनर को हर प्रोजेक्ट दिखता है। पहले भूमिका बदलें।';
export const last_owner = 'टीम में कम से कम एक ओनर ज़रूरी है। पहले किसी दूसरे सदस्य को ओनर बनाएँ।';
export const already_in_team = 'यह व्यक्ति पहले से आपकी टीम में है।';
export const team_full = `टीम में अधिकतम ${MAX_TEAM} सदस्य और निमंत्रण हो सकते हैं। पहले किसी एक को हटाएँ।`;
export const team_invitation_not_found =
  'इस निमंत्रण का इस्तेमाल हो चुका है या इसे वापस ले लिया गया है। पेज फिर से लोड करें।';
export const team_invitation_ended =
  'इस निमंत्रण का इस्तेमाल हो चुका है, इसे वापस ले लिया गया है या इसका समय समाप्त हो गया है। जिन्होंने बुलाया था, उनसे नया निमंत्रण माँगें।';

export const too_many_team_invitations = (wait: RetryAfter) =>
  `इस व्यक्ति को आज कई निमंत्रण भेजे जा चुके हैं। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;

export const company_changed_elsewhere = 'यह प्रोफ़ाइल किसी दूसरी विंडो में बदली जा चुकी है।';

export const house_already_verified = 'आपका प्रोडक्शन हाउस दस्तावेज़ों से पहले ही सत्यापित है।';

export const too_many_webhooks = 'आपके पास 5 वेबहुक हैं। पहले कोई ऐसा वेबहुक हटाएँ जिसका अब इस्तेमाल नहीं है।';
export const webhook_address_not_allowed = 'ऐसा URL भरें जो https:// से शुरू हो।';
export const webhook_not_found = 'यह वेबहुक पहले ही हटाया जा चुका है।';
export const webhook_paused = 'यह वेबहुक रुका हुआ है। पहले इसे फिर से चालू करें।';
export const talent_list_not_found = 'यह लिस्ट अब मौजूद नहीं है। पेज फिर से लोड करें।';
export const talent_list_name_taken = 'आपके प्रोडक्शन हाउस में इस नाम की लिस्ट पहले से है। कोई दूसरा नाम चुनें।';
export const talent_list_full = `एक लिस्ट में अधिकतम ${MAX_TALENT_LIST} कलाकार हो सकते हैं। पहले किसी को हटाएँ।`;
export const talent_list_of_colleagues =
  'यह लिस्ट किसी सहकर्मी ने बनाई है। जो सदस्य सिर्फ़ कुछ प्रोजेक्ट देखते हैं, वे केवल अपनी बनाई लिस्ट का नाम बदल या उसे हटा सकते हैं।';
export const too_many_talent_lists = `एक प्रोडक्शन हाउस की अधिकतम ${MAX_TALENT_LISTS} लिस्ट हो सकती हैं। पहले कोई लिस्ट हटाएँ।`;

export const appeal_sent = 'अपील भेज दी गई। हमारी टीम का कोई दूसरा सदस्य इसका जवाब देगा।';
export const document_sent = 'दस्तावेज़ भेज दिया गया। जाँच हो जाने पर हम आपको बताएँगे।';
export const list_created = 'सूची बन गई।';
export const list_renamed = 'सूची का नाम बदल गया।';
export const list_deleted = 'सूची हटा दी गई।';
export const list_added = 'सूची में जोड़ दिया गया।';
export const list_removed = 'सूची से हटा दिया गया।';
export const name_saved = 'नाम सेव हो गया।';
export const team_left = 'आपने टीम छोड़ दी है।';
export const owner_role_ended = 'रोल बदल गया। ओनर के रूप में उनके भेजे निमंत्रण और जोड़े गए वेबहुक बंद हो गए।';
export const member_removed =
  'सदस्य को हटाकर हर डिवाइस से लॉग आउट कर दिया गया। उनके भेजे निमंत्रण और जोड़े गए वेबहुक बंद हो गए।';
export const ended_calendar_link = 'कैलेंडर लिंक बंद हो गया।';
export const invitation_withdrawn = 'निमंत्रण वापस ले लिया गया।';
export const webhook_removed = 'वेबहुक हटा दिया गया।';
export const webhook_resumed = 'वेबहुक फिर से चालू हो गया। अब से इसे नए इवेंट मिलेंगे।';
export const webhook_test_added = 'टेस्ट इवेंट जुड़ गया। यह एक मिनट के भीतर भेजा जाएगा।';
export const webhook_event_again = 'यह इवेंट एक मिनट के भीतर फिर से भेजा जाएगा।';
export const limits_saved = 'सेव हो गया। यह तुरंत लागू है।';

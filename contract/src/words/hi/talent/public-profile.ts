export const lead = 'चुनें कि आपकी प्रोफ़ाइल कौन देख सकता है, जानें कि किसने देखी, और उसे शेयर करें।';
export const preview_lead =
  'आपका पेज देखने वालों को ऐसा दिखता है। जिन प्रोडक्शन हाउस को आपका आवेदन मिला है, उन्हें आपके माप भी दिखते हैं। माप और कौन देख सकता है, यह अपनी प्रोफ़ाइल में चुनें।';

export const visibility_title = 'मुझे कौन देख सकता है';
export const visibility_lead = 'आपका फ़ोन नंबर और ईमेल आपके पेज पर कभी नहीं दिखते।';
export const visibility_failed = 'आपकी पसंद सेव नहीं हो सकी। फिर से कोशिश करें।';
export const everyone = 'सभी';
export const everyone_effect = 'आपकी प्रोफ़ाइल सार्वजनिक लिस्ट में दिखती है, और आपका पेज कोई भी खोल सकता है।';
export const houses = 'प्रोडक्शन हाउस';
export const houses_effect =
  'आपका पेज सिर्फ़ लॉग इन किए हुए प्रोडक्शन हाउस खोल सकते हैं। आपकी प्रोफ़ाइल किसी सार्वजनिक लिस्ट में नहीं दिखती।';
export const link_holders = 'जिनके पास लिंक है';
export const link_holders_effect =
  'आपकी प्रोफ़ाइल किसी लिस्ट में नहीं दिखती। आपका पेज सिर्फ़ नीचे बनाए गए शेयर लिंक से खुलता है।';
export const child_lists = 'सार्वजनिक लिस्ट और बच्चों के लिए सत्यापित प्रोडक्शन हाउस';
export const child_lists_effect =
  'सार्वजनिक लिस्ट में पहला नाम और एक फ़ोटो दिखती है। पेज सिर्फ़ वही प्रोडक्शन हाउस खोल सकते हैं जिनके दस्तावेज़ जाँचे गए हैं।';
export const child_houses = 'बच्चों के लिए सत्यापित प्रोडक्शन हाउस';
export const child_houses_effect =
  'पेज सिर्फ़ वही प्रोडक्शन हाउस खोल सकते हैं जिनके दस्तावेज़ जाँचे गए हैं। बच्चे की प्रोफ़ाइल किसी सार्वजनिक लिस्ट में नहीं दिखती।';
export const child_nobody = 'कोई नहीं';
export const child_nobody_effect = 'बच्चे की प्रोफ़ाइल सिर्फ़ वही प्रोडक्शन हाउस देख सकते हैं जिन्हें आवेदन मिला है।';
export const own_page = <Part>(link: Part) => ['आपका पेज: ', link];
export const hidden_email = 'आपका ईमेल सत्यापित होने तक आपका पेज छिपा रहेगा।';
export const hidden_birth_date = 'आपकी जन्मतिथि नहीं दी गई है, इसलिए आपका पेज छिपा है।';
export const hidden_choice = 'अब आप 18 साल के हैं। जब तक आप नीचे यह नहीं चुनते कि आपको कौन देखे, आपका पेज छिपा रहेगा।';
export const hidden_choice_action = 'पढ़ें कि हम आपका डेटा कैसे सुरक्षित रखते हैं';
export const hidden_guardian = 'माता-पिता या अभिभावक की सहमति मिलने तक यह पेज छिपा रहेगा।';
export const hidden_guardian_action = 'अभिभावक वाले पेज पर जाएँ';

export const views_title = 'मेरी प्रोफ़ाइल किसने देखी';
export const views_lead = (days: number) =>
  `पिछले ${days} दिनों में। प्रोडक्शन हाउस जानते हैं कि उनके देखने का आपको पता चलता है। बाकी लोगों की सिर्फ़ गिनती होती है।`;
export const views_none = 'अभी तक किसी प्रोडक्शन हाउस ने आपकी प्रोफ़ाइल नहीं देखी है।';
export const views_list = 'मेरी प्रोफ़ाइल देखने वाले प्रोडक्शन हाउस';
export const views_verified = 'सत्यापित';
export const views_often = (day: string, days: number) => `${day}, कुल ${days} दिन`;
export const views_others = (count: number) => `बाकी देखने वाले: ${count}`;

export const links_title = 'शेयर लिंक';
export const links_lead =
  'जिसके पास शेयर लिंक हो, वह लिंक बंद होने तक आपका पेज देख सकता है, चाहे आपने ऊपर कुछ भी चुना हो। सर्च इंजन इसे नहीं दिखाते।';
export const links_none = 'अभी कोई शेयर लिंक नहीं है। किसी को अपना पेज भेजने के लिए लिंक बनाएँ।';
export const links_active = 'चालू लिंक';
export const links_ended_count = (count: number) => `बंद लिंक (${count})`;
export const links_ended = 'बंद लिंक';
export const link_label_example = 'नई सीरीज़ की कास्टिंग';
export const link_label_hint = 'यह सिर्फ़ आपको दिखता है।';
export const link_days = 'यह कितने समय तक चले?';
export const link_days_missing = 'चुनें कि लिंक कितने समय तक चले।';
export const link_days_options = {
  1: '1 दिन',
  7: '1 हफ़्ता',
  30: '1 महीना',
  90: '3 महीने',
  365: '1 साल',
} as const;
export const link_creating = 'बनाया जा रहा है...';
export const link_not_copyable = 'यह लिंक अब भी काम करता है, पर इसे कॉपी नहीं किया जा सकता।';
export const link_end_question = (label: string) => `“${label}” लिंक बंद करें?`;
export const link_end_confirm = 'यह लिंक बंद करें';
export const link_end_of = (label: string) => `लिंक बंद करें: ${label}`;
export const link_until = (day: string) => `${day} तक चलेगा`;
export const link_ended_by_you = (day: string) => `${day} को आपने बंद किया`;
export const link_ended_on = (day: string) => `${day} को बंद हुआ`;
export const link_opened = (times: number) => `${times} बार खोला गया`;
export const link_not_opened = 'अभी तक नहीं खोला गया';

export const print_title = 'प्रिंट और शेयर करें';
export const print_lead =
  'आपकी फ़ोटो वाला A5 कॉम्प कार्ड, कॉस्ट्यूम टीम के लिए साइज़ शीट, और आपके पेज का QR कोड। इनमें से किसी पर भी आपका फ़ोन नंबर या ईमेल नहीं होता।';
export const print_link = 'कार्ड और QR कोड का लिंक';
export const print_public_page = 'मेरा सार्वजनिक पेज';
export const print_share_link = (label: string) => `लिंक: ${label}`;
export const print_link_needed = 'आपका पेज सिर्फ़ शेयर लिंक से खुलता है। कार्ड और QR कोड के लिए एक लिंक चुनें।';
export const qr_code_of = (url: string) => `${url} का QR कोड`;
export const comp_card_file = (name: string) => `${name}, कॉम्प कार्ड.pdf`;
export const size_sheet_file = (name: string) => `${name}, साइज़ शीट.pdf`;
export const qr_code_png = 'QR कोड (PNG)';
export const qr_code_png_file = (name: string) => `${name}, QR कोड.png`;
export const qr_code_svg = 'QR कोड (SVG)';
export const qr_code_svg_file = (name: string) => `${name}, QR कोड.svg`;
export const download_busy = 'तैयार हो रही है...';

export const shared_ended = 'यह लिंक बंद हो चुका है।';
export const shared_ended_hint = 'जिन्होंने यह लिंक भेजा था, उनसे नया लिंक माँगें।';
export const shared_by = (name: string) => `यह प्रोफ़ाइल ${name} ने शेयर की है।`;
export const shared_lead = (name: string, day: string) =>
  `यह प्रोफ़ाइल ${name} ने शेयर की है। यह लिंक ${day} तक चलेगा।`;
export const shared_contact = (name: string, product: string) =>
  `प्रोडक्शन हाउस ${product} के ज़रिए ${name} से संपर्क कर सकते हैं।`;

export const company_title = 'कंपनी प्रोफ़ाइल';
export const company_lead = 'कलाकारों को आपकी कंपनी के बारे में यही दिखता है। * वाली जानकारी ज़रूरी है।';
export const shown_title = 'कलाकारों को आप कैसे दिखते हैं';
export const shown_lead = 'आपका लोगो आपके सभी कास्टिंग कॉल पर दिखता है।';
export const completion = 'कंपनी प्रोफ़ाइल';
export const logo_current = 'आपका मौजूदा लोगो';
export const logo = 'लोगो';
export const company_save = 'सेव करके वापस जाएँ';
export const last_saved = (time: string, name: string) => `${name} ने ${time} को सेव किया`;
export const company_logged_out = 'आपका लिखा हुआ सेव है। आपको बस लोगो फिर से चुनना होगा।';

export const company = 'कंपनी';
export const company_name = 'कंपनी का नाम';
export const verified_name_hint =
  'हमारी टीम ने इसी नाम का दस्तावेज़ जाँचा है। नाम बदलने पर आपका सत्यापन तब तक के लिए समाप्त हो जाएगा, जब तक हम नए नाम का दस्तावेज़ मंज़ूर न कर लें।';
export const other_name =
  'आपने कंपनी का दूसरा नाम लिखा है। सेव करने पर दस्तावेज़ों से हुआ आपका सत्यापन समाप्त हो जाएगा, और 18 साल से कम उम्र वालों के आपके कास्टिंग कॉल छिपा दिए जाएँगे। फिर से सत्यापन के लिए नए नाम का दस्तावेज़ भेजें।';
export const owner_name = 'ओनर का नाम';
export const contact = 'संपर्क';
export const email_hint = 'कलाकार और हमारी टीम इस पर आपसे संपर्क करते हैं। लॉग इन आप अपने अकाउंट के ईमेल से ही करेंगे।';
export const phone_other = 'दूसरा नंबर';
export const phone_wrong = 'कृपया सही फ़ोन नंबर भरें।';
export const website = 'वेबसाइट';
export const company_kinds = 'कंपनी का प्रकार';
export const kinds_lead = 'जो भी सही हों, सब चुनें।';
export const industries = 'इंडस्ट्री';
export const industries_lead = 'वे सभी इंडस्ट्री चुनें जिनके लिए आप कास्टिंग करते हैं।';

export const documents_form = 'कंपनी का दस्तावेज़';
export const kind = 'दस्तावेज़';
export const file = 'फ़ाइल';
export const file_hint = 'इसे सिर्फ़ हमारी टीम देखती है, और निर्णय के बाद यह हटा दिया जाता है।';
export const for_children =
  'हम 18 साल से कम उम्र वालों को भी कास्ट करते हैं। कृपया हमें बच्चों के लिए सत्यापित करें: आपकी टीम के दो लोग दस्तावेज़ देखेंगे।';
export const for_children_states = {
  none: 'आप बच्चों के लिए सत्यापित नहीं हैं, इसलिए 18 साल से कम उम्र वालों को कास्ट नहीं कर सकते और उनके आवेदन नहीं पा सकते। दस्तावेज़ भेजकर यह सत्यापन माँगें।',
  waiting: 'हमारी टीम के दो लोग तय करेंगे कि आप बच्चों के लिए सत्यापित हैं या नहीं।',
  granted: 'आप बच्चों के लिए सत्यापित हैं: आप 18 साल से कम उम्र वालों को कास्ट कर सकते हैं और उनके आवेदन पा सकते हैं।',
} as const;
export const documents_send = 'दस्तावेज़ भेजें';
export const send_another = 'दूसरा दस्तावेज़ भेजें';
export const documents_send_failed = 'आपका दस्तावेज़ नहीं भेजा जा सका। फिर से कोशिश करें।';
export const documents_logged_out = 'लॉग इन करें, फिर फ़ाइल दोबारा चुनें।';
export const verify_title = 'अपना प्रोडक्शन हाउस सत्यापित करें';
export const verify_lead = 'सत्यापित प्रोडक्शन हाउस पर एक बैज दिखता है और वे आवेदकों की संपर्क की जानकारी देख सकते हैं।';
export const verified_title = 'आपका प्रोडक्शन हाउस सत्यापित है';
export const verified_lead = 'आपके कास्टिंग कॉल पर यह बैज दिखता है और आप आवेदकों की संपर्क की जानकारी देख सकते हैं।';
export const valid_until = (day: string) => `आपका दस्तावेज़ ${day} तक मान्य है।`;
export const renew = 'सत्यापित बने रहने के लिए उससे पहले नया दस्तावेज़ भेजें।';
export const documents_waiting = 'आपके दस्तावेज़ की जाँच हो रही है। निर्णय होने पर आपको ईमेल मिलेगा।';
export const documents_refused = (reason: string | null) =>
  `हमने आपका दस्तावेज़ हमेशा के लिए नामंज़ूर किया है, और आप दूसरा नहीं भेज सकते: ${reason}`;
export const documents_appeal = 'इस निर्णय पर अपील करें';
export const documents_rejected = (reason: string | null) =>
  `आपका दस्तावेज़ नामंज़ूर हुआ: ${reason} कृपया दूसरा दस्तावेज़ भेजें।`;

export const appeal_title = 'अपील';
export const appeal_lead =
  'अगर आपको लगता है कि हमारी टीम का कोई निर्णय ग़लत है, तो कारण बताएँ। निर्णय लेने वाले के अलावा कोई और उस पर फिर से विचार करेगा।';
export const appeal_empty = 'अपील करने के लिए कुछ नहीं है। आपके प्रोडक्शन हाउस के ख़िलाफ़ लिए गए निर्णय यहाँ दिखेंगे।';
export const appeal_text = 'निर्णय क्यों ग़लत है';
export const text_missing = 'बताएँ कि निर्णय क्यों ग़लत है।';
export const text_hint = 'ऊपर दिए गए कारण का जवाब दें। पासवर्ड या पहचान नंबर न लिखें।';
export const appeal_send = 'अपील भेजें';
export const appeal_send_failed = 'आपकी अपील नहीं भेजी जा सकी। फिर से कोशिश करें।';
export const decided = (time: string) => `${time} से लागू।`;
export const house_meaning =
  'कलाकार आपके कास्टिंग कॉल नहीं देख सकते। आप कास्टिंग कॉल पोस्ट नहीं कर सकते, और न ही कलाकारों को ढूँढ सकते हैं, बुला सकते हैं या मैसेज भेज सकते हैं।';
export const refused_call_meaning = 'कलाकार यह कास्टिंग कॉल नहीं देख सकते, और आप इसे दोबारा नहीं भेज सकते।';
export const document_meaning = 'आप दूसरा दस्तावेज़ नहीं भेज सकते।';
export const document_refused = 'आपकी कंपनी का दस्तावेज़ हमेशा के लिए नामंज़ूर हुआ';
export const call_meaning =
  'कलाकारों को यह वर्शन नहीं दिखता। आप कास्टिंग कॉल को बदलकर सेव भी कर सकते हैं। इससे वह फिर से जाँच के लिए भेजा जाएगा।';
export const appeal_reason = 'हमारी टीम का कहना है';
export const appeal_sent = (time: string) => `आपने ${time} को अपील की थी। जवाब आने पर आपको ईमेल मिलेगा।`;
export const answered_title = 'जिन अपीलों का जवाब मिल गया';
export const accepted = (decision: string) => `${decision}: अपील मंज़ूर`;
export const appeal_rejected = (decision: string) => `${decision}: अपील नामंज़ूर`;
export const dates = (sent: string, answered: string) => `भेजी गई: ${sent}, जवाब मिला: ${answered}`;
export const own_text = (text: string) => `आप: ${text}`;
export const appeal_answer = (text: string) => `हमारी टीम: ${text}`;
export const appeal_sending = 'भेजी जा रही है...';
export const call = 'एक कास्टिंग कॉल';
export const banned = 'आपके प्रोडक्शन हाउस पर रोक लगी है';
export const suspended = 'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद है';

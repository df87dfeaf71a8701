export const house_lead = 'आवेदकों के साथ आपकी बातचीत।';
export const house_empty = 'अभी कोई मैसेज नहीं है। मैसेज भेजने के लिए कोई आवेदन खोलें और “मैसेज” चुनें।';
export const talent_lead = 'आपके आवेदनों के बारे में प्रोडक्शन हाउस के मैसेज।';
export const talent_empty = 'अभी कोई मैसेज नहीं है। आपके आवेदन करने के बाद प्रोडक्शन हाउस आपको लिख सकता है।';
export const conversations_missing_title = 'बातचीत नहीं मिली';
export const missing_lead = 'यह हटा दी गई है, या आप इसे नहीं खोल सकते।';
export const missing_all = 'सभी मैसेज';

export const conversations_load_failed = 'और मैसेज लोड नहीं हो सके। फिर से कोशिश करें।';
export const house_photo = 'प्रोडक्शन हाउस';
export const has_attachments = 'साथ में फ़ाइलें हैं';
export const writer = (name: string) => `${name}:`;
export const you = 'आप';
export const they = 'सामने वाले';
export const unread = 'बिना पढ़ा';

export const read_only = 'सिर्फ़ आपकी टीम के ओनर और रिव्यूअर मैसेज लिख सकते हैं।';
export const conversations_first = 'पहला मैसेज लिखें। आवेदक को नोटिफ़िकेशन मिलेगा और फिर वे जवाब दे सकेंगे।';
export const conversations_latest = 'नए मैसेज';
export const earlier = 'पहले के मैसेज';
export const read_at = (time: string) => `${time} पर पढ़ा गया`;
export const yesterday = 'कल';
export const child_own = 'यह बच्चे की प्रोफ़ाइल है। यहाँ मैसेज अभिभावक पढ़ते हैं और जवाब भी वही देते हैं।';
export const child_applicant = 'यह आवेदन एक बच्चे का है। आपके मैसेज अभिभावक पढ़ते हैं और जवाब भी वही देते हैं।';
export const block_failed = 'आपका बदलाव सेव नहीं हो सका। फिर से कोशिश करें।';
export const unblock = 'अनब्लॉक करें';
export const block_house = 'इस प्रोडक्शन हाउस को ब्लॉक करें';
export const block_talent = 'इस कलाकार को ब्लॉक करें';
export const report_open = 'बातचीत को रिपोर्ट करें';
export const report_message = 'इस मैसेज को रिपोर्ट करें';
export const report_conversation = 'इस बातचीत को रिपोर्ट करें';
export const report_lead =
  'आपकी रिपोर्ट और यह बातचीत हमारा स्टाफ़ पढ़ेगा। सामने वाले को नहीं बताया जाएगा कि रिपोर्ट आपने की है।';

export const write = 'मैसेज';
export const write_example = 'मैसेज लिखें';
export const conversations_send = 'भेजें';
export const send_by_key = 'Ctrl+Enter दबाकर भेजें।';
export const urgent = 'बहुत ज़रूरी';
export const urgent_hint = (max: number) =>
  `उन्हें अभी WhatsApp या SMS से बताया जाएगा, अगर उन्होंने इसकी सहमति दी है। दिन में अधिकतम ${max} बार।`;
export const no_money = 'रोल के लिए कोई भी पैसे नहीं माँग सकता।';
export const wait_for_files = 'भेजने से पहले सभी फ़ाइलें अपलोड होने दें या उन्हें हटाएँ।';
export const text_missing = 'फ़ाइलों के साथ मैसेज भी लिखें।';
export const not_sent = 'मैसेज नहीं भेजा गया।';
export const waiting =
  'अभी नहीं भेजा जा सका, आप ऑफ़लाइन हैं। दोबारा ऑनलाइन होने पर अपने आप भेज दिया जाएगा। उससे पहले लॉग आउट करने पर यह हटा दिया जाएगा।';
export const not_sent_hint = 'मैसेज नहीं भेजा गया। कनेक्शन देखें और फिर से कोशिश करें।';

export const attach = 'फ़ाइलें जोड़ें';
export const attach_from_library = 'अपनी लाइब्रेरी से जोड़ें';
export const library = 'आपकी फ़ोटो और वीडियो';
export const library_failed = 'आपकी लाइब्रेरी लोड नहीं हो सकी। फिर से कोशिश करें।';
export const library_empty = 'आपकी लाइब्रेरी ख़ाली है। पहले अपनी प्रोफ़ाइल में फ़ोटो या वीडियो जोड़ें।';
export const library_attach = 'जोड़ें';
export const attached = 'जोड़ी गई फ़ाइलें';
export const upload_interrupted = 'कनेक्शन टूट गया। अपलोड अपने आप फिर शुरू होगा।';
export const file_missing = 'पेज फिर से लोड हुआ। अपलोड जारी रखने के लिए फ़ाइल फिर से चुनें।';
export const choose_again_file = (file: string) => `${file} फिर से चुनें`;
export const choose_again = 'फिर से चुनें';
export const other_file = (file: string) => `यह दूसरी फ़ाइल है। ${file} फिर से चुनें।`;
export const choose_any_file = 'कोई फ़ोटो, वीडियो, रिकॉर्डिंग या PDF चुनें।';
export const file_processing = 'फ़ाइल को बदला जा रहा है ताकि वह हर ब्राउज़र में चले।';
export const file_as_sent = 'फ़ाइल जैसी भेजी गई वैसी ही है। कुछ ब्राउज़र में यह नहीं चलेगी।';

export const report_labels = {
  job: 'इस कास्टिंग कॉल को रिपोर्ट करें',
  house: 'इस प्रोडक्शन हाउस को रिपोर्ट करें',
  talent: 'इस प्रोफ़ाइल को रिपोर्ट करें',
} as const;
export const report_text = 'आपकी रिपोर्ट हमारा स्टाफ़ पढ़ेगा। किसी को नहीं बताया जाएगा कि रिपोर्ट आपने की है।';
export const report_reason = 'क्या गड़बड़ है?';
export const reason_missing = 'चुनें कि क्या गड़बड़ है।';
export const report_details = 'विवरण (ज़रूरी नहीं)';
export const report_failed = 'आपकी रिपोर्ट नहीं भेजी जा सकी। फिर से कोशिश करें।';
export const report_sending = 'भेजी जा रही है...';
export const report_send = 'रिपोर्ट भेजें';

interface Writer {
  name: string;
  agency_name: string | null;
  talent_name: string;
}

/** Who wrote a message for a talent. */
export const written_for = ({ name, agency_name, talent_name }: Writer) =>
  `${[name, agency_name].filter(Boolean).join(', ')}, ${talent_name} की ओर से`;

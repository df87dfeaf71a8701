export const studio = 'स्टूडियो';
export const back_to_request = 'अनुरोध पर वापस';
export const sides_open = 'स्क्रिप्ट के पन्ने खोलें (PDF)';
export const sides_title = 'स्क्रिप्ट के पन्ने';
export const sides_page = (page: number, pages: number) => `पेज ${page}, कुल ${pages}`;
export const sides_failed = 'स्क्रिप्ट के पन्ने यहाँ नहीं दिख पा रहे हैं। ऊपर से PDF खोलें।';
export const cannot_send = 'अभी आप और टेक नहीं भेज सकते। आप इस डिवाइस पर टेक रिकॉर्ड कर सकते हैं और देख सकते हैं।';
export const problems = {
  in_app:
    'इस ऐप के ब्राउज़र में दूसरे ऐप पर जाते ही रिकॉर्डिंग खो सकती है। यहाँ अपने कैमरा ऐप से रिकॉर्ड करें, या यह पेज Chrome या Safari में खोलें।',
  no_recorder: 'इस ब्राउज़र में वीडियो रिकॉर्ड नहीं हो सकता। अपने कैमरा ऐप से रिकॉर्ड करें, फिर वीडियो यहाँ से भेजें।',
} as const;

export const camera_view = 'कैमरे की तस्वीर';
export const camera_again = 'फिर से कोशिश करें';
export const switch_camera = 'कैमरा बदलें';
export const sound_level = 'आवाज़ का स्तर';
export const record = 'रिकॉर्ड करें';
export const record_anyway = 'फिर भी रिकॉर्ड करें';
export const record_stop = 'रोकें';
export const countdown = (seconds: number) => `${seconds} सेकंड में रिकॉर्डिंग`;
export const countdown_cancel = 'रद्द करें';
export const recording_now = 'रिकॉर्डिंग चल रही है';
export const light = {
  good: 'रोशनी: ठीक है',
  dark: 'रोशनी कम है। खिड़की या लैंप की ओर मुँह करें।',
  bright: 'रोशनी बहुत तेज़ है। रोशनी से थोड़ा दूर जाएँ।',
  behind: 'रोशनी आपके पीछे से आ रही है। ऐसे मुड़ें कि रोशनी चेहरे पर पड़े।',
} as const;
export const sound = {
  good: 'आवाज़: ठीक है',
  silent: 'आवाज़ जाँचने के लिए एक लाइन बोलें।',
  quiet: 'आवाज़ धीमी है। फ़ोन के पास आएँ या ज़ोर से बोलें।',
  loud: 'आवाज़ बहुत तेज़ है। फ़ोन से थोड़ा दूर जाएँ।',
} as const;
export const turn = {
  portrait: 'फ़ोन सीधा पकड़ें, जैसा प्रोडक्शन हाउस ने कहा है।',
  landscape: 'फ़ोन आड़ा पकड़ें, जैसा प्रोडक्शन हाउस ने कहा है।',
} as const;
export const room_left = (minutes: number) =>
  minutes < 1
    ? 'इस डिवाइस में लगभग जगह नहीं बची। पहले कोई टेक या दूसरी फ़ाइलें हटाएँ।'
    : `इस डिवाइस में लगभग ${minutes} मिनट की रिकॉर्डिंग की जगह है।`;
export const time_left = (length: string) => `${length} बाकी`;
export const ended = {
  full: 'डिवाइस में जगह नहीं बची, इसलिए रिकॉर्डिंग रुक गई। वह नीचे सेव है।',
  interrupted: 'किसी दूसरे ऐप ने कैमरा या माइक ले लिया, इसलिए रिकॉर्डिंग रुक गई। वह नीचे सेव है।',
  failed: 'रिकॉर्डिंग सेव नहीं हो पा रही थी, इसलिए रुक गई। उससे पहले का हिस्सा नीचे है।',
  too_long: 'रिकॉर्डिंग 10 मिनट बाद रुक गई। वह नीचे सेव है।',
} as const;

export const prompter = 'प्रॉम्प्टर';
export const prompter_pause = 'प्रॉम्प्टर रोकें';
export const prompter_resume = 'प्रॉम्प्टर फिर चलाएँ';
export const prompter_paused = 'रुका हुआ';
export const own_part = 'आपका रोल';
export const prompter_size = 'अक्षरों का आकार';
export const prompter_sizes = { small: 'छोटा', medium: 'मध्यम', large: 'बड़ा' } as const;
export const prompter_speed = 'रफ़्तार';
export const prompter_mirror = 'अक्षर उलटे (मिरर) दिखाएँ';
export const reader_title = 'रीडर';
export const reader_lead =
  'दूसरे रोल की लाइनें ख़ुद रिकॉर्ड करें या किसी दोस्त से करवाएँ। वे अपनी जगह पर चलेंगी। जिस लाइन की रिकॉर्डिंग नहीं है, वहाँ उतनी ही देर ख़ामोशी रहेगी।';
export const reader_record = (line: string) => `रिकॉर्ड करें: ${line}`;
export const reader_stop = 'लाइन की रिकॉर्डिंग रोकें';
export const reader_delete = (line: string) => `रिकॉर्डिंग हटाएँ: ${line}`;
export const reader_own = (line: string) => `रीडर: ${line}`;
export const reader_silence = (seconds: number) => `रीडर: ${seconds}`;
export const reader_speaking = 'रीडर';

export const takes_title = 'इस डिवाइस पर टेक';
export const takes_empty =
  'रिकॉर्ड करते समय ही आपके टेक यहाँ सेव होते जाते हैं और पेज बंद होने पर भी रहते हैं। लॉग आउट करने पर वे हट जाते हैं।';
export const take_length = (number: number, length: string) => `रिकॉर्डिंग ${number} · ${length}`;
export const take_send = 'टेक भेजें';
export const take_open = 'देखें और काटें';
export const take_delete = 'हटाएँ';
export const take_delete_question = 'यह रिकॉर्डिंग डिवाइस से हटाएँ?';
export const take_lost = 'ब्राउज़र के पास यह रिकॉर्डिंग अब नहीं है।';
export const take_view = 'आपकी रिकॉर्डिंग';
export const being_sent = 'भेजा जा रहा है';
export const editor_title = 'देखें और काटें';
export const trim_from = 'शुरुआत';
export const trim_to = 'अंत';
export const trim_save = 'सेव करें';
export const play_kept = 'कटा हुआ टेक चलाएँ';

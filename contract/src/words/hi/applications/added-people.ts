export const add_people = 'लोगों को जोड़ें';
export const lead =
  'जो लोग आपके पास कहीं और से आए हैं, उन्हें जोड़ें। उन्हें अकाउंट की ज़रूरत नहीं: ऑडिशन का समय देने या “बताएँ” दबाने पर हम उन्हें लिंक भेजते हैं। वे अपनी सारी जानकारी हटवा सकते हैं।';
export const add_row = 'पंक्ति जोड़ें';
export const paste = 'सूची पेस्ट करें';
export const list = 'सूची';
export const list_hint = 'हर पंक्ति में एक व्यक्ति, जैसे: आशा राव, 98200 00000, asha@example.com';
export const read_list = 'सूची पढ़ें';
export const choose_file = 'फ़ाइल चुनें';
export const choose_photos = 'फ़ोटो चुनें';
export const file_unreadable = 'यह फ़ाइल नहीं पढ़ी जा सकी। इसे CSV या XLSX के रूप में सेव करें।';
export const adults = 'मैं पुष्टि करता/करती हूँ कि यहाँ सभी लोग 18 साल या उससे बड़े हैं।';
export const add = (count: number) => (count === 0 ? 'लोगों को जोड़ें' : `${count} लोग जोड़ें`);
export const adding = 'जोड़ रहे हैं …';
export const add_failed = 'इन लोगों को नहीं जोड़ा जा सका। फिर से कोशिश करें।';
export const files_failed = (names: string) => `इनकी फ़ाइलें सेव नहीं हो सकीं: ${names}। लोग जुड़ गए हैं।`;

export const person = (place: number) => `व्यक्ति ${place}`;
export const fields = {
  name: 'नाम',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल',
  video_link: 'वीडियो लिंक',
  note: 'नोट',
} as const;
export const photo = 'फ़ोटो';
export const photo_of = (place: number) => `फ़ोटो, व्यक्ति ${place}`;
export const video = 'वीडियो';
export const video_of = (place: number) => `वीडियो, व्यक्ति ${place}`;
export const remove = (place: number) => `व्यक्ति ${place} को हटाएँ`;

export const added = 'आपके जोड़े लोग';
export const takes_nobody =
  'अभी किसी को नहीं जोड़ा जा सकता: कास्टिंग कॉल बंद है, बहुत पहले ख़त्म हो चुकी है, या सिर्फ़ बच्चों के लिए है।';
export const deleted = (count: number) =>
  `आपके जोड़े ${count} लोगों ने अपनी जानकारी हटवाई। उनकी सारी जानकारी हट चुकी है।`;
export const added_on = (day: string, by: string | null) =>
  by ? `${day} को ${by} ने जोड़ा` : `${day} को जोड़ा गया`;
export const told = (day: string) => `${day} को बताया गया`;
export const not_told = 'अभी नहीं बताया गया';
export const not_reachable = 'अभी SMS नहीं भेजे जा सकते। इन्हें ख़ुद बताएँ।';
export const joined = (day: string) => `${day} को रजिस्टर किया`;
export const merged = 'रजिस्टर किया, और ख़ुद भी आवेदन किया था';
export const tell = 'बताएँ';
export const tell_of = (name: string) => `${name} को बताएँ`;
export const tell_failed = 'यह मैसेज नहीं भेजा जा सका। फिर से कोशिश करें।';

export const page_title = 'प्रोडक्शन हाउस के पास आपकी कौन-सी जानकारी है';
export const page_lead = (house: string, added_day: string, until: string) =>
  `${house} ने ${added_day} को आपको इस कास्टिंग कॉल में जोड़ा। इसे सिर्फ़ वे और उनके क्लाइंट देख सकते हैं। ${until} के बाद हम इसे हटा देते हैं।`;
export const audition = 'आपका ऑडिशन';
export const confirm = (time: string, place: string) => `${time}, ${place} कन्फ़र्म करें`;
export const confirmed = (time: string, place: string) => `कन्फ़र्म: ${time}, ${place}`;
export const decline = 'आना संभव नहीं';
export const declined = 'आपने बताया है कि आना संभव नहीं।';
export const kept_title = 'क्या रखा गया है';
export const kept = { has_photo: 'एक फ़ोटो', has_video: 'एक वीडियो', has_notes: 'टीम के नोट' } as const;
export const kept_lead = 'इसी मोबाइल नंबर या ईमेल से रजिस्टर करने पर यह आवेदन आपके अकाउंट में आ जाएगा।';
export const erase = 'सब कुछ हटाएँ';
export const erase_question = 'अपनी सारी जानकारी हटाएँ? प्रोडक्शन हाउस को बताया जाएगा कि आपने ऐसा कहा।';
export const answer_failed = 'यह सेव नहीं हो सका। फिर से कोशिश करें।';
export const ended = 'यह लिंक अब काम नहीं करता।';
export const ended_lead = 'जानकारी हटाई जा चुकी है या अब किसी अकाउंट में है।';

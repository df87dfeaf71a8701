export const consents_lead =
  'आपने किन बातों पर सहमति दी है, नई सबसे ऊपर। सहमति वापस लेने के बाद भी यह रिकॉर्ड रखा जाता है।';
export const consents_empty = 'आपने अभी तक कोई सहमति नहीं दी है। आपकी हर सहमति यहाँ दिखेगी।';
export const registration = 'इस्तेमाल की शर्तें और प्राइवेसी नोटिस';
export const application = (call: string) => `आवेदन: ${call}`;
export const guardian = (name: string) => `${name} की सहमति`;
export const whatsapp = (mobile: string) => `${mobile} पर WhatsApp मैसेज`;
export const sms = (mobile: string) => `${mobile} पर SMS`;
export const agreed = (day: string, version: string, language: string) =>
  `${day} को सहमति दी गई · वर्शन ${version}, ${language}`;
export const valid = 'अभी मान्य है।';
export const consents_ended = (day: string) => `${day} को समाप्त हुई।`;
export const ended_number = 'समाप्त, क्योंकि आपका नंबर बदल गया है।';
export const texts = 'किस बात पर सहमति दी गई';
export const end_account = 'इसे समाप्त करने के लिए अपना अकाउंट हटाएँ';
export const end_application = 'आवेदन वापस लें';
export const end_guardian = 'सहमति वापस लें';
export const end_messages = 'नोटिफ़िकेशन सेटिंग में वापस लें';

export const data_exports_title = { talent: 'आपका डेटा', production: 'आपके प्रोडक्शन हाउस का डेटा' } as const;
export const lead_talent = (days: number) =>
  `हमारे पास मौजूद आपका सारा डेटा एक फ़ाइल में पाएँ: आपकी प्रोफ़ाइल, फ़ोटो और वीडियो, आवेदन, बातचीत, भुगतान और लॉगिन। इसमें कुछ मिनट लगते हैं। फ़ाइल तैयार होने पर हम आपको ईमेल करेंगे, और आप उसे ${days} दिन तक डाउनलोड कर सकते हैं।`;
export const lead_house = (days: number) =>
  `आपके प्रोडक्शन हाउस और आपके अकाउंट का हमारे पास मौजूद सारा डेटा एक फ़ाइल में पाएँ: कंपनी प्रोफ़ाइल, टीम, कास्टिंग कॉल, नोट, लिस्ट और बातचीत। इसमें कुछ मिनट लगते हैं। फ़ाइल तैयार होने पर हम आपको ईमेल करेंगे, और आप उसे ${days} दिन तक डाउनलोड कर सकते हैं।`;
export const request = { talent: 'मेरा डेटा मँगाएँ', production: 'हमारा डेटा मँगाएँ' } as const;
export const requesting = 'अनुरोध भेजा जा रहा है...';
export const request_failed = 'आपका डेटा नहीं मँगाया जा सका। फिर से कोशिश करें।';

export const preparing = (time: string) =>
  `${time} को मँगाया गया। आपकी फ़ाइल तैयार हो रही है। आप यह पेज छोड़ सकते हैं: तैयार होने पर हम आपको ईमेल करेंगे।`;
export const data_exports_failed = 'आपकी फ़ाइल तैयार नहीं हो सकी। फिर से कोशिश करें।';
export const deleted = (time: string) => `${time} की आपकी फ़ाइल हटा दी गई है। आप नई फ़ाइल मँगा सकते हैं।`;
export const ready = 'आपकी फ़ाइल तैयार है। इसे ऐसी जगह रखें जहाँ सिर्फ़ आप इसे पढ़ सकें।';
export const ready_until = (time: string) =>
  `आपकी फ़ाइल तैयार है और ${time} तक मिलेगी। इसे ऐसी जगह रखें जहाँ सिर्फ़ आप इसे पढ़ सकें।`;
export const download = 'डाउनलोड करें';
export const download_size = (size: string) => `डाउनलोड करें (${size})`;
export const downloading = 'डाउनलोड हो रहा है...';
export const download_gone = 'यह फ़ाइल हटा दी गई है।';
export const next_from = (time: string) => `आप ${time} से नई फ़ाइल मँगा सकते हैं।`;

export const account_deletion_title = 'अकाउंट हटाएँ';
export const account_deletion_lead = {
  talent:
    'आप तुरंत लॉग आउट हो जाएँगे और आपकी प्रोफ़ाइल किसी को नहीं दिखेगी। जिन रोल का काम बाकी है, वे छूट जाएँगे। 30 दिन बाद हम आपकी प्रोफ़ाइल, फ़ोटो, वीडियो, आवेदन और बातचीत हटा देंगे। इनवॉइस उतने समय तक रखे जाते हैं जितना टैक्स कानून में ज़रूरी है। अगर आपकी रिपोर्ट की गई है, तो हम पहले अपनी टीम के फ़ैसले का इंतज़ार करते हैं। अकाउंट रखने के लिए उससे पहले लॉग इन करें।',
  production:
    'आप तुरंत लॉग आउट हो जाएँगे, और 30 दिन बाद हम आपका अकाउंट हटा देंगे। अगर कोई और ओनर नहीं बचता, तो पहले अपने कास्टिंग कॉल बंद करें और टीम के बाकी सदस्यों को हटाएँ। तब आपका प्रोडक्शन हाउस भी उसके कास्टिंग कॉल और आवेदनों के साथ हटा दिया जाएगा। अगर आपकी रिपोर्ट की गई है, तो हम पहले अपनी टीम के फ़ैसले का इंतज़ार करते हैं। अकाउंट रखने के लिए उससे पहले लॉग इन करें।',
} as const;
export const account_deletion_submit = 'मेरा अकाउंट हटाएँ';
export const account_deletion_failed = 'आपका अकाउंट नहीं हटाया जा सका। फिर से कोशिश करें।';
export const keep = 'मेरा अकाउंट रखें';

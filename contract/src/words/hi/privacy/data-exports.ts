import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/privacy/data-exports.ts'),
  typeof import('#words/hi/privacy/data-exports.ts')
>;

export const title = { talent: 'आपका डेटा', production: 'आपके प्रोडक्शन हाउस का डेटा' } as const;
export const lead_talent = (days: number) =>
  `हमारे पास मौजूद आपका सारा डेटा एक फ़ाइल में पाएँ: आपकी प्रोफ़ाइल, फ़ोटो और वीडियो, आवेदन, बातचीत, भुगतान और लॉगिन। इसमें कुछ मिनट लगते हैं। फ़ाइल तैयार होने पर हम आपको ईमेल करेंगे, और आप उसे ${days} दिन तक डाउनलोड कर सकते हैं।`;
export const lead_house = (days: number) =>
  `आपके प्रोडक्शन हाउस और आपके अकाउंट का हमारे पास मौजूद सारा डेटा एक फ़ाइल में पाएँ: कंपनी प्रोफ़ाइल, टीम, कास्टिंग कॉल, नोट, लिस्ट और बातचीत। इसमें कुछ मिनट लगते हैं। फ़ाइल तैयार होने पर हम आपको ईमेल करेंगे, और आप उसे ${days} दिन तक डाउनलोड कर सकते हैं।`;
export const request = { talent: 'मेरा डेटा मँगाएँ', production: 'हमारा डेटा मँगाएँ' } as const;
export const request_again = 'फिर से कोशिश करें';
export const requesting = 'अनुरोध भेजा जा रहा है...';
export const request_failed = 'आपका डेटा नहीं मँगाया जा सका। फिर से कोशिश करें।';

export const preparing = (time: string) =>
  `${time} को मँगाया गया। आपकी फ़ाइल तैयार हो रही है। आप यह पेज छोड़ सकते हैं: तैयार होने पर हम आपको ईमेल करेंगे।`;
export const failed = 'आपकी फ़ाइल तैयार नहीं हो सकी। फिर से कोशिश करें।';
export const deleted = (time: string) => `${time} की आपकी फ़ाइल हटा दी गई है। आप नई फ़ाइल मँगा सकते हैं।`;
export const ready = 'आपकी फ़ाइल तैयार है। इसे ऐसी जगह रखें जहाँ सिर्फ़ आप इसे पढ़ सकें।';
export const ready_until = (time: string) =>
  `आपकी फ़ाइल तैयार है और ${time} तक मिलेगी। इसे ऐसी जगह रखें जहाँ सिर्फ़ आप इसे पढ़ सकें।`;
export const download = 'डाउनलोड करें';
export const download_size = (size: string) => `डाउनलोड करें (${size})`;
export const downloading = 'डाउनलोड हो रहा है...';
export const download_gone = 'यह फ़ाइल हटा दी गई है।';
export const download_failed = 'फ़ाइल डाउनलोड नहीं हो सकी। फिर से कोशिश करें।';
export const next_from = (time: string) => `आप ${time} से नई फ़ाइल मँगा सकते हैं।`;

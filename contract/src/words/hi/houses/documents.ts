import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/houses/documents.ts'),
  typeof import('#words/hi/houses/documents.ts')
>;

export const form = 'कंपनी का दस्तावेज़';
export const kind = 'दस्तावेज़';
export const file = 'फ़ाइल';
export const file_hint = 'इसे सिर्फ़ हमारी टीम देखती है, और निर्णय के बाद यह हटा दिया जाता है।';
export const send = 'दस्तावेज़ भेजें';
export const send_another = 'दूसरा दस्तावेज़ भेजें';
export const sending = 'भेजा जा रहा है...';
export const send_failed = 'आपका दस्तावेज़ नहीं भेजा जा सका। फिर से कोशिश करें।';
export const logged_out = 'लॉग इन करें, फिर फ़ाइल दोबारा चुनें।';
export const verify_title = 'अपना प्रोडक्शन हाउस सत्यापित करें';
export const verify_lead =
  'सत्यापित प्रोडक्शन हाउस पर एक बैज दिखता है। वे आवेदकों की संपर्क की जानकारी देख सकते हैं और 18 साल से कम उम्र के कलाकारों को भी कास्ट कर सकते हैं।';
export const verified_title = 'आपका प्रोडक्शन हाउस सत्यापित है';
export const verified_lead =
  'आपके कास्टिंग कॉल पर यह बैज दिखता है। आप आवेदकों की संपर्क की जानकारी देख सकते हैं और 18 साल से कम उम्र के कलाकारों को भी कास्ट कर सकते हैं।';
export const valid_until = (day: string) => `आपका दस्तावेज़ ${day} तक मान्य है।`;
export const renew = 'सत्यापित बने रहने के लिए उससे पहले नया दस्तावेज़ भेजें।';
export const waiting = 'आपके दस्तावेज़ की जाँच हो रही है। निर्णय होने पर आपको ईमेल मिलेगा।';
export const refused = (reason: string | null) => `आपका दस्तावेज़ मंज़ूर नहीं हुआ: ${reason} कृपया दूसरा दस्तावेज़ भेजें।`;

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/document-reviews.ts'),
  typeof import('#words/hi/admin/document-reviews.ts')
>;

export const unnamed_house = 'बिना नाम का हाउस';
export const sent = (document: string, time: string) => `${document}, ${time} को भेजा गया`;
export const sent_by = (document: string, time: string, name: string) =>
  `${document}, ${time} को भेजा गया (${name})`;
export const verify = 'सत्यापित करें';
export const refuse = 'नामंज़ूर करें';
export const document = 'दस्तावेज़';
export const document_lead = 'आपके निर्णय के बाद फ़ाइल हटा दी जाती है।';
export const document_alt = 'दस्तावेज़ की तस्वीर';
export const document_open = 'फ़ाइल नए टैब में खोलें';
export const cin = 'CIN';
export const cin_hint = 'तभी भरें जब दस्तावेज़ में लिखा हो। इसकी जाँच होती है और यह ऑडिट लॉग में रहता है।';
export const valid_until = 'कब तक मान्य';
export const valid_until_hint = 'तभी भरें जब दस्तावेज़ में आख़िरी दिन लिखा हो। उसके बाद सत्यापन समाप्त हो जाता है।';
export const confirm_verify = (house: string) => `${house} को सत्यापित करें?`;
export const confirm_verify_text = (document: string) =>
  `${document}: इस पर इसी प्रोडक्शन हाउस का नाम है और यह मान्य है। सत्यापित हाउस बच्चों को कास्ट कर सकता है।`;
export const refuse_title = (house: string) => `${house} का दस्तावेज़ नामंज़ूर करें`;
export const refuse_label = 'कारण, जो प्रोडक्शन हाउस पढ़ेगा';
export const refuse_name = 'दस्तावेज़ पर लिखा नाम कंपनी के नाम से अलग है।';
export const refuse_unreadable = 'हम दस्तावेज़ पढ़ नहीं पा रहे हैं। ज़्यादा साफ़ फ़ोटो भेजें।';
export const refuse_other = 'यह PAN कार्ड या GST सर्टिफ़िकेट नहीं है।';
export const facts = 'प्रोडक्शन हाउस ने क्या लिखा';
export const fact_company = 'कंपनी';
export const fact_owner = 'ओनर';
export const fact_gstin = 'GST नंबर';
export const fact_registered = 'रजिस्टर किया';
export const fact_calls = 'कास्टिंग कॉल';
export const fact_reports = 'खुली शिकायतें';
export const not_given = 'नहीं दिया';

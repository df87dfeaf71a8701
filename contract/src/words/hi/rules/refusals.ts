import type { RefusalGround } from '#rules/staff-decisions.ts';

export const refusal_grounds: Record<RefusalGround, string> = {
  fraud: 'धोखाधड़ी',
  copied: 'दूसरे प्रोडक्शन हाउस से कॉपी किया गया',
  unsafe: 'कलाकारों के लिए असुरक्षित',
  child_permit: 'बच्चों के काम की अनुमति नहीं है',
  not_casting: 'यह कास्टिंग कॉल नहीं है',
};

export const document_ended = (day: string) => `वह ${day} तक मान्य था।`;
export const document_of_other_name = 'वह आपके मौजूदा नाम का नहीं, किसी दूसरे नाम का है।';

export const not_for_children =
  '18 साल से कम उम्र वालों को सिर्फ़ बच्चों के लिए सत्यापित प्रोडक्शन हाउस कास्ट कर सकते हैं। उम्र 18 या उससे ज़्यादा करें, या मौजूदा दस्तावेज़ के साथ यह सत्यापन माँगें।';

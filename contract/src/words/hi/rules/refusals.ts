import type { RefusalGround } from '#rules/staff-decisions.ts';

export const refusal_grounds: Record<RefusalGround, string> = {
  fraud: 'धोखाधड़ी',
  copied: 'दूसरे प्रोडक्शन हाउस से कॉपी किया गया',
  unsafe: 'कलाकारों के लिए असुरक्षित',
  child_permit: 'बच्चों के काम की अनुमति नहीं है',
  not_casting: 'यह कास्टिंग कॉल नहीं है',
};

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/figures.ts'),
  typeof import('#words/hi/admin/figures.ts')
>;

export const page = 'आँकड़े';
export const lead = 'साइट पर जो हुआ, उसकी गिनती। दिन भारत के समय के हैं।';
export const field_from = 'कब से';
export const field_to = 'कब तक';
export const field_by = 'किस हिसाब से';
export const periods = {
  day: 'दिन',
  week: 'हफ़्ते',
  month: 'महीने',
} as const;
export const show = 'दिखाएँ';
export const download = 'CSV डाउनलोड करें';
export const download_failed = 'टेबल डाउनलोड नहीं हो सकी। फिर से कोशिश करें।';
export const channels = {
  email: 'ईमेल',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'ब्राउज़र',
} as const;

export const chart = (title: string) => `${title}। संख्याएँ इसी पेज की टेबल में हैं।`;
export const funnel = 'इस दौरान रजिस्टर हुए कलाकार';
export const funnel_note = 'अब तक वे कहाँ तक पहुँचे।';
export const funnel_steps = {
  registered: 'रजिस्टर हुए',
  whole_profile: 'प्रोफ़ाइल पूरी की',
  applied: 'आवेदन किया',
  shortlisted: 'शॉर्टलिस्ट हुए',
  cast: 'चुने गए',
} as const;
export const registrations = 'रजिस्ट्रेशन';
export const talent = 'कलाकार';
export const houses = 'प्रोडक्शन हाउस';
export const houses_short = 'हाउस';
export const calls_posted = 'पोस्ट किए गए कास्टिंग कॉल';
export const calls = 'कास्टिंग कॉल';
export const applications = 'आवेदन';
export const answered = 'जवाब मिला';
export const not_answered = 'अभी जवाब नहीं मिला';
export const answer_time = 'पहला जवाब मिलने में समय';
export const answer_time_note = 'आवेदन से पहले जवाब तक लगे घंटे (मीडियन)।';
export const answer_hours = 'पहला जवाब मिलने में घंटे';
export const hours = 'घंटे';
export const revenue_rupees = 'आय (रुपये में)';
export const revenue_note = 'GST सहित। रिफ़ंड उस दिन में गिने गए हैं जिस दिन माँगे गए।';
export const revenue = 'आय';
export const orders_paid = 'भुगतान हुए ऑर्डर';
export const orders = 'ऑर्डर';
export const refunds = 'रिफ़ंड';
export const sent = 'भेजे गए मैसेज';
export const sent_note = 'भेजे गए मैसेज साइट पर 6 महीने रहते हैं।';
export const failed = 'मैसेज जो नहीं जा सके';
export const sent_and_failed = (channel: string) => `${channel}: भेजे गए / नहीं जा सके`;
export const table = 'सभी संख्याएँ';
export const column_month = 'महीना';
export const column_week = 'हफ़्ते की शुरुआत';
export const column_day = 'दिन';

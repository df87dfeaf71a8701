import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/switches.ts'),
  typeof import('#words/hi/admin/switches.ts')
>;

export const page = 'स्विच';
export const lead = 'गड़बड़ी के दौरान साइट का कोई हिस्सा रोकें। उसे इस्तेमाल करने वालों को दिखता है कि वह रुका हुआ है।';
export const names = {
  registrations: 'रजिस्ट्रेशन',
  posting: 'नए कास्टिंग कॉल',
  payments: 'भुगतान',
  whatsapp: 'WhatsApp मैसेज',
} as const;
export const while_off = {
  registrations: 'कोई रजिस्टर नहीं कर सकता। पहले से बने अकाउंट हमेशा की तरह चलते हैं।',
  posting: 'प्रोडक्शन हाउस ड्राफ़्ट सेव कर सकते हैं, पर पोस्ट नहीं कर सकते। खुले कास्टिंग कॉल चलते रहते हैं।',
  payments: 'कोई प्लान नहीं ख़रीद सकता। ख़रीदे हुए प्लान और शुरू हो चुके भुगतान चलते रहते हैं।',
  whatsapp: 'नए नोटिफ़िकेशन सिर्फ़ ईमेल, SMS और साइट पर जाते हैं।',
} as const;
export const reason_outage = 'प्रोवाइडर की सेवा ठप है।';
export const reason_attack = 'साइट पर हमला हो रहा है।';
export const reason_repair = 'हम एक गड़बड़ी ठीक कर रहे हैं।';
export const state_off = (name: string) => `${name}: बंद`;
export const state_on = (name: string) => `${name}: चालू`;
export const while_off_text = (text: string) => `बंद रहने पर: ${text}`;
export const on_one = (name: string) => `चालू करें: ${name}`;
export const off_one = (name: string) => `बंद करें: ${name}`;
export const off_title = (name: string) => `${name} बंद करें`;
export const on = 'चालू करें';
export const off = 'बंद करें';
export const reason = 'कारण, जो आपके सहकर्मी पढ़ेंगे';

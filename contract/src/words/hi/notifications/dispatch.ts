import { plural } from '#words/plural.ts';

export const channels = { email: 'ईमेल', whatsapp: 'WhatsApp', sms: 'SMS', push: 'ब्राउज़र' } as const;

export const outbox = 'आउटबॉक्स';

export const outbox_lead =
  'कोई मेल सर्वर सेट नहीं है, इसलिए यह पेज वे सभी मैसेज दिखाता है जो भेजे जाते, नए सबसे ऊपर। यह पेज सिर्फ़ डेवलपमेंट और डेमो में है।';
export const outbox_refresh = 'रीफ़्रेश करें';
export const outbox_empty = 'अभी कोई मैसेज नहीं है। नए मैसेज यहाँ दिखेंगे।';
export const sent = <Part>(channel: string, to: string, time: Part) => [`${channel}, ${to} को, `, time];
export const copy_code = 'कोड कॉपी करें';

export const templates = 'ईमेल टेम्प्लेट';
export const templates_lead = 'नमूने के डेटा के साथ हर ईमेल और नोटिफ़िकेशन। यह पेज सिर्फ़ डेवलपमेंट और डेमो में है।';
export const choices = { template: 'टेम्प्लेट', language: 'भाषा', channel: 'चैनल' } as const;
export const preview = 'ईमेल का प्रीव्यू';
export const preview_facts = (kind: string, characters: number) => `प्रकार “${kind}”, ${characters} अक्षर`;
export const preview_sms = (kind: string, characters: number, parts: number) =>
  plural(parts, {
    one: `प्रकार “${kind}”, ${characters} अक्षर, ${parts} SMS`,
    other: `प्रकार “${kind}”, ${characters} अक्षर, ${parts} SMS`,
  });

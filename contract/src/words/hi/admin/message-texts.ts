import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/message-texts.ts'),
  typeof import('#words/hi/admin/message-texts.ts')
>;

export const page = 'ईमेल और मैसेज';
export const lead = 'साइट से भेजे जाने वाले सभी मैसेज। अंग्रेज़ी और हिंदी का टेक्स्ट बदलने के लिए कोई मैसेज खोलें।';
export const all_content = 'सारा कंटेंट';
export const goes_live = (time: string) => `${time} को लागू होगा`;
export const with_draft = 'ड्राफ़्ट है';
export const changed_by_staff = 'स्टाफ़ ने बदला है';
export const all_messages = 'सभी मैसेज';
export const channels_lead = (channels: string) => `${channels}।`;
export const draft_saved = (name: string, time: string) => `ड्राफ़्ट ${time} को सेव हुआ (${name})।`;
export const edit = 'बदलें';
export const saving = 'सेव हो रहा है...';
export const save = 'ड्राफ़्ट सेव करें';
export const originals = 'सभी मूल टेक्स्ट वापस लाएँ';
export const discard_question = 'ड्राफ़्ट हटाएँ?';
export const discard = 'ड्राफ़्ट हटाएँ';
export const only_sometimes = 'सिर्फ़ कुछ मामलों में।';
export const must_stay = (names: string) => `ज़रूर रखें: ${names}।`;
export const may_be_used = (names: string) => `इस्तेमाल कर सकते हैं: ${names}।`;
export const original = (text: string) => `मूल: ${text}`;
export const original_restore_of = (field: string) => `मूल टेक्स्ट वापस लाएँ: ${field}`;
export const original_restore = 'मूल टेक्स्ट वापस लाएँ';
export const preview = 'प्रीव्यू';
export const preview_draft = 'सेव किया गया ड्राफ़्ट, नमूने के डेटा के साथ।';
export const preview_live = 'अभी जो भेजा जाता है, नमूने के डेटा के साथ।';
export const placeholders = 'प्लेसहोल्डर';
export const placeholders_lead =
  'साइट इनकी जगह हर मैसेज की जानकारी रखती है। हर टेक्स्ट के साथ लिखा है कि उसमें कौन-से प्लेसहोल्डर हो सकते हैं।';
export const meaning_required = (meaning: string) => `${meaning} (ज़रूर रखें)`;
export const example = (text: string) => `जैसे: ${text}`;
export const registered = 'WhatsApp और SMS';
export const registered_lead =
  'प्रोवाइडर सिर्फ़ वही भेजते हैं जो उन्होंने मंज़ूर किया है। SMS बदलने के लिए उसका नया टेक्स्ट रजिस्टर करें और मंज़ूर टेम्प्लेट नंबर को SMS_TEMPLATES में उसके नाम के साथ लिखें। WhatsApp के मंज़ूर टेम्प्लेट में छोटा टेक्स्ट जोड़ा जाता है, इसलिए छोटा टेक्स्ट बदला जा सकता है।';
export const registered_whatsapp = 'WhatsApp टेम्प्लेट:';
export const kinds = {
  account: 'अकाउंट और सुरक्षा',
  applications: 'आवेदन',
  views: 'किसने देखा',
  auditions: 'ऑडिशन',
  invitations: 'निमंत्रण और ऑफ़र',
  conversations: 'बातचीत',
  plans: 'प्लान',
  alerts: 'अलर्ट',
} as const;
export const channels = {
  email: 'ईमेल',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'ब्राउज़र',
} as const;
export const parts = {
  subject: 'विषय',
  paragraph: 'पैराग्राफ़',
  note: 'छोटे अक्षरों का टेक्स्ट',
  short: 'इनबॉक्स, WhatsApp और ब्राउज़र के लिए छोटा टेक्स्ट',
} as const;

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/api-keys.ts'),
  typeof import('#words/hi/accounts/api-keys.ts')
>;

export const title = 'API कुंजियाँ';
export const lead = <Part>(link: (text: string) => Part) => [
  'अपने प्रोग्राम को अपने अकाउंट के साथ काम करने दें। वे क्या कर सकते हैं, यह ',
  link('API दस्तावेज़'),
  ' में लिखा है।',
];
export const copy_now = 'अपनी नई कुंजी अभी कॉपी कर लें।';
export const shown_once = 'यह दोबारा नहीं दिखाई जाएगी।';
export const copy = { key: 'कुंजी कॉपी करें', secret: 'सीक्रेट कॉपी करें' } as const;
export const copied = { key: 'कुंजी कॉपी हो गई', secret: 'सीक्रेट कॉपी हो गया' } as const;
export const list_title = 'आपकी कुंजियाँ';
export const list_empty = 'आपके पास कोई API कुंजी नहीं है।';
export const key_dates = (end: string, last: string) => `${end} तक काम करेगी, पिछली बार ${last} को इस्तेमाल हुई`;
export const key_scope = (level: string, areas: string) => `${level}: ${areas}।`;
export const end = 'हटाएँ';
export const end_label = (key: string) => `कुंजी ${key} हटाएँ`;
export const end_question = (key: string) =>
  `कुंजी ${key} हटाएँ? इसका इस्तेमाल करने वाले प्रोग्राम काम करना बंद कर देंगे।`;
export const end_confirm = 'कुंजी हटाएँ';
export const new_title = 'नई कुंजी';
export const new_lead =
  'सिर्फ़ वही चुनें जो प्रोग्राम को चाहिए। कोई भी कुंजी आपके लॉगिन, भुगतान या टीम तक नहीं पहुँच सकती।';
export const create = 'कुंजी बनाएँ';
export const creating = 'बन रही है...';
export const create_failed = 'कुंजी नहीं बन सकी। फिर से कोशिश करें।';
export const back = 'अपने अकाउंट पर वापस जाएँ';

export const name = 'कुंजी का नाम';
export const name_hint = 'जैसे उस प्रोग्राम का नाम जो इसे इस्तेमाल करेगा।';
export const days = 'कब तक चलेगी';
export const days_labels = { 30: '30 दिन', 90: '90 दिन', 365: 'एक साल' } as const;
export const levels = { none: 'कोई अनुमति नहीं', read: 'पढ़ना', write: 'पढ़ना और बदलना' } as const;
export const areas = {
  talent: {
    profiles: 'आपकी प्रोफ़ाइल',
    jobs: 'कास्टिंग कॉल',
    applications: 'आपके आवेदन',
    auditions: 'ऑडिशन और ऑफ़र',
    messages: 'मैसेज और नोटिफ़िकेशन',
  },
  production: {
    profiles: 'कलाकार, लिस्ट और कंपनी प्रोफ़ाइल',
    jobs: 'कास्टिंग कॉल',
    applications: 'आवेदन और रिव्यू',
    auditions: 'ऑडिशन और ऑफ़र',
    messages: 'मैसेज और नोटिफ़िकेशन',
  },
} as const;

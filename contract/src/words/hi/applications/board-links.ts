import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/board-links.ts'),
  typeof import('#words/hi/applications/board-links.ts')
>;

export const share = (count: number) => `${count} चुने हुए आवेदक शेयर करें`;
export const share_all = 'आवेदक शेयर करें';
export const lead =
  'जिसके पास यह लिंक होगा, वह लिंक चालू रहने तक फ़ोटो, उम्र, शहर और हुनर देख सकेगा। इसमें संपर्क की जानकारी, नोट और स्कोर नहीं दिखते।';
export const create = 'लिंक बनाएँ';
export const creating = 'लिंक बन रहा है...';
export const create_failed = 'लिंक नहीं बन सका। फिर से कोशिश करें।';
export const created = 'लिंक बन गया। उसे लिस्ट से कॉपी करें।';
export const load_failed = 'लिंक लोड नहीं हो सके। फिर से कोशिश करें।';
export const none = 'अभी कोई लिंक नहीं है।';
export const list = 'इस बोर्ड के लिंक';
export const end_failed = 'लिंक बंद नहीं हो सका। फिर से कोशिश करें।';
export const ended = 'लिंक बंद हो गया।';
export const by = (name: string) => `बनाया: ${name}`;
export const shown_selected = (count: number) => `${count} चुने हुए`;
export const shown_all = 'सभी आवेदक';
export const works_until = (day: string) => `${day} तक चालू`;
export const ended_on = (day: string) => `${day} को बंद हुआ`;
export const ended_on_by = (day: string, name: string) => `${day} को बंद किया: ${name}`;

export const field_label = 'यह किसके लिए है?';
export const field_label_example = 'सैफ़रन सोप, क्लाइंट';
export const field_label_hint = 'हर फ़ोटो पर वॉटरमार्क के रूप में दिखता है।';
export const field_days = 'लिंक कब तक काम करे?';
export const field_days_missing = 'चुनें कि लिंक कब तक काम करे।';
export const days = {
  1: '1 दिन',
  7: '1 हफ़्ता',
  14: '2 हफ़्ते',
  30: '1 महीना',
} as const;
export const field_shown = 'इसमें कौन-से आवेदक दिखें?';
export const field_shown_hint = 'लिंक खोलते समय जो आवेदक उस कॉलम में हों, वही दिखते हैं।';

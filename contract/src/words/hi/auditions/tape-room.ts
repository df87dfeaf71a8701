import { plural } from '#words/plural.ts';

export const room = 'टेप';
export const empty = 'टेप आने पर यहाँ दिखेंगे।';
export const requests = 'अनुरोध';
export const request_of = {
  role: (_time: string) => 'रोल के लिए',
  callback: (time: string) => `कॉलबैक, ${time}`,
  person: (time: string) => `एक व्यक्ति, ${time}`,
} as const;
export const show_all = 'रोल के सभी टेप';
export const list = 'टेप';
export const takes = (count: number) => plural(count, { one: `${count} टेक`, other: `${count} टेक` });
export const late = 'देर से';
export const not_watched = 'अभी नहीं देखा';
export const first = 'यह पहला टेप है।';
export const last = 'यह आख़िरी टेप था।';
export const write_failed = 'यह सेव नहीं हो सका। फिर से कोशिश करें।';

export const take = (number: number) => `टेक ${number}`;
export const take_of = (name: string, number: number) => `${name} · टेक ${number}`;
export const time_of = (at: string, length: string) => `${at} / ${length}`;
export const position = 'टेप में जगह';
export const play = 'चलाएँ';
export const pause = 'रोकें';
export const speed_of = (speed: number) => `स्पीड ${speed}×`;
export const quality_of = (quality: string) => `क्वालिटी ${quality}`;
export const compare = 'साथ-साथ देखें';
export const in_turn = 'बारी-बारी';
export const download = 'डाउनलोड करें';
export const deleted_on = (day: string) => `${day} को हटाया जाएगा`;

export const blind = 'अपना स्कोर देने के बाद आपको सहकर्मियों के स्कोर और टिप्पणियाँ दिखेंगी।';
export const parts = { voice: 'आवाज़', look: 'लुक', performance: 'अभिनय' } as const;
export const comments = 'टिप्पणियाँ';
export const comment_write = 'इस पल पर टिप्पणी लिखें';
export const comment_hint = 'टेप चलता रहेगा। Enter दबाने पर सेव होगा।';
export const comment_save = (time: string) => `${time} पर टिप्पणी करें`;
export const comment_at = (time: string, text: string) => `${time} ${text}`;
export const comment_delete = 'टिप्पणी हटाएँ';
export const comment_failed = 'टिप्पणी सेव नहीं हो सकी। फिर से कोशिश करें।';
export const client = (name: string) => `${name} (क्लाइंट)`;

export const key_space = 'Space';
export const key_play = 'चलाएँ या रोकें';
export const key_skip = (seconds: number) => `${seconds} सेकंड पीछे या आगे`;
export const key_next = 'अगला और पिछला टेप';
export const key_take = 'इनका अगला टेक';
export const key_comment = 'इस पल पर टिप्पणी लिखें';
export const key_speed = 'धीमा या तेज़';

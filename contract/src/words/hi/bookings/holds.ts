import { plural } from '#words/plural.ts';

export const title = 'दिन';
export const shoot_free = (days: string) => `शूट के दिनों में ख़ाली: ${days}`;
export const shoot_taken = (days: string) => `शूट के दिनों में ख़ाली नहीं: ${days}`;
export const check_answers = { free: 'ख़ाली', maybe: 'शायद', busy: 'ख़ाली नहीं' } as const;
export const check_answered = (days: string, answer: string) => `${days} के बारे में पूछा: ${answer}`;
export const check_waiting = (days: string) => `${days} के बारे में पूछा: अभी जवाब नहीं`;
export const states = {
  first_hold: 'पहला होल्ड',
  second_hold: 'दूसरा होल्ड',
  confirmed: 'बुक',
  released: 'होल्ड छोड़ा गया',
  declined: 'कलाकार ने होल्ड मना किया',
  expired: 'होल्ड ख़त्म हुआ',
  ended: 'आवेदन के साथ ख़त्म हुआ',
} as const;
export const state_on = (state: string, days: string) => `${state}: ${days}`;
export const hold_until = (time: string) => `${time} तक`;
export const first_day = 'पहला दिन';
export const last_day = 'आख़िरी दिन';
export const lasts = 'होल्ड कितने समय के लिए';
export const hours = { 24: '1 दिन', 48: '2 दिन', 72: '3 दिन', 168: '7 दिन' } as const;
export const hold = 'दिन होल्ड करें';
export const release = 'होल्ड छोड़ें';
export const release_note = 'कलाकार के लिए मैसेज';
export const release_usual = 'ये दिन ख़ाली रखने के लिए धन्यवाद। अब हमें इनकी ज़रूरत नहीं है।';
export const failed = 'यह सेव नहीं हुआ। फिर कोशिश करें।';

// The board.
export const days_states = {
  free: 'ख़ाली',
  maybe: 'शायद ख़ाली',
  busy: 'ख़ाली नहीं',
  first_hold: 'पहला होल्ड',
  second_hold: 'दूसरा होल्ड',
  confirmed: 'बुक',
} as const;
export const days_ask = 'तारीख़ें पूछें';
export const days_ask_title = (count: number) =>
  plural(count, { one: `${count} आवेदक से तारीख़ें पूछें`, other: `${count} आवेदकों से तारीख़ें पूछें` });
export const days_ask_lead =
  'हम पूछते हैं कि वे इन दिनों ख़ाली हैं या नहीं, और बताते हैं कि यह ऑफ़र नहीं है। हर कोई एक टैप में जवाब देता है।';
export const days_ask_send = 'सवाल भेजें';
export const days_ask_failed = 'सवाल नहीं भेजा जा सका। फिर कोशिश करें।';

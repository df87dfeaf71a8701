import { call_title } from '#words/hi/rules/calls.ts';

export const waiting_kinds = {
  application: (title: string) => `${call_title(title)} के लिए आपका आवेदन`,
  message: (title: string) => `${title} के लिए आपका मैसेज`,
  profile: () => 'आपकी प्रोफ़ाइल',
  unsafe: (title: string) => title,
  tape: (title: string) => `${call_title(title)} के लिए आपका सेल्फ़-टेप`,
};
export const not_sent_yet = (what: string) => `अभी नहीं भेजा जा सका, आप ऑफ़लाइन हैं: ${what}`;
export const being_sent = (what: string) => `भेजा जा रहा है: ${what}`;
export const not_sent = (what: string) => `नहीं भेजा जा सका: ${what}`;
export const sent = (what: string) => `भेज दिया गया: ${what}`;
export const kept_since = (time: string) =>
  `${time} से इस डिवाइस पर सेव है। दोबारा ऑनलाइन होने पर अपने आप भेज दिया जाएगा। उससे पहले लॉग आउट करने पर यह हटा दिया जाएगा।`;

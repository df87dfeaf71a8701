export const family_title = 'आपके बच्चे';
export const family_lead = 'आपके सब बच्चों की वे बातें, जिन पर आपका जवाब चाहिए।';
export const add_child = 'बच्चा जोड़ें';
export const add_child_lead = 'बच्चे के लिए ईमेल या फ़ोन ज़रूरी नहीं। 18 साल का होने तक अकाउंट आप चलाते हैं।';
export const child_name = 'बच्चे का पूरा नाम';
export const the_child = 'बच्चे';
export const add_failed = 'बच्चा नहीं जुड़ा। फिर कोशिश करें।';
export const mobile_needed =
  'बच्चा जोड़ने के लिए पहले अपना मोबाइल नंबर सत्यापित करें। आपकी उम्र 18 साल या ज़्यादा होनी चाहिए।';
export const mobile_verify = 'मोबाइल नंबर सत्यापित करें';

export const hand_over = (name: string) => `${name} को अकाउंट सौंपें`;
export const hand_over_lead = (name: string, day: string) =>
  `${day} को ${name} की उम्र 18 साल होगी। उसके बाद अकाउंट सिर्फ़ ${name} का होगा।`;
export const own_contact = 'उनका अपना ईमेल या मोबाइल नंबर';
export const own_contact_hint = 'हम अकाउंट लेने का लिंक भेजेंगे। यह 14 दिन तक काम करेगा।';
export const link_sent_to = (contact: string) => `${contact} पर लिंक भेज दिया गया है।`;
export const hand_over_send = 'लिंक भेजें';
export const hand_over_failed = 'लिंक नहीं भेजा जा सका। फिर कोशिश करें।';

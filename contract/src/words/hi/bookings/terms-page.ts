export const title = 'ऑफ़र की शर्तें';
export const in_force = 'लागू शर्तें';
export const to_sign = 'साइन होना बाकी';
export const former = 'पुरानी शर्तें';
export const not_signed = 'साइन नहीं हुईं';
export const signed_by = {
  house: 'प्रोडक्शन हाउस की ओर से साइन',
  talent: 'कलाकार का साइन',
  guardian: 'अभिभावक का साइन',
} as const;
export const backup_chosen = (name: string) =>
  `मना होने पर या समय पर जवाब न मिलने पर यही ऑफ़र अगले बैकअप को जाएगा। यह ${name} ने चुना।`;

export const sign = 'साइन करें';
export const keep = 'मौजूदा शर्तें रखें';
export const only_talent = (name: string) =>
  `इस पर सिर्फ़ ${name} का साइन मान्य है, अपने मोबाइल या ईमेल पर आए कोड से।`;
export const guardian_signs = 'आपके लिए आपके माता-पिता या अभिभावक साइन करेंगे।';
export const ask_guardian = 'उनसे साइन करने को कहें';
export const decline_there = 'मेरे आवेदन में जाकर मना करें';

export const only_pay =
  'अब आप इस बच्चे को नहीं देख सकते। काम हो चुका है, इसलिए शर्तें और भुगतान आपके पास रहेंगे। ये सिर्फ़ आपकी टीम के ओनर को दिखते हैं।';
export const change = 'शर्तें बदलें';
export const add = 'शर्तें जोड़ें';
export const change_lead = 'कलाकार के नई शर्तें साइन करने तक मौजूदा शर्तें लागू रहेंगी।';
export const fee = 'फ़ीस (रुपये)';
export const per = 'फ़ीस किसके लिए';
export const units = { day: 'हर दिन', job: 'पूरा काम', episode: 'हर एपिसोड' } as const;
export const pay_days = 'भुगतान कितने दिन में';
export const pay_days_hint = 'काम के आख़िरी दिन के बाद।';
export const work_days_hint = 'अगर पहले से आख़िरी दिन तक रोज़ काम नहीं है।';
export const more = 'और शर्तें';
export const then_backup = 'मना होने पर या समय पर जवाब न मिलने पर यही ऑफ़र अगले बैकअप को दें';
export const message = 'हम आपके साथ काम करना चाहेंगे। हमारी शर्तें ये हैं।';
export const continue_to_sign = 'साइन के लिए आगे बढ़ें';
export const sign_and_send = 'साइन करके भेजें';
export const back = 'फ़ॉर्म पर वापस';

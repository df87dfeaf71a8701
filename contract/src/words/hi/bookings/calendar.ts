export const title = 'कैलेंडर';
export const lead = 'प्रोडक्शन हाउस देखते हैं कि आप कब ख़ाली हैं, यह नहीं कि क्यों नहीं हैं।';
export const mark_as = 'दिन किस तरह मार्क करें';
export const mark_hint = 'पहले चुनें, फिर दिनों पर टैप करें। हटाने के लिए दिन पर दोबारा टैप करें।';
export const kinds = { away: 'बाहर', working: 'काम पर', maybe: 'शायद' } as const;
export const states = { first_hold: 'पहला होल्ड', second_hold: 'दूसरा होल्ड', confirmed: 'बुक' } as const;
export const audition = 'ऑडिशन';
export const from_calendar = 'आपके दूसरे कैलेंडर से';
export const previous_month = 'पिछला महीना';
export const next_month = 'अगला महीना';
export const mark_failed = 'यह सेव नहीं हुआ। फिर कोशिश करें।';

export const questions_title = 'क्या आप ख़ाली हैं?';
export const questions_lead = 'तारीख़ों का सवाल ऑफ़र नहीं है।';
export const question = (house: string, days: string, role: string) => `${house}, ${days}: ${role}`;
export const answers = { free: 'हाँ, ख़ाली', maybe: 'शायद', busy: 'नहीं' } as const;
export const answer_failed = 'आपका जवाब नहीं भेजा जा सका। फिर कोशिश करें।';

export const holds_title = 'होल्ड और बुकिंग';
export const hold_ends = (time: string) => `${time} को ख़त्म`;
export const decline = 'होल्ड मना करें';
export const decline_question = 'यह होल्ड मना करें?';
export const decline_failed = 'होल्ड मना नहीं हो सका। फिर कोशिश करें।';

export const subscription_title = 'आपका दूसरा कैलेंडर';
export const subscription_lead =
  'अपने Google या किसी और कैलेंडर का निजी लिंक यहाँ डालें। हम इसे हर घंटे पढ़ते हैं और सिर्फ़ यह रखते हैं कि कौन-से दिन व्यस्त हैं।';
export const subscription_url = 'कैलेंडर का लिंक';
export const subscription_add = 'कैलेंडर जोड़ें';
export const subscription_remove = 'कैलेंडर हटाएँ';
export const subscription_question = 'यह कैलेंडर और इसके व्यस्त दिन हटाएँ?';
export const subscription_read = (host: string, time: string) => `${host}, आख़िरी बार ${time} को पढ़ा गया`;
export const subscription_waiting = (host: string) => `${host}, अभी पढ़ा जा रहा है`;
export const subscription_failed = 'यह सेव नहीं हुआ। फिर कोशिश करें।';
export const problems = {
  unreachable: 'लिंक नहीं खुला। देखें कि वह अब भी काम करता है।',
  too_large: 'कैलेंडर पढ़ने के लिए बहुत बड़ा है।',
  no_calendar: 'इस लिंक पर कैलेंडर नहीं है। कैलेंडर का निजी लिंक डालें।',
} as const;

export const link_lead = (house: string, role: string) =>
  `${house} ने ${role} के रोल के लिए पूछा है। यह ऑफ़र नहीं है।`;
export const link_answered = 'प्रोडक्शन हाउस के फ़ैसले तक आप जवाब बदल सकते हैं।';
export const link_ended = 'यह लिंक अब काम नहीं करता';
export const link_ended_lead = 'इस आवेदन पर फ़ैसला हो चुका है, या लिंक अधूरा है।';

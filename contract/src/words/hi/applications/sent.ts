export const sent_history = 'स्थिति का इतिहास';
export const again = (status: string) => `${status} (फिर से)`;
export const sent_reason = (text: string) => `कारण: ${text}`;
export const under_consideration = 'विचार हो रहा है';
export const considered = 'प्रोडक्शन हाउस विचार कर रहा है';
export const considered_lead =
  'आपने इस रोल के लिए आवेदन नहीं किया है: प्रोडक्शन हाउस आपके एक दूसरे रोल के आवेदन के साथ इस रोल के लिए भी आप पर विचार कर रहा है। इससे आपके प्लान का कोई आवेदन ख़र्च नहीं होता।';
export const decline_considered = 'इस रोल के लिए मना करें';
export const decline_considered_of = (title: string) => `${title} के लिए विचार किए जाने से मना करें`;
export const decline_considered_question =
  'इस रोल के लिए विचार किए जाने से मना करें? आपके दूसरे आवेदन जैसे हैं वैसे ही रहेंगे।';
export const stepped_back = 'रोल छोड़ दिया';
export const role_cancelled = 'रोल रद्द हुआ';
export const rejection_from = 'प्रोडक्शन हाउस की ओर से';

export const send_again_failed = 'आपका आवेदन दोबारा नहीं भेजा जा सका। फिर से कोशिश करें।';
export const send_again = <Part>(title: string, unseen: (text: string) => Part) => [
  unseen(`${title} के लिए अपना आवेदन `),
  'फिर से भेजें',
];
export const sending_again = <Part>(title: string, unseen: (text: string) => Part) => [
  unseen(`${title} के लिए आपका आवेदन `),
  'भेजा जा रहा है...',
];

export const withdraw_failed = 'आपका आवेदन वापस नहीं लिया जा सका। फिर से कोशिश करें।';
export const withdraw_of = (title: string) => `${title} का आवेदन वापस लें`;
export const withdraw_question_last =
  'यह आवेदन वापस लें? इसे एक बार फिर से भेजा जा चुका है, इसलिए अब यह दोबारा नहीं भेजा जा सकेगा।';
export const withdraw_question = 'यह आवेदन वापस लें? कास्टिंग कॉल खुला रहने तक आप इसे एक बार फिर से भेज सकते हैं।';
export const withdraw_confirm = 'आवेदन वापस लें';
export const withdraw = 'वापस लें';
export const withdrawn_hint = 'आप इसे “समाप्त” में जाकर एक बार फिर से भेज सकते हैं।';

export const decline_failed = 'निमंत्रण से मना नहीं किया जा सका। फिर से कोशिश करें।';
export const stop_failed = 'ये निमंत्रण बंद नहीं हो सके। फिर से कोशिश करें।';
export const allow_failed = 'इस प्रोडक्शन हाउस के निमंत्रण चालू नहीं हो सके। फिर से कोशिश करें।';
export const invited_by = <Part>(house: Part) => [house, ' ने आपको आवेदन करने का निमंत्रण दिया है'];
export const until = (day: string) => `${day} तक`;
export const decline_of = (title: string) => `मना करें: ${title}`;
export const stop_question = (house: string) => `${house} के निमंत्रण बंद करें?`;
export const stop = 'निमंत्रण बंद करें';
export const stop_of = (house: string) => `${house} के निमंत्रण बंद करें`;
export const stopped_houses = (count: number) => `जो प्रोडक्शन हाउस आपको निमंत्रण नहीं भेज सकते (${count})`;
export const allow = 'निमंत्रण चालू करें';

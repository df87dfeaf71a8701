export const mandates_title = 'कौन किसकी ओर से काम करता है';
export const mandates_lead = 'आपकी ओर से कौन काम करता है और उन्होंने क्या किया, और आप किनकी ओर से काम करते हैं।';
export const acted_by_title = 'आपकी ओर से काम करने वाले';
export const acted_by_nobody = 'आपकी ओर से कोई काम नहीं करता।';
export const acts_for_title = 'आप जिनकी ओर से काम करते हैं';
export const acts_for_nobody = 'आप किसी की ओर से काम नहीं करते।';
export const history_title = 'उन्होंने क्या किया';

export const kinds = { guardian: 'अभिभावक', agency: 'एजेंसी', member: 'एजेंसी टीम' };
/** What a person who acts for somebody can do, in plain words. */
export const scopes = {
  apply: 'कास्टिंग कॉल में आवेदन करना',
  answer: 'ऑडिशन, सेल्फ़-टेप और ऑफ़र का जवाब देना',
  messages: 'मैसेज पढ़ना और लिखना',
  profile: 'प्रोफ़ाइल, फ़ोटो और वीडियो बदलना',
  manage: 'रोस्टर और टीम सँभालना',
};
export const invited_on = (day: string) => `${day} को बुलाया गया`;
export const link_ended = 'लिंक अब काम नहीं करता';
export const since = (kind: string, day: string) => `${kind}, ${day} से`;
export const until = (day: string) => `${day} तक`;
export const paused = 'फ़िलहाल रुका है। अभी इससे कोई काम नहीं कर सकता।';
export const ended_on = (day: string) => `${day} को ख़त्म हुआ`;
export const shown_publicly = 'मुझे एजेंसी के सार्वजनिक पेज पर दिखाएँ';

export const commission = (note: string) => `कमीशन: ${note}`;

export const withdraw = 'निमंत्रण वापस लें';
export const withdraw_label = (name: string) => `${name} का निमंत्रण वापस लें`;
export const withdraw_question = (name: string) => `${name} का निमंत्रण वापस लें? लिंक काम करना बंद कर देगा।`;
export const end = 'ख़त्म करें';
export const end_question = (name: string) => `${name} के साथ इसे ख़त्म करें? यह सभी डिवाइस पर तुरंत ख़त्म हो जाएगा।`;
export const end_confirm = 'प्रतिनिधित्व ख़त्म करें';
export const end_label = (name: string) => `${name} के साथ प्रतिनिधित्व ख़त्म करें`;
export const end_failed = 'यह सेव नहीं हुआ। फिर कोशिश करें।';

export const somebody = 'जिनका अकाउंट हट चुका है';
export const member_of = (name: string, agency: string) => `${agency} के ${name}`;
export const event = (who: string, act: string, title: string | null) =>
  title ? `${who}: ${act} · ${title}` : `${who}: ${act}`;
export const acts = {
  applied: 'आवेदन किया',
  changed_application: 'आवेदन बदला',
  withdrew: 'आवेदन वापस लिया',
  audition: 'ऑडिशन का जवाब दिया',
  tape: 'सेल्फ़-टेप पर काम किया',
  offer: 'ऑफ़र का जवाब दिया',
  calendar: 'कैलेंडर बदला',
  message: 'मैसेज लिखे',
  media: 'फ़ोटो या वीडियो बदले',
  profile: 'प्रोफ़ाइल बदली',
  other: 'कुछ बदला',
};

export const act_for = (name: string) => `${name} की ओर से काम करें`;
export const acting_for = (name: string) => `आप ${name} की ओर से काम कर रहे हैं`;
export const acting_back = (name: string) => `${name} के अकाउंट पर वापस`;
export const acting_own_page = (name: string) => `यह पेज ${name} के अकाउंट का है।`;
export const acting_failed = 'यह अकाउंट नहीं खुला। फिर कोशिश करें।';

export const link_title = 'निमंत्रण';
export const link_lead = 'यह पेज आपके मैसेज के लिंक से खुलता है।';
export const link_incomplete = 'यह लिंक अधूरा है। इसे मैसेज से फिर खोलें।';
export const link_heading = {
  guardian: (name: string) => `${name} आपका अकाउंट आपको सौंप रहे हैं`,
  agency: (name: string) => `${name} से आपके प्रतिनिधित्व का निमंत्रण`,
  member: (name: string) => `${name} की टीम से जुड़ें`,
};
export const link_means = {
  guardian: () => '18 साल के होने पर इसे सिर्फ़ आप इस्तेमाल कर सकते हैं।',
  agency: (name: string) => `स्वीकार करने पर ${name} की टीम यह कर सकेगी:`,
  member: () => 'स्वीकार करने पर आप इसके क्लाइंट के लिए यह कर सकेंगे:',
};
export const link_end_any_time = 'आप इसे कभी भी ख़त्म कर सकते हैं। रोल के लिए कोई आपसे पैसे नहीं माँग सकता।';
export const link_account_question = 'पहले से अकाउंट है?';
export const link_log_in = 'स्वीकार करने के लिए लॉग इन या रजिस्टर करें।';
export const link_register = 'रजिस्टर करें';
export const accept_as = (name: string) => `${name} के रूप में स्वीकार करें`;
export const decline = 'मना करें';
export const take_over = 'अकाउंट लें';
export const take_over_lead = (contact: string) =>
  `पासवर्ड चुनें, और अकाउंट आपका हो जाएगा। आप ${contact} से लॉग इन करेंगे।`;
export const take_over_has_account = 'मेरा अकाउंट पहले से है: लॉग इन करके स्वीकार करें';
